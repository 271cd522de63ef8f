'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { LANGUAGE_PARAMETER } from '@/lib/domain/language';
import { loadAnew } from './load-anew';
import { readLanguageCookie } from './language-cookie';
import { useLanguage } from './messages';

/** Whether the address selects the language of this page. Pages that follow it may have another. */
const isSelectedByAddress = (): boolean => new URLSearchParams(location.search).has(LANGUAGE_PARAMETER);

/**
 * Loads the page anew if its language is no longer that of the browser, so that no screen mixes two languages: when the
 * user returns after a switch in another tab, and when they leave a page whose address selected its language.
 */
export function useFollowLanguage(): void {
  const language = useLanguage();
  const path = usePathname();
  const first = useRef<{ path: string; isSelected: boolean }>(null);

  // Synchronises with the cookie, whose changes not all browsers announce.
  useEffect(() => {
    const check = () => {
      const chosen = readLanguageCookie();
      if (chosen && chosen !== language && !isSelectedByAddress()) loadAnew();
    };
    const checkOnReturn = () => document.visibilityState === 'visible' && check();
    const checkRestored = ({ persisted }: PageTransitionEvent) => persisted && check();
    document.addEventListener('visibilitychange', checkOnReturn);
    window.addEventListener('pageshow', checkRestored);
    return () => {
      document.removeEventListener('visibilitychange', checkOnReturn);
      window.removeEventListener('pageshow', checkRestored);
    };
  }, [language]);

  // Synchronises with the address, which the router changes without loading a page.
  useEffect(() => {
    first.current ??= { path, isSelected: isSelectedByAddress() };
    const chosen = readLanguageCookie();
    const isForeign = chosen ? chosen !== language : first.current.isSelected;
    if (path !== first.current.path && isForeign) loadAnew();
  }, [path, language]);
}
