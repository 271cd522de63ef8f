import { ApiError } from '@/lib/contract/errors';
import { REQUEST_ID_HEADER } from '@/lib/contract/request-id';
import { fetchUpstream, type UpstreamRequest } from '../upstream/upstream';
import { getReissuedTokens, reissueOnce } from './reissue-once';
import type { Session } from './session';

export interface MemberResponse {
  response: Response;
  /** The current session. If its tokens are new, they must be sent to the browser. */
  session: Session;
}

/**
 * Calls the host as a member. On 401 it reissues the access token and repeats the call once. Throws `ApiError`,
 * UNAUTHENTICATED if the session has ended.
 */
export async function fetchAsMember(session: Session, request: UpstreamRequest): Promise<MemberResponse> {
  const fetchWith = async ({ accessToken }: Session) =>
    fetchUpstream({ ...request, headers: { ...request.headers, authorization: `Bearer ${accessToken}` } });

  const current = { ...session, ...(await getReissuedTokens(session.refreshToken)) };
  const response = await fetchWith(current);
  if (response.status !== 401) return { response, session: current };

  const requestId = request.headers[REQUEST_ID_HEADER] ?? crypto.randomUUID();
  const renewed = { ...current, ...(await reissueOnce(current.refreshToken, requestId)) };
  const second = await fetchWith(renewed);
  if (second.status === 401) throw new ApiError('UNAUTHENTICATED');
  return { response: second, session: renewed };
}
