'use client';

import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import { parseLanguageTag } from '@/lib/domain/language';
import { readLanguageCookie } from './language-cookie';

/** Returns the language of this browser for a page whose server could not say it; the default on the server. */
export function getBrowserLanguage(): Language {
  if (typeof document === 'undefined') return DEFAULT_LANGUAGE;
  const accepted = navigator.languages.map(parseLanguageTag);
  return readLanguageCookie() ?? accepted.find((language) => language !== null) ?? DEFAULT_LANGUAGE;
}
