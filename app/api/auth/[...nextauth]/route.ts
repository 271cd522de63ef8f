import { openAuthDoor } from '@/lib/bff/door/auth-door';

export const dynamic = 'force-dynamic';
export { openAuthDoor as GET, openAuthDoor as POST };
