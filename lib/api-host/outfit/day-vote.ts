import { getCategory, type CategoryId } from '@/lib/contract/category';
import { formatKindsFor, type GarmentKind } from '@/lib/contract/garment-kind';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { formatCell, type HourSpan } from '@/lib/contract/hour-spans';
import { kstEpochMs, type KstDate } from '@/lib/domain/kst';
import { expandSpans } from '@/lib/domain/recommendation/relevant-hours';
import { getDaySensation } from '@/lib/domain/recommendation/day-sensation';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { excludeKinds } from '@/lib/domain/recommendation/excluded-kinds';
import {
  getOffsets,
  undoLastFeedback,
  type FeltDay,
  type LearnedComfort,
} from '@/lib/domain/recommendation/learned-comfort';
import { parseTold } from '@/lib/domain/recommendation/told-wearing';
import { getWeatherSide } from '@/lib/domain/recommendation/weather-side';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Weather } from '@/lib/domain/weather/weather';
import type { WeatherDependencies } from '../weather/weather-dependencies';
import type { Network } from '../shared/network';
import { formatMemberOwner, isOneUser } from './audience';
import type { OutfitDependencies } from './outfit-dependencies';
import { getWeatherElsewhere } from './weather-elsewhere';

/** A worn outfit with place, category and the network of the request. */
export interface WornDay {
  outfit: Outfit;
  date: KstDate;
  cell: GridCell;
  categoryId: CategoryId;
  /** Requested hours; without them those of the category. */
  hours?: readonly HourSpan[];
  /** The recommendation as it was told (relevant hours and layers); null if unknown. */
  told: string | null;
  network: Network;
  userId: string;
  /** The user's age group, if it counts. */
  ageGroup?: MemberAgeGroup | undefined;
  /** Garments that the user never wears, which were excluded from the recommendation. */
  never: readonly GarmentKind[];
}

/** Returns the weather of a day. Each hour comes from the cell in which the user spent it. */
async function getDayWeather(worn: WornDay, host: Pick<WeatherDependencies, 'weather' | 'regions'>): Promise<Weather> {
  const { cell, network, date, hours: requested = [] } = worn;
  const { weather } = await host.weather.get(cell, network);
  const { weathers } = await getWeatherElsewhere(requested, weather, host, network);
  const cells = new Map(expandSpans(requested, date).map(({ epochMs, cell: spentIn }) => [epochMs, spentIn]));
  const hours = weather.hours.map((hour) => {
    const there = cells.get(hour.epochMs);
    const other = there && weathers.get(formatCell(there));
    return other?.hours.find(({ epochMs }) => epochMs === hour.epochMs) ?? hour;
  });
  return { ...weather, hours };
}

/**
 * Returns the fallback hours: those requested, else the category's. Hours of sports are known only from the stored
 * choice, which other users of the cell may have requested.
 */
function listRelevantHours(
  { categoryId, date, hours: requested }: WornDay,
  chosen: FrozenChoice | undefined,
): number[] {
  if (requested) return expandSpans(requested, date).map(({ epochMs }) => epochMs);
  const { hours } = getCategory(categoryId);
  if (!('next' in hours)) return hours.map((hour) => kstEpochMs(date, hour));
  return chosen?.hours.map(({ epochMs }) => epochMs) ?? [];
}

/**
 * Predicts how a worn outfit felt to an average person in the hours for which it was chosen, from the weather that the
 * host knows (observed or forecast). Returns null if too few hours are known.
 */
export async function predictDayVote(
  worn: WornDay,
  learnt: LearnedComfort,
  host: Omit<OutfitDependencies, 'pictures'>,
): Promise<FeltDay> {
  const { outfits, choices, clock } = host;
  const { outfit, date, cell, categoryId, hours: requested, never, ageGroup } = worn;
  const { gender } = outfit;
  const weather = await getDayWeather(worn, host);
  const side = getWeatherSide(weather, date);
  // A second feedback replaces the first, so the choice is looked up by the offset from before both.
  const known = learnt.last?.told.date === date ? undoLastFeedback(learnt) : learnt;
  const { pace, [side]: offsetClo } = getOffsets(known, date);
  const without = formatKindsFor(gender, never);
  const told = worn.told === null ? null : parseTold(date, worn.told);
  const owner = isOneUser({ hours: requested, without }) ? formatMemberOwner(worn.userId) : undefined;
  const choiceKey = { cell, categoryId, gender, offsetClo, pace, hours: requested, without, ageGroup, owner };
  const findChosen = async () =>
    (await choices.read(choiceKey, date, clock())).choices.find((choice) => choice.date === date);
  const hours = told?.hours ?? listRelevantHours(worn, await findChosen());
  const left = excludeKinds({ outfits, gender, garments: garmentById, excludedKinds: never });
  const garments = garmentById;
  const felt = getDaySensation({ weather, categoryId, outfit, hours, told, offsetClo, pace, outfits: left, garments });
  return felt && { side, felt };
}
