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
import { getWeatherSide } from '@/lib/domain/recommendation/weather-side';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import type { Weather } from '@/lib/domain/weather/weather';
import type { WeatherDependencies } from '../weather/weather-dependencies';
import type { Network } from '../shared/network';
import type { OutfitDependencies } from './outfit-dependencies';
import { getWeatherElsewhere } from './weather-elsewhere';

/** What was worn, where, and for what; and who asks, as limits count them. */
export interface WornDay {
  outfit: Outfit;
  date: KstDate;
  cell: GridCell;
  categoryId: CategoryId;
  /** The hours out that it was chosen for; without them those of the category. */
  hours?: readonly HourSpan[];
  network: Network;
  /** What the person never wears: it was left out when they were recommended this. */
  never: readonly GarmentKind[];
}

/** The weather of a day that led from place to place: each hour as it was where it was spent. */
async function getDayWeather(worn: WornDay, host: Pick<WeatherDependencies, 'weather' | 'regions'>): Promise<Weather> {
  const { cell, network, date, hours: own = [] } = worn;
  const { weather } = await host.weather.get(cell, network);
  const { weathers } = await getWeatherElsewhere(own, weather, host, network);
  const cells = new Map(expandSpans(own, date).map(({ epochMs, cell: spentIn }) => [epochMs, spentIn]));
  const hours = weather.hours.map((hour) => {
    const there = cells.get(hour.epochMs);
    const other = there && weathers.get(formatCell(there));
    return other?.hours.find(({ epochMs }) => epochMs === hour.epochMs) ?? hour;
  });
  return { ...weather, hours };
}

/** The hours that a choice of that date was made for, or all that the category counts; sport's are known by its choice. */
function listRelevantHours({ categoryId, date, hours: own }: WornDay, chosen: FrozenChoice | undefined): number[] {
  if (chosen && chosen.hours.length > 0) return chosen.hours.map(({ epochMs }) => epochMs);
  if (own) return expandSpans(own, date).map(({ epochMs }) => epochMs);
  const { hours } = getCategory(categoryId);
  return 'next' in hours ? [] : hours.map((hour) => kstEpochMs(date, hour));
}

/**
 * What a day's outfit felt like to an average person: in the weather as far as the host knows it (past hours as they
 * were last reported, those to come as forecast), over the hours that it was chosen for. Null where too few are known.
 */
export async function predictDayVote(
  worn: WornDay,
  learnt: LearnedComfort,
  host: Omit<OutfitDependencies, 'pictures'>,
): Promise<FeltDay> {
  const { outfits, choices, clock } = host;
  const { outfit, date, cell, categoryId, hours: own, never } = worn;
  const { gender } = outfit;
  const weather = await getDayWeather(worn, host);
  const side = getWeatherSide(weather, date);
  // A second answer takes the place of the first: the clothes were chosen by what was known before both.
  const known = learnt.last?.told.date === date ? undoLastFeedback(learnt) : learnt;
  const offsetClo = getOffsets(known, date)[side];
  const audience = { cell, categoryId, gender, offsetClo, hours: own, without: formatKindsFor(gender, never) };
  const { choices: chosen } = await choices.read(audience, date, clock());
  const hours = listRelevantHours(
    worn,
    chosen.find((choice) => choice.date === date),
  );
  const left = excludeKinds({ outfits, gender, garments: garmentById, excludedKinds: never });
  const felt = getDaySensation({ weather, categoryId, outfit, hours, offsetClo, outfits: left, garments: garmentById });
  return felt && { side, felt };
}
