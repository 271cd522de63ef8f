import { openDoor } from '@/lib/bff/for-routes';

// Which call a path and method belong to is the contract's to say: a call without a door cannot be forgotten.
export const dynamic = 'force-dynamic';
export {
  openDoor as GET,
  openDoor as HEAD,
  openDoor as POST,
  openDoor as PUT,
  openDoor as PATCH,
  openDoor as DELETE,
  openDoor as OPTIONS,
};
