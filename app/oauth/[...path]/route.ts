import { serveCall, serveNavigation } from '@/lib/bff/for-routes';

// Social logins are navigations to the provider and back, so their routes are outside /api.
export const dynamic = 'force-dynamic';
export {
  serveNavigation as GET,
  serveCall as POST,
  serveCall as PUT,
  serveCall as PATCH,
  serveCall as DELETE,
  serveCall as OPTIONS,
};
