import { ApiError } from '@/lib/contract/errors';
import { parseKinds } from '@/lib/contract/garment-kind';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { createShownDaysAgo } from '@/lib/domain/recommendation/frozen-choice';
import { getRelevantHours } from '@/lib/domain/recommendation/relevant-hours';
import type { WeatherByCell } from '@/lib/domain/recommendation/relevant-weather';
import { recommend } from '@/lib/domain/recommendation/recommend';
import {
  NoOutfitError,
  type Recommendation,
  type RecommendationInput,
} from '@/lib/domain/recommendation/recommendation';
import { getWeatherSide } from '@/lib/domain/recommendation/weather-side';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { Weather } from '@/lib/domain/weather/weather';
import type { ChoiceKey, Audience } from './audience';
import type { OutfitDependencies } from './outfit-dependencies';

/** Dependencies of choosing outfits for weather that is known. */
export type ChoiceDependencies = Pick<OutfitDependencies, 'choices' | 'outfits' | 'pictures' | 'regions'>;

/** What a choice is made in. */
export interface ChoiceContext {
  weather: Weather;
  /** That of the other cells that the listeners' hours are spent in. */
  elsewhere?: WeatherByCell;
  /** That of the place now may be known in a moment: what is chosen by what stands in is decided for nobody else. */
  isFallback?: boolean;
  nowMs: number;
  /** Who asks, as limits count them; nobody where the host asks itself. */
  network?: string;
  /** Which page is asked for; the first where nothing is said. */
  page?: number;
  /** Of how many outfits is told; of all where nothing is said. */
  toldOf?: number;
}

/** An installation without pictures has nothing to recommend: that is no fault of the weather or of the question. */
function choose(input: RecommendationInput): Recommendation {
  try {
    return recommend(input);
  } catch (cause) {
    throw cause instanceof NoOutfitError ? new ApiError('UNAVAILABLE', { cause }) : cause;
  }
}

/**
 * The outfits for somebody, by whichever of their offsets the day's weather asks for: the same all day for their audience,
 * unless at a new hour the weather has moved; whoever asks first in an hour decides all pages for everyone. Throws `ApiError`
 * UNAVAILABLE where there are no pictures.
 */
export async function chooseOutfits(
  { offsets, day, ...listeners }: Audience,
  { weather, elsewhere, isFallback, nowMs, network, page, toldOf }: ChoiceContext,
  { choices, outfits, pictures, regions }: ChoiceDependencies,
): Promise<Recommendation> {
  const { categoryId, gender, hours, without } = listeners;
  const requestedHours = { day, hours };
  const { date: dressedFor } = getRelevantHours(nowMs, categoryId, requestedHours);
  const offsetClo = offsets[getWeatherSide(weather, dressedFor)];
  const audience: ChoiceKey = { ...listeners, offsetClo };
  const earlier = await choices.read(audience, dressedFor, nowMs);
  const input: RecommendationInput = {
    weather,
    nowMs,
    categoryId,
    requestedHours,
    weatherElsewhere: elsewhere,
    nameOfCell: (cell: GridCell) => regions.findCell(cell)?.sggnm,
    gender,
    outfits: outfits.filter(({ id }) => pictures.ids.has(id)),
    garments: garmentById,
    seed: '',
    describedCount: toldOf,
    offsetClo,
    shownDaysAgo: createShownDaysAgo(earlier.choices, dressedFor),
    frozen: earlier.choices.find(({ date }) => date === dressedFor),
    isDecided: earlier.isDecided,
    excludedKinds: parseKinds(without),
    page,
  };
  const chosen = choose(input);
  if (earlier.isDecided || isFallback) return chosen;
  const frozen = await choices.decide(audience, chosen.frozen, nowMs, network);
  return frozen === chosen.frozen ? chosen : choose({ ...input, frozen, isDecided: true });
}
