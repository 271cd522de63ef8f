import { LOGIN_PATH } from '@/lib/routes';

/** What is no screen, no file and no call, and what the middleware does not look at: names of files, /dev. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: LOGIN_PATH } });
}
