'use client';

import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { LANGUAGE_COOKIE, parseLanguage } from '@/lib/domain/language';

/** Returns the language of this browser for a page whose server could not say it; the default on the server. */
export function getBrowserLanguage(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE;
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${LANGUAGE_COOKIE}=`));
  return parseLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1));
}
