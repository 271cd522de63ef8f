import { openDoor, openNavigationDoor } from '@/lib/bff/for-routes';

// A social login leaves for the provider and comes back as navigations, outside /api.
export const dynamic = 'force-dynamic';
export {
  openNavigationDoor as GET,
  openDoor as POST,
  openDoor as PUT,
  openDoor as PATCH,
  openDoor as DELETE,
  openDoor as OPTIONS,
};
