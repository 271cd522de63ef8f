'use client';

import type { Language } from '@/lib/contract/language';
import { PAGE_CACHE } from '@/lib/contract/worker';
import { LANGUAGE_PARAMETER } from '@/lib/domain/language';
import { loadAnew } from './load-anew';
import { writeLanguageCookie } from './language-cookie';

/** Makes a language that of this browser: the page is loaded anew, and no cached page of the other language is left. */
export async function switchLanguage(language: Language): Promise<void> {
  writeLanguageCookie(language);
  // The worker fetches them again when the new page has loaded.
  if ('caches' in window) await caches.delete(PAGE_CACHE).catch(() => false);
  const url = new URL(location.href);
  url.searchParams.delete(LANGUAGE_PARAMETER);
  if (url.href === location.href) loadAnew();
  else location.replace(url);
}
