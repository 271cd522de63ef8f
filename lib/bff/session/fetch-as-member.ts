import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { fetchUpstream, type UpstreamRequest } from '../upstream/upstream';
import { getReissuedTokens, reissueOnce } from './reissue-once';
import type { Session } from './session';

export interface MemberResponse {
  response: Response;
  /** The session as it is now: where its tokens are new, the browser is to be given them. */
  session: Session;
}

/**
 * Asks the host as the person of a session. On 401 the access token is re-issued and the question asked once more.
 * Throws `ApiError`, UNAUTHENTICATED where the session is over.
 */
export async function fetchAsMember(session: Session, question: UpstreamRequest): Promise<MemberResponse> {
  const fetchWith = async ({ accessToken }: Session) =>
    fetchUpstream({ ...question, headers: { ...question.headers, authorization: `Bearer ${accessToken}` } });

  const current = { ...session, ...(await getReissuedTokens(session.refreshToken)) };
  const response = await fetchWith(current);
  if (response.status !== 401) return { response, session: current };

  const requestId = question.headers[REQUEST_ID_HEADER] ?? crypto.randomUUID();
  const renewed = { ...current, ...(await reissueOnce(current.refreshToken, requestId)) };
  const second = await fetchWith(renewed);
  if (second.status === 401) throw new ApiError('UNAUTHENTICATED');
  return { response: second, session: renewed };
}
