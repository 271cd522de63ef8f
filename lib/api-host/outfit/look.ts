import type { CategoryId } from '@/lib/contract/category';
import type { ShownDay } from '@/lib/contract/hour-spans-field';
import { formatHourSpans } from '@/lib/contract/hour-spans';
import type { Language } from '@/lib/contract/language';
import type { Region } from '@/lib/contract/region';
import type { PositionWeather } from '@/lib/contract/weather';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, type KstDate } from '@/lib/domain/kst';
import { moveRecentlyWornBack, type WornEntry } from '@/lib/domain/recommendation/recently-worn';
import type { RecommendedOutfit } from '@/lib/domain/recommendation/recommendation';
import { DEFAULT_COUNT } from '@/lib/domain/recommendation/recommend';
import { completeDay } from '@/lib/domain/weather/complete-day';
import { getDayFacts } from '@/lib/domain/weather/facts';
import { toRequestedDay } from '@/lib/domain/weather/forecast-day';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import { getHeadline } from '@/lib/domain/weather/selected-day';
import type { Weather } from '@/lib/domain/weather/weather';
import { getMessages } from '@/lib/messages/get-messages';
import type { Network } from '../shared/network';
import { presentPosition } from '../weather/present';
import { formatCardCredit } from '../weather/present-source';
import type { WeatherResult } from '../weather/weather-service';
import {
  chooseRequestedOutfits,
  parseRequestedHours,
  type OutfitQuery,
  type Requester,
} from './choose-requested-outfits';
import type { OutfitDependencies } from './outfit-dependencies';

/** Air temperatures, whole °C. All are null if the real weather is unknown. */
interface LookTemperatures {
  now: number | null;
  feelsLike: number | null;
  /** Lowest and highest temperature of the recommended day. */
  low: number | null;
  high: number | null;
}

/**
 * One outfit for one place and day, with its weather. Shared cards, widgets, MCP and pages for search engines are all
 * composed from this record, so that they show the same facts.
 */
export interface Look {
  /** Language of all texts. */
  language: Language;
  cell: GridCell;
  region: Region;
  categoryId: CategoryId;
  day: ShownDay;
  date: KstDate;
  /** The weather as on the screens. */
  weather: PositionWeather;
  /** Headline of the day. */
  headline: string;
  temperatures: LookTemperatures;
  /** Over the relevant hours, whole °C. */
  feelsLikeRange: { min: number; max: number };
  outfit: RecommendedOutfit;
  /** Credit of the weather provider, with the hour of the weather. */
  credit: string;
  /** True if the weather is a fallback; the look must then not be cached. */
  isTemporary: boolean;
  nowMs: number;
}

export interface LookRequest {
  language: Language;
  cell: GridCell;
  /** Displayed district, of which a cell may contain several. */
  region: Region;
  query: Omit<OutfitQuery, 'page'>;
  /** Outfit to show if it is among the day's outfits. Defaults to the first one. */
  outfitId?: string;
  /** Recently worn outfits of a member, which are recommended last. */
  worn?: readonly WornEntry[];
  network: Network;
  requester: Requester | null;
}

/** Returns the present temperatures and the extremes of a date. After midnight, a night out has those of today. */
function getTemperatures(weather: Weather, shown: PositionWeather, date: KstDate, nowMs: number): LookTemperatures {
  if (shown.source.usual) return { now: null, feelsLike: null, low: null, high: null };
  const today = kstDate(nowMs);
  const { lowC: low, highC: high } = getDayFacts(weather, nowMs, date < today ? today : date);
  return { now: shown.temperature, feelsLike: shown.feelsLike, low, high };
}

function composeHeadline(
  weather: Weather,
  shown: PositionWeather,
  { day, date }: Pick<Look, 'day' | 'date'>,
  language: Language,
  nowMs: number,
): string {
  if (day !== 'later' || shown.source.usual) return getHeadline(shown, day);
  return composeWeatherMessage(completeDay(weather, date), nowMs, getMessages(language), toRequestedDay(date, nowMs));
}

/** Returns the requested hours that are spent in the cell itself; undefined if there are none. */
function listHoursHere({ hours }: LookRequest['query'], cell: GridCell): string | undefined {
  const here = parseRequestedHours(hours, cell)?.filter((span) => span.cell === null) ?? [];
  return here.length > 0 ? formatHourSpans(here) : undefined;
}

/**
 * Composes the look of a request in the weather of its cell. Other people may see it, so it depends on no hour that the
 * user spends elsewhere. Throws `ApiError` UNAVAILABLE if there are no pictures.
 */
export async function composeLook(
  request: LookRequest,
  result: WeatherResult,
  host: OutfitDependencies,
): Promise<Look> {
  const { language, cell, region, query, outfitId, worn = [], network, requester } = request;
  const { isFallback, isPrivate = false } = result;
  const isTemporary = isPrivate || result.weather.source.awaitsProvider === true;
  const nowMs = host.clock();
  const where = { language, cell, weather: result.weather, isFallback, nowMs, network, requester };
  const hours = listHoursHere(query, cell);
  const choose = (page: number) => chooseRequestedOutfits({ ...query, hours, page }, where, host);
  const { chosen: first } = await choose(0);
  const further = first.frozen.furtherIds.indexOf(outfitId ?? '');
  const { chosen } = further < 0 ? { chosen: first } : await choose(1 + Math.floor(further / DEFAULT_COUNT));
  const ordered = moveRecentlyWornBack(chosen.outfits, ({ outfit }) => outfit.id, worn, chosen.date);
  const outfit = ordered.find((each) => each.outfit.id === outfitId) ?? ordered[0];
  if (!outfit) throw new Error('The recommendation has no outfit.');
  const fresh = { ...result, pending: result.pending || isPrivate, nowMs };
  const weather = presentPosition(result.weather, fresh, language);
  return {
    ...{ language, cell, region, categoryId: query['event-type-id'], day: chosen.day, date: chosen.date },
    headline: composeHeadline(result.weather, weather, chosen, language, nowMs),
    ...{
      weather,
      temperatures: getTemperatures(result.weather, weather, chosen.date, nowMs),
      feelsLikeRange: chosen.feelsLikeRange,
    },
    ...{ outfit, credit: formatCardCredit(weather.source, getMessages(language)), isTemporary, nowMs },
  };
}
