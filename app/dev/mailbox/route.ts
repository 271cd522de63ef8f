import { openMailbox, refuseMethod } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export {
  openMailbox as GET,
  refuseMethod as POST,
  refuseMethod as PUT,
  refuseMethod as PATCH,
  refuseMethod as DELETE,
  refuseMethod as OPTIONS,
};
