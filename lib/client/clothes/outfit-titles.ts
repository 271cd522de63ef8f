'use client';

import { useQuery } from '@tanstack/react-query';
import { getCategory, type CategoryId } from '@/lib/contract/category';
import { DEFAULT_LANGUAGE, getTextLanguage, type Language, type TextLanguage } from '@/lib/contract/language';
import { useLanguage, useMessages } from '../language/messages';

/** An outfit that this device has stored, with its title in the language of that time. */
export interface TitledOutfit {
  outfitId: string;
  categoryId: CategoryId;
  title: string;
  /** Language of the title. Missing for the default. */
  language?: Language;
}

type Titles = Readonly<Record<string, string>>;

const LOAD: Record<TextLanguage, () => Promise<Titles>> = {
  ko: () => import('@/lib/messages/ko/outfits').then(({ outfits }) => outfits),
  en: () => import('@/lib/messages/en/outfits').then(({ outfits }) => outfits),
};

/**
 * Returns a function that names stored outfits in the language of the page. Only if one of them was stored in another
 * language, the titles of all outfits are loaded; until then, and without a connection, its category stands for it.
 */
export function useOutfitTitles(
  outfits: readonly (TitledOutfit | null | undefined)[],
): (outfit: TitledOutfit) => string {
  const language = getTextLanguage(useLanguage());
  const categories = useMessages('categories');
  const isOwn = (outfit: TitledOutfit) => getTextLanguage(outfit.language ?? DEFAULT_LANGUAGE) === language;
  const { data: titles } = useQuery({
    queryKey: ['outfit-titles', language],
    queryFn: LOAD[language],
    enabled: outfits.some((outfit) => outfit && !isOwn(outfit)),
    staleTime: Infinity,
  });
  return (outfit) =>
    isOwn(outfit) ? outfit.title : (titles?.[outfit.outfitId] ?? categories[getCategory(outfit.categoryId).key]);
}
