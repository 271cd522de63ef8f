import { serveCall, serveNavigation } from '@/lib/bff/for-routes';

// A social login leaves for the provider and comes back as navigations, outside /api.
export const dynamic = 'force-dynamic';
export {
  serveNavigation as GET,
  serveCall as POST,
  serveCall as PUT,
  serveCall as PATCH,
  serveCall as DELETE,
  serveCall as OPTIONS,
};
