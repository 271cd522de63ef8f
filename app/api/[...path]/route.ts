import { serveCall } from '@/lib/bff/for-routes';

// The contract decides which call a path and method belong to, so no call can lack a route.
export const dynamic = 'force-dynamic';
export {
  serveCall as GET,
  serveCall as HEAD,
  serveCall as POST,
  serveCall as PUT,
  serveCall as PATCH,
  serveCall as DELETE,
  serveCall as OPTIONS,
};
