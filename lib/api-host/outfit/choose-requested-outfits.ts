import type { ParsedInput } from '@/lib/contract/call';
import type { ComfortOffsets } from '@/lib/contract/comfort';
import { fromComfortQuery } from '@/lib/contract/comfort-parameters';
import { ApiError } from '@/lib/contract/errors';
import { parseKinds, formatKindsFor } from '@/lib/contract/garment-kind';
import { relativeToCell, parseHourSpans, type HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { Language } from '@/lib/contract/language';
import type { getOutfits } from '@/lib/contract/outfit';
import { problem } from '@/lib/contract/problem';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getDate, isForecastDate, toRequestedDay } from '@/lib/domain/weather/forecast-day';
import type { MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Network } from '../shared/network';
import { isOneUser, type Audience } from './audience';
import { chooseOutfits } from './choose-outfits';
import type { OutfitDependencies } from './outfit-dependencies';
import { getWeatherElsewhere } from './weather-elsewhere';

/** Parameters of a request for outfits, without the place. */
export type OutfitQuery = Omit<ParsedInput<typeof getOutfits>['query'], 'latitude' | 'longitude'>;

interface RequestContext {
  /** Language of the texts. */
  language: Language;
  cell: GridCell;
  weather: Weather;
  isFallback?: boolean;
  nowMs: number;
  network: Network;
  /** The user whom the request comes from; null if unknown. */
  requester: Requester | null;
}

/** A user whose personal choices are remembered. */
export interface Requester {
  /** Id of the member or of the visitor's browser. Only that member or browser can send it. */
  owner: string;
  isMember: boolean;
  /** The member's learned comfort offsets. */
  offsets: ComfortOffsets;
  /** The member's age group; undefined if it is unknown or the member does not want it to count. */
  ageGroup?: MemberAgeGroup | undefined;
}

/**
 * Returns true if an audience shares its choices with the requester: any audience without offsets at the usual pace, else
 * one with the same offsets and pace.
 */
const belongsTo = ({ offsets }: Pick<Audience, 'offsets'>, requester: Requester | null): boolean =>
  [NO_OFFSETS, requester?.offsets].some(
    (other) => offsets.cold === other?.cold && offsets.warm === other.warm && offsets.pace === other.pace,
  );

/** Parses requested hours, relative to the cell of the request. */
export const parseRequestedHours = (text: string | undefined, cell: GridCell): HourSpan[] | undefined => {
  const spans = text === undefined ? null : parseHourSpans(text);
  return spans ? relativeToCell(cell, spans) : undefined;
};

/** Returns the usual form of a requested day. Throws `ApiError` INVALID_INPUT for a date that no forecast covers. */
function requireForecastDay(day: RequestedDay, nowMs: number): RequestedDay {
  const date = getDate(nowMs, day);
  if (!isForecastDate(date, nowMs)) throw new ApiError('INVALID_INPUT', { fields: { day: problem('dayNotForecast') } });
  return toRequestedDay(date, nowMs);
}

/** Returns the requested outfits and the weather of the other cells in the requested hours. */
export async function chooseRequestedOutfits(query: OutfitQuery, context: RequestContext, host: OutfitDependencies) {
  const { language, cell, weather, nowMs, network, requester } = context;
  const { 'event-type-id': categoryId, gender, page } = query;
  const day = query.day && requireForecastDay(query.day, nowMs);
  const offsets = fromComfortQuery(query);
  const hours = parseRequestedHours(query.hours, cell);
  const elsewhere = await getWeatherElsewhere(hours, weather, host, network);
  const without = formatKindsFor(gender, parseKinds(query.without));
  const ageGroup = query.people === 'own-age' ? requester?.ageGroup : undefined;
  const audience = {
    language,
    cell,
    categoryId,
    gender,
    offsets,
    day,
    hours,
    without,
    dressCode: query.dress,
    ageGroup,
  };
  const isPersonal = isOneUser(audience) || !belongsTo(audience, requester);
  const isFallback = context.isFallback || elsewhere.pending;
  const choiceContext = {
    ...{ weather, elsewhere: elsewhere.weathers, isFallback, nowMs, page, language },
    network: requester?.isMember ? undefined : network.at(-1),
    isStateless: isPersonal && requester === null,
  };
  const owner = isPersonal ? requester?.owner : undefined;
  return { chosen: await chooseOutfits({ ...audience, owner }, choiceContext, host), elsewhere };
}
