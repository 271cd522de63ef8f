import { answerLive } from '@/lib/bff/health';

export const dynamic = 'force-dynamic';
export { answerLive as GET };
