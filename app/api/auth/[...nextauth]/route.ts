import { serveAuth } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export {
  serveAuth as GET,
  serveAuth as POST,
  serveAuth as PUT,
  serveAuth as PATCH,
  serveAuth as DELETE,
  serveAuth as OPTIONS,
};
