'use client';

import type { Language } from '@/lib/contract/language';
import { getLoadedLanguage } from './messages';

const LOAD: Record<Language, () => Promise<unknown>> = {
  ko: () => import('./packs/more-ko'),
  en: () => import('./packs/more-en').then((pack) => pack.create('en')),
  'en-US': () => import('./packs/more-en').then((pack) => pack.create('en-US')),
};

/**
 * Loads a part of a first screen together with the messages of all other screens, which the part uses. Fails if either
 * cannot be loaded, so that a screen handles both as one.
 */
export async function loadWithMessages<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), LOAD[getLoadedLanguage()]()]);
  return part;
}
