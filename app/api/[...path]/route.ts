import { serveCall } from '@/lib/bff/for-routes';

// Which call a path and method belong to is the contract's to say: a call without a door cannot be forgotten.
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
