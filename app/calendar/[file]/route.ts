import { serveCall } from '@/lib/bff/for-routes';

// Calendars have short addresses of their own, outside /api.
export const dynamic = 'force-dynamic';
export { serveCall as GET, serveCall as HEAD };
