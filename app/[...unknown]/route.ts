import { LOGIN_PATH } from '@/lib/routes';
import { createNotFound, isForScreen } from '@/lib/unknown-path';

/** Handles unknown paths that the matcher of `middleware.ts` leaves out: paths with a dot, and those under /dev. */
export const GET = (request: Request): Response =>
  isForScreen(request) ? new Response(null, { status: 307, headers: { location: LOGIN_PATH } }) : createNotFound();
