import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import { gender } from '@/lib/contract/gender-field';

/** Whose pictures a page is drawn with first; a preference of this browser, set from the profile. */
export const GENDER_COOKIE = 'gender';

/** The gender that a cookie's value names; the default where it names none. */
export const parseGender = (value: string | undefined): Gender => gender.safeParse(value).data ?? DEFAULT_GENDER;
