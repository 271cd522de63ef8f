import { serveCall } from './serve-call';

const FAILED_LOGIN_PATH = '/login/oauth-callback?error=failed';

/** Serves calls that a browser navigates to. An error redirects to the screen that shows it. */
export async function serveNavigation(request: Request): Promise<Response> {
  const response = await serveCall(request);
  if (response.status < 400) return response;
  response.headers.set('location', FAILED_LOGIN_PATH);
  return new Response(null, { status: 302, headers: response.headers });
}
