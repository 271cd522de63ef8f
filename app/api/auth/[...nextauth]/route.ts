import { openAuthDoor } from '@/lib/bff/auth-door';

export const dynamic = 'force-dynamic';
export { openAuthDoor as GET, openAuthDoor as POST };
