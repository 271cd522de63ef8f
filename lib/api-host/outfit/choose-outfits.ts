import { ApiError } from '@/lib/contract/errors';
import { shownFirst } from '@/lib/domain/recommendation/frozen';
import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import { recommend } from '@/lib/domain/recommendation/recommend';
import {
  NoOutfitError,
  type Recommendation,
  type RecommendationInput,
} from '@/lib/domain/recommendation/recommendation';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { Weather } from '@/lib/domain/weather/weather';
import type { HostDependencies } from '../dependencies';
import type { Occasion } from './choice-store';

export type Wardrobe = Pick<HostDependencies, 'choices' | 'outfits' | 'pictures'>;

/** An installation without pictures has nothing to recommend: that is no fault of the weather or of the question. */
function choose(input: RecommendationInput): Recommendation {
  try {
    return recommend(input);
  } catch (cause) {
    throw cause instanceof NoOutfitError ? new ApiError('UNAVAILABLE', { cause }) : cause;
  }
}

/**
 * The outfits of an occasion, the same for everyone who shares it, kept for its day. Throws `ApiError` UNAVAILABLE
 * where there are no pictures.
 */
export async function chooseOutfits(
  occasion: Occasion,
  weather: Weather,
  nowMs: number,
  { choices, outfits, pictures }: Wardrobe,
): Promise<Recommendation> {
  const { eventTypeId, gender, offsetClo } = occasion;
  const kept = await choices.read(occasion);
  const { date: dressedFor } = hoursThatCount(weather, nowMs, eventTypeId);
  const chosen = choose({
    weather,
    nowMs,
    eventTypeId,
    gender,
    outfits: outfits.filter(({ id }) => pictures.ids.has(id)),
    garments: garmentById,
    seed: '',
    offsetClo,
    shownDaysAgo: shownFirst(kept, dressedFor),
    frozen: kept.find(({ date }) => date === dressedFor),
  });
  choices.write(occasion, chosen.frozen);
  return chosen;
}
