import { cookies } from 'next/headers';
import { OWN_DAY_COOKIE } from '@/lib/domain/my-day/own-day-cookie';

/** Returns true if this browser requests outfits for the user's own day, so that no page must contain others. */
export const hasOwnDay = async (): Promise<boolean> => Boolean((await cookies()).get(OWN_DAY_COOKIE)?.value);
