import { listPictures } from '@/lib/api-host/pictures/list-pictures';
import { packagedDataPath } from '@/lib/api-host/shared/packaged-data';
import type { CategoryId } from '@/lib/contract/category';
import type { Sensitivity } from '@/lib/contract/comfort';
import type { Fit } from '@/lib/domain/recommendation/fit';
import { createShownDaysAgo, type FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { groupPictures } from '@/lib/domain/recommendation/picture-additions';
import { recommend } from '@/lib/domain/recommendation/recommend';
import type { RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { REST_DAYS } from '@/lib/domain/recommendation/rank';
import { STARTING_OFFSETS } from '@/lib/domain/recommendation/sensitivity';
import { isSchoolDay } from '@/lib/domain/recommendation/school-uniform';
import { getTraits, type Traits } from '@/lib/domain/recommendation/traits';
import type { MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import type { Morning } from '@/tests/support/recorded-days/morning';

const PICTURES = groupPictures(listPictures(packagedDataPath('outfits')));

/** Recorded days are of years whose public holidays are not listed. */
const NO_HOLIDAYS: ReadonlySet<string> = new Set();

/** Number of outfits that are requested. */
const LOOKED_AT = 3;

export interface EngineResult {
  morning: Morning;
  /** The first three. Visitors see the first. */
  outfits: RecommendedOutfit[];
  traits: Traits;
  /** How the first outfit is worn. */
  fit: Fit;
}

/**
 * Creates the engine with the rotation that visitors of a place see from day to day and from tab to tab, for users
 * who have answered whether they feel cold or hot easily, or members of an age group.
 */
export function createEngine(
  sensitivity: Sensitivity = 'average',
  ageGroup?: MemberAgeGroup,
): (morning: Morning) => EngineResult {
  const { cold: offsetClo, pace } = STARTING_OFFSETS[sensitivity];
  const earlier = new Map<string, FrozenChoice[]>();
  const firstsOfDay = new Map<string, Map<CategoryId, string>>();
  return (morning) => {
    const { day, nowMs, categoryId, gender } = morning;
    const key = `${day.place}:${categoryId}:${gender}`;
    const before = earlier.get(key) ?? [];
    const dayKey = `${day.place}:${gender}:${day.date}`;
    const firsts = firstsOfDay.get(dayKey) ?? new Map<CategoryId, string>();
    const { outfits, frozen } = recommend({
      weather: day.weather,
      nowMs,
      categoryId,
      gender,
      outfits: OUTFITS,
      garments: garmentById,
      pictures: PICTURES,
      messages: KO,
      seed: '',
      ...{ offsetClo, pace, ageGroup, isSchoolDay: ageGroup === 'pupil' && isSchoolDay(day.date, NO_HOLIDAYS) },
      count: LOOKED_AT,
      shownDaysAgo: createShownDaysAgo(before, day.date),
      firstsElsewhere: [...firsts].filter(([other]) => other !== categoryId).map(([, id]) => id),
    });
    earlier.set(key, [frozen, ...before].slice(0, REST_DAYS));
    const [first] = outfits;
    if (!first) throw new Error(`no outfit for ${day.date} in ${day.place}`);
    firstsOfDay.set(dayKey, firsts.set(categoryId, first.outfit.id));
    const traits = getTraits(first.outfit, garmentById);
    return {
      morning,
      outfits,
      traits,
      fit: first.fit,
    };
  };
}
