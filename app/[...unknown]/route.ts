import { LOGIN_PATH } from '@/lib/routes';

/** Redirects unknown paths that the middleware skips, such as file names and /dev. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: LOGIN_PATH } });
}
