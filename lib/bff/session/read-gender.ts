import { cookies } from 'next/headers';
import type { Gender } from '@/lib/contract/gender';
import { GENDER_COOKIE, parseGender } from '@/lib/domain/gender-cookie';

/** Returns the gender whose outfits this browser last requested. */
export const readGender = async (): Promise<Gender> => parseGender((await cookies()).get(GENDER_COOKIE)?.value);
