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
import type { Audience } from './audience';

export type ChoiceSources = Pick<HostDependencies, 'choices' | 'outfits' | 'pictures'>;

/** An installation without pictures has nothing to recommend: that is no fault of the weather or of the question. */
function choose(input: RecommendationInput): Recommendation {
  try {
    return recommend(input);
  } catch (cause) {
    throw cause instanceof NoOutfitError ? new ApiError('UNAVAILABLE', { cause }) : cause;
  }
}

/**
 * The outfits of an audience, the same all day, unless at a new hour the weather has moved; whoever asks first in an
 * hour decides for everyone. Throws `ApiError` UNAVAILABLE
 * where there are no pictures.
 */
export async function chooseOutfits(
  audience: Audience,
  weather: Weather,
  nowMs: number,
  { choices, outfits, pictures }: ChoiceSources,
): Promise<Recommendation> {
  const { categoryId, gender, offsetClo } = audience;
  const { date: dressedFor } = hoursThatCount(weather, nowMs, categoryId);
  const earlier = await choices.read(audience, dressedFor, nowMs);
  const input = {
    weather,
    nowMs,
    categoryId,
    gender,
    outfits: outfits.filter(({ id }) => pictures.ids.has(id)),
    garments: garmentById,
    seed: '',
    offsetClo,
    shownDaysAgo: shownFirst(earlier.choices, dressedFor),
    frozen: earlier.choices.find(({ date }) => date === dressedFor),
    isDecided: earlier.isDecided,
  };
  const chosen = choose(input);
  if (earlier.isDecided) return chosen;
  const frozen = await choices.decide(audience, chosen.frozen, nowMs);
  return frozen === chosen.frozen ? chosen : choose({ ...input, frozen, isDecided: true });
}
