import { openAuthDoor } from '@/lib/bff/for-routes';

export const dynamic = 'force-dynamic';
export {
  openAuthDoor as GET,
  openAuthDoor as POST,
  openAuthDoor as PUT,
  openAuthDoor as PATCH,
  openAuthDoor as DELETE,
  openAuthDoor as OPTIONS,
};
