'use client';

import { YEAR_S } from '@/lib/contract/durations';
import type { Language } from '@/lib/contract/language';
import { LANGUAGE_COOKIE, parseLanguage } from '@/lib/domain/language';

/** Returns the language that the user chose in this browser; null if they have chosen none. */
export function readLanguageCookie(): Language | null {
  const cookie = document.cookie.split('; ').find((each) => each.startsWith(`${LANGUAGE_COOKIE}=`));
  return parseLanguage(cookie?.slice(LANGUAGE_COOKIE.length + 1));
}

/** Stores the language for a year. */
export function writeLanguageCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}
