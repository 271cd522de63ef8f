import type { GridCell } from '@/lib/domain/dfs-grid';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import type { Weather } from '@/lib/domain/weather/weather';
import type { ComposeTools } from '../compose-content';

export type NewsTools = Pick<ComposeTools, 'weather' | 'regions' | 'clock'>;

/**
 * The forecast of a place (null: the default one) as a provider says it now. Null where nobody does: what stands in for
 * it differs from what was told without being news.
 */
export async function liveWeather(cell: GridCell | null, { weather }: NewsTools): Promise<Weather | null> {
  const answer = await weather.get(cell ?? DEFAULT_PLACE.cell);
  const isLive = !answer.stale && !answer.pending && answer.neighbourKm === undefined;
  return isLive && answer.weather.source.recorded === null ? answer.weather : null;
}
