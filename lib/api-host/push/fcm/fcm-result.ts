import { MINUTE_MS } from '@/lib/contract/durations';
import type { SendResult } from '../push-transport';

/** What FCM asks for after too many; when exactly its answer says, firebase-admin does not hand on. */
const RATE_LIMIT_PAUSE_MS = MINUTE_MS;

const SEND_RESULTS = new Map<string, SendResult>([
  ['messaging/registration-token-not-registered', 'gone'],
  ['messaging/message-rate-exceeded', { retryAfterMs: RATE_LIMIT_PAUSE_MS }],
  ['messaging/device-message-rate-exceeded', { retryAfterMs: RATE_LIMIT_PAUSE_MS }],
  ['messaging/invalid-argument', 'failed'],
  ['messaging/mismatched-credential', 'failed'],
  ['messaging/third-party-auth-error', 'failed'],
  ['messaging/authentication-error', 'failed'],
]);

/** The code of an error of firebase-admin. */
export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What a refusal means for the message; undefined where FCM, or the way to it, is itself in trouble. */
export const toSendResult = (error: unknown): SendResult | undefined => SEND_RESULTS.get(getErrorCode(error) ?? '');
