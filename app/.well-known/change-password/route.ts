import { SCREENS } from '@/lib/routes';

/** Leads password managers to the screen on which a member changes the password. */
export const GET = (): Response =>
  new Response(null, { status: 302, headers: { location: SCREENS.changePassword.path, 'cache-control': 'no-store' } });
