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

/** What of a question decides which outfits are chosen, beside the place. */
export type OutfitQuery = Omit<ParsedInput<typeof getOutfits>['query'], 'latitude' | 'longitude'>;

interface RequestContext {
  cell: GridCell;
  weather: Weather;
  isFallback?: boolean;
  nowMs: number;
  network: Network;
}

/** One's hours out as they are asked about in a cell. */
export const parseRequestedHours = (text: string | undefined, cell: GridCell): HourSpan[] | undefined => {
  const spans = text === undefined ? null : parseHourSpans(text);
  return spans ? relativeToCell(cell, spans) : undefined;
};

/** The outfits that a question asks for, and what is known of the weather where its hours lead. */
export async function chooseRequestedOutfits(asked: OutfitQuery, where: RequestContext, host: OutfitDependencies) {
  const { cell, weather, nowMs, network } = where;
  const { 'event-type-id': categoryId, gender, day, page } = asked;
  const offsets = { cold: asked['cold-offset'], warm: asked['warm-offset'] };
  const hours = parseRequestedHours(asked.hours, cell);
  const elsewhere = await getWeatherElsewhere(hours, weather, host, network);
  const without = formatKindsFor(gender, parseKinds(asked.without));
  const listeners = { cell, categoryId, gender, offsets, day, hours, without };
  const isFallback = where.isFallback || elsewhere.pending;
  const circumstances = { weather, elsewhere: elsewhere.weathers, isFallback, nowMs, network: network.at(-1), page };
  return { chosen: await chooseOutfits(listeners, circumstances, host), elsewhere };
}
