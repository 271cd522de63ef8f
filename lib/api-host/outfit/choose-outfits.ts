import { ApiError } from '@/lib/contract/errors';
import { parseKinds } from '@/lib/contract/garment-kind';
import { DEFAULT_LANGUAGE, type Language } from '@/lib/contract/language';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { createShownDaysAgo } from '@/lib/domain/recommendation/frozen-choice';
import { getRelevantHours } from '@/lib/domain/recommendation/relevant-hours';
import type { WeatherByCell } from '@/lib/domain/recommendation/relevant-weather';
import { isSchoolDay } from '@/lib/domain/recommendation/school-uniform';
import { recommend } from '@/lib/domain/recommendation/recommend';
import {
  NoOutfitError,
  type Recommendation,
  type RecommendationInput,
} from '@/lib/domain/recommendation/recommendation';
import { getWeatherSide } from '@/lib/domain/recommendation/weather-side';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { correctForOutfits } from '@/lib/domain/weather/correct-forecast';
import { completeDay, isDayKnown } from '@/lib/domain/weather/complete-day';
import type { Weather } from '@/lib/domain/weather/weather';
import { getMessages } from '@/lib/messages/get-messages';
import type { ChoiceKey, Audience } from './audience';
import type { ChoiceHistory } from './choice-store';
import type { OutfitDependencies } from './outfit-dependencies';

export type ChoiceDependencies = Pick<
  OutfitDependencies,
  'choices' | 'outfits' | 'pictures' | 'regions' | 'readHolidays'
>;

export interface ChoiceContext {
  weather: Weather;
  /** Weather of the other cells where the audience spends its hours. */
  elsewhere?: WeatherByCell;
  /** True if the weather is a fallback or pending. The choice is then not stored. */
  isFallback?: boolean;
  nowMs: number;
  /** Network of a visitor's request, for limits; undefined for members and the host's own calls. */
  network?: string;
  /**
   * True if the choice depends on this request only; earlier choices are neither read nor stored. Used for personal
   * requests of unknown users, so that responses do not reveal whether others made the same request.
   */
  isStateless?: boolean;
  /** Requested page; defaults to the first one. */
  page?: number;
  /** Number of outfits to describe in full; defaults to all. */
  describedCount?: number;
  /** Language of the texts. The choice itself is the same in every language. */
  language?: Language;
}

const NO_HISTORY: ChoiceHistory = { choices: [], isDecided: false, firstsElsewhere: [] };

/** Recommends outfits. Reports missing pictures as UNAVAILABLE, because they are not the request's fault. */
function choose(input: RecommendationInput): Recommendation {
  try {
    return recommend(input);
  } catch (cause) {
    throw cause instanceof NoOutfitError ? new ApiError('UNAVAILABLE', { cause }) : cause;
  }
}

/**
 * Returns the outfits for an audience, chosen with the comfort offset of the day's weather side. They stay the same all
 * day unless the weather has changed by a later hour. The first request of an hour decides all pages for everyone.
 * Choices for later days than tomorrow are not stored: they follow the forecast, and equal weather gives equal choices.
 * Throws `ApiError` UNAVAILABLE if there are no pictures, or if the forecast does not reach the day.
 */
export async function chooseOutfits(
  { offsets, day, ...audience }: Audience,
  context: ChoiceContext,
  { choices, outfits, pictures, regions, readHolidays }: ChoiceDependencies,
): Promise<Recommendation> {
  const { isFallback, nowMs, network, isStateless, page, describedCount } = context;
  const { categoryId, gender, hours, without, dressCode, ageGroup } = audience;
  const requestedHours = { day, hours };
  const { date: dressedFor, isOver, day: shownDay } = getRelevantHours(nowMs, categoryId, requestedHours);
  const isLater = shownDay === 'later';
  const complete = (known: Weather): Weather => (isLater ? completeDay(known, dressedFor) : known);
  const prepare = (received: Weather): Weather => complete(correctForOutfits(received, nowMs));
  const prepareElsewhere = (change: typeof prepare) =>
    context.elsewhere && new Map([...context.elsewhere].map(([cell, other]) => [cell, change(other)]));
  const received = [context.weather, ...(context.elsewhere?.values() ?? [])];
  const isCorrected = received.some(({ outfitBias }) => outfitBias !== undefined);
  if (isLater && !isDayKnown(context.weather, dressedFor)) throw new ApiError('UNAVAILABLE');
  const weather = prepare(context.weather);
  const offsetClo = offsets[getWeatherSide(weather, dressedFor)];
  const { pace } = offsets;
  const choiceKey: ChoiceKey = { ...audience, offsetClo, pace };
  const earlier = isStateless ? NO_HISTORY : await choices.read(choiceKey, dressedFor, nowMs);
  const messages = getMessages(context.language ?? DEFAULT_LANGUAGE);
  const input: RecommendationInput = {
    messages,
    weather,
    nowMs,
    categoryId,
    requestedHours,
    weatherElsewhere: prepareElsewhere(prepare),
    shown: isCorrected
      ? { weather: complete(context.weather), weatherElsewhere: prepareElsewhere(complete) }
      : undefined,
    nameOfCell: (cell: GridCell) => {
      const region = regions.findCell(cell);
      return region ? messages.places.formatDistrict(region) : undefined;
    },
    gender,
    outfits: outfits.filter(({ id }) => pictures.ids.has(id)),
    garments: garmentById,
    pictures: pictures.dressed,
    seed: '',
    describedCount,
    offsetClo,
    pace,
    ageGroup,
    isSchoolDay: ageGroup === 'pupil' && isSchoolDay(dressedFor, await readHolidays()),
    shownDaysAgo: createShownDaysAgo(earlier.choices, dressedFor),
    firstsElsewhere: earlier.firstsElsewhere,
    frozen: earlier.choices.find(({ date }) => date === dressedFor),
    // The recommendation for hours that have passed does not change.
    isDecided: earlier.isDecided || isOver,
    excludedKinds: parseKinds(without),
    dressCode,
    page,
  };
  const chosen = choose(input);
  if (earlier.isDecided || isOver || isLater || isFallback || isStateless) return chosen;
  const frozen = await choices.decide(choiceKey, chosen.frozen, nowMs, network);
  return frozen === chosen.frozen ? chosen : choose({ ...input, frozen, isDecided: true });
}
