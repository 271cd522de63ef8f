import { fetchUpstream, type UpstreamRequest } from '../upstream/upstream';
import { fetchAsMember } from './fetch-as-member';
import { writeSession, type Session } from './session';

/** Who asks, and where the cookies of the answer are gathered, whether it succeeds or not. */
export interface Caller {
  request: Request;
  requestId: string;
  session: Session | null;
  cookies: Headers;
}

/** Asks as the person of the session, if there is one, and gives the browser tokens that became new on the way. */
export async function fetchWithSession(upstream: UpstreamRequest, { session, cookies }: Caller): Promise<Response> {
  if (!session) return fetchUpstream(upstream);
  const answer = await fetchAsMember(session, upstream);
  if (answer.session.accessToken !== session.accessToken) await writeSession(cookies, answer.session);
  return answer.response;
}
