import { MINUTE_MS } from '@/lib/contract/durations';
import type { SendResult } from '../push-transport';

/** Pause that FCM recommends after a rate limit; firebase-admin does not expose the exact time of the response. */
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

export function getErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Converts a rejection of FCM to a result. Returns undefined if FCM itself, or the network, failed. */
export const toSendResult = (error: unknown): SendResult | undefined => SEND_RESULTS.get(getErrorCode(error) ?? '');
