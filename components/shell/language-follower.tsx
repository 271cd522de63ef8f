'use client';

import { useFollowLanguage } from '@/lib/client/language/follow-language';

/** Keeps the page in the language of the browser. */
export function LanguageFollower() {
  useFollowLanguage();
  return null;
}
