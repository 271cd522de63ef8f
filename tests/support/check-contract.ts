import type { Call } from '@/lib/contract/call';
import { listErrors } from '@/lib/contract/call-errors';
import { errorBody } from '@/lib/contract/errors';
import { HOST_COOKIES } from '@/lib/contract/host-cookies';
import { matchCalls } from '@/lib/contract/match-call';

/** Throws if the call succeeded although the request has none of the cookies that it requires. */
function requireCookie({ id, cookies = ['none'] }: Call, request: Request): void {
  const header = request.headers.get('cookie') ?? '';
  const isAllowed = cookies.some((cookie) => cookie === 'none' || header.includes(`${HOST_COOKIES[cookie]}=`));
  if (!isAllowed) throw new Error(`${id} succeeded without any of its cookies: ${cookies.join(', ')}.`);
}

/** Throws if the response has an error that the contract does not list for its call. */
export async function checkContract(request: Request, response: Response): Promise<void> {
  const matches = matchCalls(new URL(request.url).pathname);
  const call = matches.find(({ call: { method } }) => method === request.method)?.call;
  if (!call) return;
  if (response.ok) return requireCookie(call, request);
  if (response.status < 400) return;
  const { code } = errorBody.parse(await response.clone().json()).error;
  if (!listErrors(call).includes(code))
    throw new Error(`${call.id} returned ${code}, which its contract does not list.`);
}
