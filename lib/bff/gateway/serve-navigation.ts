import { serveCall } from './serve-call';

/** Where a social login that failed tells so. */
const FAILED_LOGIN_PATH = '/login/oauth-callback?error=failed';

/** The door for addresses that a browser navigates to: whoever meets an error there is led to a screen that says so. */
export async function serveNavigation(request: Request): Promise<Response> {
  const response = await serveCall(request);
  if (response.status < 400) return response;
  response.headers.set('location', FAILED_LOGIN_PATH);
  return new Response(null, { status: 302, headers: response.headers });
}
