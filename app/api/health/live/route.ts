import { serveLiveness, rejectMethod } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export {
  serveLiveness as GET,
  rejectMethod as POST,
  rejectMethod as PUT,
  rejectMethod as PATCH,
  rejectMethod as DELETE,
  rejectMethod as OPTIONS,
};
