import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { reissue } from '@/lib/contract/auth';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { getSingleton } from '@/lib/singleton';
import { formatRefreshCookie, readRefreshToken } from './host-cookies';
import type { HostTokens } from './session';
import { fetchUpstream, readError } from '../upstream/upstream';

/** Running calls with the old token find the new one for this long. Other instances rely on the host's grace period. */
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 10_000;

const flights = () =>
  getSingleton('reissues', () => new LRUCache<string, Promise<HostTokens>>({ max: MAX_CACHED, ttl: CACHE_MS }));

const createKey = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('base64url');

/** Reads the tokens of a host's response. Throws `ApiError` if there are none. */
export async function readTokens(response: Response): Promise<HostTokens> {
  if (!response.ok) throw await readError(response);
  const refreshToken = readRefreshToken(response);
  const body = reissue.response.safeParse(
    await response
      .clone()
      .json()
      .catch(() => null),
  );
  if (!body.success || !refreshToken)
    throw new ApiError('UPSTREAM_FAILED', { cause: new Error('the response of the host contains no tokens') });
  return { accessToken: body.data.access, refreshToken };
}

const fetchReissue = async (refreshToken: string, requestId: string): Promise<HostTokens> =>
  readTokens(
    await fetchUpstream({
      method: reissue.method,
      address: reissue.path,
      headers: { ...formatRefreshCookie(refreshToken), [REQUEST_ID_HEADER]: requestId },
    }),
  );

/** Returns the tokens that a refresh token was exchanged for in the last minute, if any. */
export const getReissuedTokens = (refreshToken: string): Promise<HostTokens> | undefined =>
  flights().get(createKey(refreshToken));

/**
 * Exchanges a refresh token for new tokens, once for all concurrent calls and those of the next minute. Throws `ApiError`,
 * UNAUTHENTICATED if the session has ended. Only other errors are retried by a later call.
 */
export function reissueOnce(refreshToken: string, requestId: string): Promise<HostTokens> {
  const key = createKey(refreshToken);
  const running = flights().get(key);
  if (running) return running;
  const flight = fetchReissue(refreshToken, requestId);
  flights().set(key, flight);
  flight.catch((error: unknown) => {
    const isFinal = error instanceof ApiError && error.code === 'UNAUTHENTICATED';
    if (!isFinal && flights().peek(key) === flight) flights().delete(key);
  });
  return flight;
}
