import { answerHealth } from '@/lib/bff/health';

export const dynamic = 'force-dynamic';
export { answerHealth as GET };
