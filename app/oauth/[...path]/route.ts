import { openNavigationDoor } from '@/lib/bff/door/navigation-door';

// A social login leaves for the provider and comes back as navigations, outside /api.
export const dynamic = 'force-dynamic';
export { openNavigationDoor as GET };
