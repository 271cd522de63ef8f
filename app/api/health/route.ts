import { answerHealth } from '@/lib/bff/door/health';

export const dynamic = 'force-dynamic';
export { answerHealth as GET };
