import { LOGIN_PATH } from '@/lib/routes';
import { createNotFound, isNavigation } from '@/lib/unknown-path';

/** Handles unknown paths that the matcher of `middleware.ts` leaves out: paths with a dot, and those under /dev. */
export function GET(request: Request): Response {
  const isFile = new URL(request.url).pathname.includes('.');
  if (isFile || !isNavigation(request)) return createNotFound();
  return new Response(null, { status: 307, headers: { location: LOGIN_PATH } });
}
