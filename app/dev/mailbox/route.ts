import { serveMailbox } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export { serveMailbox as GET };
