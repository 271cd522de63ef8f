import { formatCell, type HourSpan } from '@/lib/contract/hour-spans';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { WeatherByCell } from '@/lib/domain/recommendation/relevant-weather';
import type { Weather } from '@/lib/domain/weather/weather';
import type { WeatherDependencies } from '../weather/weather-dependencies';
import type { Network } from '../shared/network';

export interface ElsewhereResult {
  weathers: WeatherByCell;
  /** Cells (`60.127`) without comparable weather, for which the place's own weather is used. */
  fallbackCells: string[];
  /** True if the weather of one of the cells is pending. */
  pending: boolean;
}

const isRecorded = ({ source }: Weather): boolean => source.provider === 'recorded';

/** Returns the distinct other cells in which hours are spent. */
function listOtherCells(spans: readonly HourSpan[] = []): GridCell[] {
  const cells = spans.flatMap(({ cell }) => cell ?? []);
  return [...new Map(cells.map((cell) => [formatCell(cell), cell])).values()];
}

/**
 * Returns the weather of the other cells in which hours are spent. Never mixes recorded and current weather: a cell
 * that has only the other kind gets the place's weather.
 */
export async function getWeatherElsewhere(
  spans: readonly HourSpan[] | undefined,
  here: Weather,
  { weather: service, regions }: Pick<WeatherDependencies, 'weather' | 'regions'>,
  network?: Network,
): Promise<ElsewhereResult> {
  const results = await Promise.all(
    listOtherCells(spans).map(async (cell) => {
      const result = regions.findCell(cell) ? await service.get(cell, network) : null;
      const fits = result !== null && isRecorded(result.weather) === isRecorded(here);
      return { name: formatCell(cell), weather: fits ? result.weather : null, pending: result?.pending === true };
    }),
  );
  return {
    weathers: new Map(results.flatMap(({ name, weather }) => (weather ? [[name, weather] as const] : []))),
    fallbackCells: results.flatMap(({ name, weather }) => (weather ? [] : [name])),
    pending: results.some(({ pending }) => pending),
  };
}
