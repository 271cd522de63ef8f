import { serveMcp } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export { serveMcp as GET, serveMcp as POST, serveMcp as DELETE };
