import { MINUTE_MS } from '@/lib/contract/durations';
import type { SendResult } from '../push-transport';

/** What FCM asks for after too many; when exactly its answer says, firebase-admin does not hand on. */
const TOO_MANY_MS = MINUTE_MS;

const MEANINGS = new Map<string, SendResult>([
  ['messaging/registration-token-not-registered', 'gone'],
  ['messaging/message-rate-exceeded', { retryAfterMs: TOO_MANY_MS }],
  ['messaging/device-message-rate-exceeded', { retryAfterMs: TOO_MANY_MS }],
  ['messaging/invalid-argument', 'failed'],
  ['messaging/mismatched-credential', 'failed'],
  ['messaging/third-party-auth-error', 'failed'],
  ['messaging/authentication-error', 'failed'],
]);

/** The code of an error of firebase-admin. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** What a refusal means for the message; undefined where FCM, or the way to it, is itself in trouble. */
export const resultOf = (error: unknown): SendResult | undefined => MEANINGS.get(codeOf(error) ?? '');
