import { answerLive } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export { answerLive as GET };
