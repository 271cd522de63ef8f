import {
  knownGarment,
  outfitClo,
  WARMTH_LEVELS,
  type WarmthLevel,
  warmthLevel,
  wornGarments,
} from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { EventTypeId, Garment, Gender, Outfit } from '@/lib/domain/wardrobe/wardrobe';

export const CATEGORIES = { business: 1, daily: 2, activity: 3, date: 4 } as const satisfies Record<
  string,
  EventTypeId
>;

/** A gender and a category: what one list of outfits on a phone is chosen from. */
export interface Closet {
  name: string;
  gender: Gender;
  eventType: EventTypeId;
  outfits: Outfit[];
}

export const CLOSETS: Closet[] = (['FEMALE', 'MALE'] as const).flatMap((gender) =>
  Object.entries(CATEGORIES).map(([category, eventType]) => ({
    name: `${gender.toLowerCase()} ${category}`,
    gender,
    eventType,
    outfits: OUTFITS.filter((outfit) => outfit.gender === gender && outfit.eventTypes.includes(eventType)),
  })),
);

export const levelOf = (outfit: Outfit) => warmthLevel(outfitClo(outfit));

export const atLevels = (outfits: Outfit[], levels: string) =>
  outfits.filter((outfit) => levels.includes(levelOf(outfit)));

export const garmentsOf = (outfit: Outfit): Garment[] =>
  wornGarments(outfit).map(({ garment }) => knownGarment(garment));

/** What covers body and feet; bags, umbrellas and the like may be of any cloth. */
export const clothesOf = ({ base, layers, shoes }: Outfit): Garment[] =>
  [...base, ...layers, shoes].map(({ garment }) => knownGarment(garment));

/** The counts of a closet by level, for a failure that shows where the gap is. */
export const countsByLevel = (outfits: Outfit[]) =>
  Object.fromEntries(WARMTH_LEVELS.map((level) => [level, atLevels(outfits, level).length])) as Record<
    WarmthLevel,
    number
  >;

/** The ids that break a rule; an empty list is what a test wants to see. */
export const idsWhere = (outfits: readonly Outfit[], broken: (outfit: Outfit) => boolean) =>
  outfits.filter(broken).map(({ id }) => id);
