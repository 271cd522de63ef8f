import { answerLive } from '@/lib/bff/door/health';

export const dynamic = 'force-dynamic';
export { answerLive as GET };
