import { answerHealth } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export { answerHealth as GET };
