import { openDoor } from '@/lib/bff/door';

export { openDoor as GET, openDoor as HEAD, openDoor as POST, openDoor as PUT, openDoor as DELETE, openDoor as PATCH, openDoor as OPTIONS };
