import {
  getGarment,
  getOutfitClo,
  WARMTH_LEVELS,
  type WarmthLevel,
  getWarmthLevel,
  getWornGarments,
} from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Garment, Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { CATEGORIES, type CategoryId } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';

/** A gender and a category: the source of one list of outfits. */
export interface Closet {
  name: string;
  gender: Gender;
  categoryId: CategoryId;
  outfits: Outfit[];
}

export const CLOSETS: Closet[] = GENDERS.flatMap((gender) =>
  CATEGORIES.map(({ key, id }) => ({
    name: `${gender.toLowerCase()} ${key}`,
    gender,
    categoryId: id,
    outfits: OUTFITS.filter((outfit) => outfit.gender === gender && outfit.categoryIds.includes(id)),
  })),
);

export const levelOf = (outfit: Outfit) => getWarmthLevel(getOutfitClo(outfit));

export const atLevels = (outfits: Outfit[], levels: string) =>
  outfits.filter((outfit) => levels.includes(levelOf(outfit)));

export const garmentsOf = (outfit: Outfit): Garment[] =>
  getWornGarments(outfit).map(({ garment }) => getGarment(garment));

/** Slots that cover body and feet; bags, umbrellas and the like may have any material. */
export const clothesOf = ({ base, layers, shoes }: Outfit): Garment[] =>
  [...base, ...layers, shoes].map(({ garment }) => getGarment(garment));

/** Returns the counts by level, so that a failure shows the gap. */
export const countsByLevel = (outfits: Outfit[]) =>
  Object.fromEntries(WARMTH_LEVELS.map((level) => [level, atLevels(outfits, level).length])) as Record<
    WarmthLevel,
    number
  >;

/** Returns the ids that violate a rule; tests expect an empty list. */
export const idsWhere = (outfits: readonly Outfit[], broken: (outfit: Outfit) => boolean) =>
  outfits.filter(broken).map(({ id }) => id);
