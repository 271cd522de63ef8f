import type { ParsedInput } from '@/lib/contract/call';
import { parseKinds, formatKindsFor } from '@/lib/contract/garment-kind';
import { relativeToCell, parseHourSpans, type HourSpan } from '@/lib/contract/hour-spans';
import type { getOutfits } from '@/lib/contract/outfit';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Network } from '../shared/network';
import { chooseOutfits } from './choose-outfits';
import type { OutfitDependencies } from './outfit-dependencies';
import { getWeatherElsewhere } from './weather-elsewhere';

/** Parameters of a request for outfits, without the place. */
export type OutfitQuery = Omit<ParsedInput<typeof getOutfits>['query'], 'latitude' | 'longitude'>;

interface RequestContext {
  cell: GridCell;
  weather: Weather;
  isFallback?: boolean;
  nowMs: number;
  network: Network;
}

/** Parses requested hours, relative to the cell of the request. */
export const parseRequestedHours = (text: string | undefined, cell: GridCell): HourSpan[] | undefined => {
  const spans = text === undefined ? null : parseHourSpans(text);
  return spans ? relativeToCell(cell, spans) : undefined;
};

/** Returns the requested outfits and the weather of the other cells in the requested hours. */
export async function chooseRequestedOutfits(query: OutfitQuery, context: RequestContext, host: OutfitDependencies) {
  const { cell, weather, nowMs, network } = context;
  const { 'event-type-id': categoryId, gender, day, page } = query;
  const offsets = { cold: query['cold-offset'], warm: query['warm-offset'] };
  const hours = parseRequestedHours(query.hours, cell);
  const elsewhere = await getWeatherElsewhere(hours, weather, host, network);
  const without = formatKindsFor(gender, parseKinds(query.without));
  const audience = { cell, categoryId, gender, offsets, day, hours, without };
  const isFallback = context.isFallback || elsewhere.pending;
  const choiceContext = { weather, elsewhere: elsewhere.weathers, isFallback, nowMs, network: network.at(-1), page };
  return { chosen: await chooseOutfits(audience, choiceContext, host), elsewhere };
}
