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

/**
 * Returns the header that names the visitor's browser. A browser without an id gets one, but is not named yet: a choice
 * that is stored for a client without cookies would never be read again.
 */
function getOwnerHeader({ request, cookies }: Pick<Caller, 'request' | 'cookies'>): Record<string, string> {
  const id = readCookie(request, OWNER_COOKIE);
  if (id) return { [CHOICE_OWNER_HEADER]: id };
  writeCookie(cookies, { name: OWNER_COOKIE, value: randomUUID(), maxAge: YEAR_S, sameSite: 'strict' });
  return {};
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
    const headers = { ...upstream.headers, ...getOwnerHeader(caller) };
    return fetchUpstream({ ...upstream, headers });
  };
