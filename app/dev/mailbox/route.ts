import { openMailbox } from '@/lib/bff/mailbox';

export const dynamic = 'force-dynamic';
export { openMailbox as GET };
