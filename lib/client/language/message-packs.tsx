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

// `dynamic` and not a client reference for each language, because Next.js would load all languages: the scripts of a
// reference are those of its whole page or layout. Names that begin with "first-" mark packs that pages load at once, for
// the build settings of the edge layer.
const FIRST: Packs = {
  ko: dynamic(() => import(/* webpackChunkName: "first-ko" */ './packs/first-ko')),
  en: dynamic(() => import(/* webpackChunkName: "first-en" */ './packs/first-en').then((pack) => pack.create('en'))),
  'en-US': dynamic(() =>
    import(/* webpackChunkName: "first-en" */ './packs/first-en').then((pack) => pack.create('en-US')),
  ),
};
const ADDITIONAL = {
  weather: {
    ko: dynamic(() => import(/* webpackChunkName: "first-weather-ko" */ './packs/weather-ko')),
    en: dynamic(() =>
      import(/* webpackChunkName: "first-weather-en" */ './packs/weather-en').then((pack) => pack.create('en')),
    ),
    'en-US': dynamic(() =>
      import(/* webpackChunkName: "first-weather-en" */ './packs/weather-en').then((pack) => pack.create('en-US')),
    ),
  },
  landing: {
    ko: dynamic(() => import(/* webpackChunkName: "first-landing-ko" */ './packs/landing-ko')),
    en: dynamic(() =>
      import(/* webpackChunkName: "first-landing-en" */ './packs/landing-en').then((pack) => pack.create('en')),
    ),
    'en-US': dynamic(() =>
      import(/* webpackChunkName: "first-landing-en" */ './packs/landing-en').then((pack) => pack.create('en-US')),
    ),
  },
  more: {
    ko: dynamic(() => import('./packs/more-ko')),
    en: dynamic(() => import('./packs/more-en').then((pack) => pack.create('en'))),
    'en-US': dynamic(() => import('./packs/more-en').then((pack) => pack.create('en-US'))),
  },
} satisfies Record<string, Packs>;

/** Pack of messages that a screen needs in addition to the first. */
export type AdditionalPack = keyof typeof ADDITIONAL;

/** Provides the messages of the frame and of home. */
export function FirstMessages({ language, children }: Props) {
  const Pack = FIRST[language];
  return <Pack>{children}</Pack>;
}

/**
 * Provides the messages of another pack, in addition to those of the first. If the browser's language has changed since
 * the page was loaded, loads the page anew, so that it does not mix two languages.
 */
export function MoreMessages({ pack, language, children }: Props & { pack: AdditionalPack }) {
  const isForeign = useLanguage() !== language;
  useEffect(() => {
    if (isForeign) loadAnew();
  }, [isForeign]);
  const Pack = ADDITIONAL[pack][language];
  return <Pack>{children}</Pack>;
}
