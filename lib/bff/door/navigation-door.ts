import { openDoor } from './door';

/** Where a social login that failed tells so. */
const FAILED = '/login/oauth-callback?error=failed';

/** The door for addresses that a browser navigates to: whoever meets an error there is led to a screen that says so. */
export async function openNavigationDoor(request: Request): Promise<Response> {
  const response = await openDoor(request);
  if (response.status < 400) return response;
  response.headers.set('location', FAILED);
  return new Response(null, { status: 302, headers: response.headers });
}
