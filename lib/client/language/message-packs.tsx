'use client';

import dynamic from 'next/dynamic';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { Language } from '@/lib/contract/language';
import { loadAnew } from './load-anew';
import { useLanguage } from './messages';

interface Props {
  language: Language;
  children: ReactNode;
}

type Packs = Record<Language, ComponentType<{ children: ReactNode }>>;

// The names mark the packs that every first screen loads, for the build settings of the edge layer.
const FIRST: Packs = {
  ko: dynamic(() => import(/* webpackChunkName: "first-ko" */ './packs/first-ko')),
  en: dynamic(() => import(/* webpackChunkName: "first-en" */ './packs/first-en')),
};
const MORE: Packs = {
  ko: dynamic(() => import('./packs/more-ko')),
  en: dynamic(() => import('./packs/more-en')),
};

/** Provides the messages of the frame and of the first screens: landing page, home, weather. */
export function FirstMessages({ language, children }: Props) {
  const Pack = FIRST[language];
  return <Pack>{children}</Pack>;
}

/**
 * Provides the messages of all other screens, in addition to those of the first. If the browser's language has changed
 * since the page was loaded, loads the page anew, so that it does not mix two languages.
 */
export function MoreMessages({ language, children }: Props) {
  const isForeign = useLanguage() !== language;
  useEffect(() => {
    if (isForeign) loadAnew();
  }, [isForeign]);
  const Pack = MORE[language];
  return <Pack>{children}</Pack>;
}
