import { openMailbox } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export { openMailbox as GET };
