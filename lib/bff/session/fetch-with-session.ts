import { fetchUpstream, type UpstreamRequest } from '../upstream/upstream';
import { fetchAsMember } from './fetch-as-member';
import { writeSession, type Session } from './session';

/** The request of a browser, its session if any, and the cookies for the response, on success and on error. */
export interface Caller {
  request: Request;
  requestId: string;
  session: Session | null;
  cookies: Headers;
}

/** Calls the host as the session's member or as a visitor, and sends reissued tokens to the browser. */
export async function fetchWithSession(upstream: UpstreamRequest, { session, cookies }: Caller): Promise<Response> {
  if (!session) return fetchUpstream(upstream);
  const result = await fetchAsMember(session, upstream);
  if (result.session.accessToken !== session.accessToken) await writeSession(cookies, result.session);
  return result.response;
}
