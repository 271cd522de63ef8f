import type { OutfitItem } from '@/lib/contract/outfit';
import type { ShownPicture } from '../wardrobe/seen-garments';
import type { Outfit } from '../wardrobe/wardrobe';
import { getAltText, getOutfitItems } from './items';
import { getPictureTitle } from './picture-title';
import type { NameMessages } from './recommendation-messages';
import type { GarmentMap } from './traits';

/** Texts that describe a picture. */
export interface PictureTexts {
  title: string;
  items: OutfitItem[];
  alt: string;
}

const known = new WeakMap<Outfit, Map<NameMessages, PictureTexts>>();

/** Returns the texts of a picture, which are the same on every day. Results are cached, because the wardrobe is constant. */
export function getPictureTexts(picture: ShownPicture, garments: GarmentMap, messages: NameMessages): PictureTexts {
  const byLanguage = known.get(picture.outfit) ?? new Map<NameMessages, PictureTexts>();
  known.set(picture.outfit, byLanguage);
  const texts = byLanguage.get(messages) ?? composePictureTexts(picture, garments, messages);
  byLanguage.set(messages, texts);
  return texts;
}

/** Composes the texts of a picture. `names` replaces the names of garments, by id. */
export function composePictureTexts(
  picture: ShownPicture,
  garments: GarmentMap,
  messages: NameMessages,
  names?: Readonly<Record<string, string>>,
): PictureTexts {
  const items = getOutfitItems(picture, garments, messages, names);
  return { title: getPictureTitle(picture, messages), items, alt: getAltText(picture, items, messages) };
}
