import { answerHealth, refuseMethod } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export {
  answerHealth as GET,
  refuseMethod as POST,
  refuseMethod as PUT,
  refuseMethod as PATCH,
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
};
