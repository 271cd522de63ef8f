import { z } from 'zod';
import { MINUTE_MS } from '@/lib/contract/durations';
import { parseRetryAfterMs } from '../../shared/retry-after';
import type { SendResult } from '../push-transport';
import type { PostResponse } from '../sender';

/** Pause that FCM's documentation requests after a 429 without `Retry-After`. */
const RATE_LIMIT_PAUSE_MS = MINUTE_MS;

const errorResponse = z.object({
  error: z.object({ details: z.array(z.object({ errorCode: z.string().optional() })) }),
});

/** Returns FCM's own code of an error, for example UNREGISTERED, or undefined for an error of another service. */
export function getErrorCode(body: string): string | undefined {
  try {
    const { data } = errorResponse.safeParse(JSON.parse(body));
    return data?.error.details.find(({ errorCode }) => errorCode)?.errorCode;
  } catch {
    return undefined;
  }
}

/** Converts a response of FCM to a result. Returns undefined if FCM itself failed, or rejected the access token. */
export function toSendResult({ status, retryAfter, body }: PostResponse, nowMs: number): SendResult | undefined {
  if (status === 200) return 'sent';
  const code = getErrorCode(body);
  const requestedMs = parseRetryAfterMs(retryAfter, nowMs);
  if (status === 404 && code === 'UNREGISTERED') return 'gone';
  if (status === 429) return { retryAfterMs: retryAfter ? requestedMs : RATE_LIMIT_PAUSE_MS };
  if (status >= 500) return requestedMs > 0 ? { retryAfterMs: requestedMs } : undefined;
  return status === 401 && code !== 'THIRD_PARTY_AUTH_ERROR' ? undefined : 'failed';
}
