import { z } from 'zod';
import { MINUTE_MS } from '@/lib/contract/durations';
import type { Posted } from '../post';
import type { SendResult } from '../push-transport';
import { retryAfterMs } from '../retry-after';

/** What FCM asks for where a 429 does not say when. */
const TOO_MANY_MS = MINUTE_MS;

const errorAnswer = z.object({
  error: z.object({
    details: z.array(z.object({ errorCode: z.string().optional() })).optional(),
  }),
});

function errorCodeOf(body: string): string | undefined {
  try {
    const { data } = errorAnswer.safeParse(JSON.parse(body));
    return data?.error.details?.find(({ errorCode }) => errorCode)?.errorCode;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * By FCM's own rules (HTTP v1 error codes): 404 UNREGISTERED ends a token; 400, 401, 403 and any other 404 are never
 * tried again; 429 and 503 by `Retry-After`. Throws where FCM itself is in trouble.
 */
export function resultOf({ status, retryAfter, body }: Posted, nowMs: number): SendResult {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 && errorCodeOf(body) === 'UNREGISTERED') return 'gone';
  if (status === 429) return { retryAfterMs: retryAfterMs(retryAfter, nowMs) || TOO_MANY_MS };
  if (status >= 500 && retryAfter) return { retryAfterMs: retryAfterMs(retryAfter, nowMs) };
  if (status >= 500) throw new Error(`FCM answered ${status}`);
  return 'failed';
}
