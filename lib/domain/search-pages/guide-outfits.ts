import { CATEGORY_ID } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { OutfitItem } from '@/lib/contract/outfit';
import { getConventionClo } from '../comfort/convention';
import { getPictureTexts } from '../recommendation/picture-texts';
import { getPictureTraits } from '../recommendation/picture-traits';
import type { NameMessages } from '../recommendation/recommendation-messages';
import { getSuitability } from '../recommendation/suitability';
import { getTraits } from '../recommendation/traits';
import { garmentById } from '../wardrobe/garments';
import { getOutfitClo } from '../wardrobe/insulation';
import { OUTFITS } from '../wardrobe/outfits';
import type { Outfit } from '../wardrobe/wardrobe';

/** An outfit for a temperature, without the weather of a day. */
export interface GuideOutfit {
  id: string;
  title: string;
  alt: string;
  items: OutfitItem[];
}

const COUNT = 4;

const suits = (outfit: Outfit, temperatureC: number): boolean => {
  const { fromC, untilC } = getSuitability(outfit, garmentById);
  return (fromC === null || fromC <= temperatureC) && (untilC === null || temperatureC <= untilC);
};

/** Returns whether an outfit needs weather (rain, snow) that a temperature does not imply. */
const isForSomeWeather = (outfit: Outfit): boolean =>
  outfit.weather !== undefined ||
  getPictureTraits(outfit, garmentById).rainWear ||
  getTraits(outfit, garmentById).umbrella;

/**
 * Returns four daily outfits for an air temperature, °C. Takes those that suit it in ordinary wind and sun, nearest to
 * the convention's insulation first. If there are too few, the nearest others follow.
 */
export function listGuideOutfits(temperatureC: number, gender: Gender, messages: NameMessages): GuideOutfit[] {
  const wantedClo = getConventionClo(temperatureC);
  const isDaily = (outfit: Outfit) =>
    outfit.gender === gender && outfit.categoryIds.includes(CATEGORY_ID.daily) && !outfit.uniform;
  return OUTFITS.filter((outfit) => isDaily(outfit) && !isForSomeWeather(outfit))
    .map((outfit) => ({
      outfit,
      misfit: Math.abs(getOutfitClo(outfit) - wantedClo),
      isSuited: suits(outfit, temperatureC),
    }))
    .sort((one, other) => Number(other.isSuited) - Number(one.isSuited) || one.misfit - other.misfit)
    .slice(0, COUNT)
    .map(({ outfit }) => ({ id: outfit.id, ...getPictureTexts({ id: outfit.id, outfit }, garmentById, messages) }));
}
