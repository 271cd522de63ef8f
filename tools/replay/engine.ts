import { computeFit, type Fit } from '@/lib/domain/recommendation/fit';
import { createShownDaysAgo, type FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { recommend } from '@/lib/domain/recommendation/recommend';
import type { RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { REST_DAYS } from '@/lib/domain/recommendation/rank';
import { getTraits, type Traits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Morning } from './morning';

/** As many as a phone shows side by side. */
const LOOKED_AT = 3;

export interface EngineResult {
  morning: Morning;
  /** The first three; a visitor sees the first. */
  outfits: RecommendedOutfit[];
  traits: Traits;
  /** The first one, worn as its rows tell it, and hour by hour in its best state. */
  asTold: Fit;
  hourByHour: Fit;
}

/** The engine as a place's visitors meet it day after day: what came first on the days before rests. */
export function createEngine(): (morning: Morning) => EngineResult {
  const earlier = new Map<string, FrozenChoice[]>();
  return (morning) => {
    const { day, nowMs, categoryId, gender, outdoorHours, getAims } = morning;
    const key = `${day.place}:${categoryId}:${gender}`;
    const before = earlier.get(key) ?? [];
    const { outfits, frozen } = recommend({
      weather: day.weather,
      nowMs,
      categoryId,
      gender,
      outfits: OUTFITS,
      garments: garmentById,
      seed: '',
      count: LOOKED_AT,
      shownDaysAgo: createShownDaysAgo(before, day.date),
    });
    earlier.set(key, [frozen, ...before].slice(0, REST_DAYS));
    const [first] = outfits;
    if (!first) throw new Error(`nothing to wear on ${day.date} in ${day.place}`);
    const traits = getTraits(first.outfit, garmentById);
    return {
      morning,
      outfits,
      traits,
      asTold: computeFit(traits, outdoorHours, getAims),
      hourByHour: computeFit(traits, outdoorHours, getAims, 0),
    };
  };
}
