import { randomUUID } from 'node:crypto';
import { CHOICE_OWNER_HEADER } from '@/lib/contract/choice-owner';
import { YEAR_S } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { fetchUpstream, type UpstreamRequest } from '../upstream/upstream';
import { readCookie, writeCookie } from './cookies';
import { fetchWithSession, type Caller } from './fetch-with-session';
import { readSession } from './session';

/** Cookie with the random id of a visitor's browser, under which the host stores its personal choices. */
const OWNER_COOKIE = 'nalot.choices';

/** Returns the id of the visitor's browser. A browser without one gets a new one. */
function getVisitorId({ request, cookies }: Pick<Caller, 'request' | 'cookies'>): string {
  const known = readCookie(request, OWNER_COOKIE);
  if (known) return known;
  const value = randomUUID();
  writeCookie(cookies, { name: OWNER_COOKIE, value, maxAge: YEAR_S, sameSite: 'strict' });
  return value;
}

/**
 * Creates a function that sends a personal call on behalf of its user: the member, or else the visitor's browser. Choices
 * that the host remembers for one user influence the responses of no other user.
 */
export const sendForChoiceOwner =
  (caller: Omit<Caller, 'session'>) =>
  async (upstream: UpstreamRequest): Promise<Response> => {
    const session = await readSession(caller.request);
    const asMember = session && fetchWithSession(upstream, { ...caller, session });
    const response = await asMember?.catch((error: unknown) => {
      // The session has ended elsewhere. The user may still see outfits, as a visitor.
      if (!(error instanceof ApiError && error.code === 'UNAUTHENTICATED')) throw error;
      return null;
    });
    if (response) return response;
    const headers = { ...upstream.headers, [CHOICE_OWNER_HEADER]: getVisitorId(caller) };
    return fetchUpstream({ ...upstream, headers });
  };
