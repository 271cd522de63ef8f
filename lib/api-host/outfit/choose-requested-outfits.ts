import type { ParsedInput } from '@/lib/contract/call';
import type { ComfortOffsets } from '@/lib/contract/comfort';
import { parseKinds, formatKindsFor } from '@/lib/contract/garment-kind';
import { relativeToCell, parseHourSpans, type HourSpan } from '@/lib/contract/hour-spans';
import type { Language } from '@/lib/contract/language';
import type { getOutfits } from '@/lib/contract/outfit';
import type { GridCell } from '@/lib/domain/dfs-grid';
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
}

/**
 * Returns true if an audience shares its choices with the requester: any audience without offsets, else one with the
 * same learned offsets.
 */
const belongsTo = ({ offsets }: Pick<Audience, 'offsets'>, requester: Requester | null): boolean =>
  (offsets.cold === 0 && offsets.warm === 0) ||
  (offsets.cold === requester?.offsets.cold && offsets.warm === requester.offsets.warm);

/** Parses requested hours, relative to the cell of the request. */
export const parseRequestedHours = (text: string | undefined, cell: GridCell): HourSpan[] | undefined => {
  const spans = text === undefined ? null : parseHourSpans(text);
  return spans ? relativeToCell(cell, spans) : undefined;
};

/** Returns the requested outfits and the weather of the other cells in the requested hours. */
export async function chooseRequestedOutfits(query: OutfitQuery, context: RequestContext, host: OutfitDependencies) {
  const { language, cell, weather, nowMs, network, requester } = context;
  const { 'event-type-id': categoryId, gender, day, page } = query;
  const offsets = { cold: query['cold-offset'], warm: query['warm-offset'] };
  const hours = parseRequestedHours(query.hours, cell);
  const elsewhere = await getWeatherElsewhere(hours, weather, host, network);
  const without = formatKindsFor(gender, parseKinds(query.without));
  const audience = { language, cell, categoryId, gender, offsets, day, hours, without };
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
