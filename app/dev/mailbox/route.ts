import { openMailbox } from '@/lib/bff/door/mailbox';

export const dynamic = 'force-dynamic';
export { openMailbox as GET };
