import type { Language } from '@/lib/contract/language';
import { LANGUAGE_COOKIE, parseLanguage } from '@/lib/domain/language';
import { worker } from './scope';

/** TypeScript's DOM types lack it, because not all browsers have it. */
interface CookieReader {
  get: (name: string) => Promise<{ value?: string } | null>;
}

/** Returns the language that the user has chosen on this device; null if it is not known. Never fails. */
export async function readChosenLanguage(): Promise<Language | null> {
  const { cookieStore } = worker as { cookieStore?: CookieReader };
  try {
    return parseLanguage((await cookieStore?.get(LANGUAGE_COOKIE))?.value);
  } catch {
    return null;
  }
}
