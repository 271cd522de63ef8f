import { DEFAULT_GENDER, type Gender } from '@/lib/contract/gender';
import { gender } from '@/lib/contract/gender-field';

/** Cookie with the gender of the pictures that the server renders. Set from the member's profile. */
export const GENDER_COOKIE = 'gender';

/** Parses the cookie's value. Returns the default gender if it is missing or invalid. */
export const parseGender = (value: string | undefined): Gender => gender.safeParse(value).data ?? DEFAULT_GENDER;
