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

/** Calls that were under way with the old token still find the new one; the host's own grace covers other instances. */
const CACHE_MS = MINUTE_MS;
const MAX_CACHED = 10_000;

const flights = () =>
  getSingleton('reissues', () => new LRUCache<string, Promise<HostTokens>>({ max: MAX_CACHED, ttl: CACHE_MS }));

const createKey = (refreshToken: string) => createHash('sha256').update(refreshToken).digest('base64url');

/** The tokens that an answer of the host holds. Throws `ApiError` where they are not there. */
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
    throw new ApiError('UPSTREAM_FAILED', { cause: new Error('the host answered without tokens') });
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

/** The tokens that this refresh token was exchanged for a moment ago, if it was. */
export const getReissuedTokens = (refreshToken: string): Promise<HostTokens> | undefined =>
  flights().get(createKey(refreshToken));

/**
 * Exchanges a refresh token for new tokens: once, however many ask at the same time or in the minute after. Throws
 * `ApiError`, UNAUTHENTICATED where the session is over; only a host that could not be reached is asked again.
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
