import { cookies } from 'next/headers';
import type { Language } from '@/lib/contract/language';
import { LANGUAGE_COOKIE, parseLanguage } from '@/lib/domain/language';

/** Returns the language in which this browser reads pages. */
export const readLanguage = async (): Promise<Language> => parseLanguage((await cookies()).get(LANGUAGE_COOKIE)?.value);
