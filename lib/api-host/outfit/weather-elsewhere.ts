import { formatCell, type HourSpan } from '@/lib/contract/hour-spans';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { WeatherByCell } from '@/lib/domain/recommendation/relevant-weather';
import type { Weather } from '@/lib/domain/weather/weather';
import type { WeatherDependencies } from '../weather/weather-dependencies';
import type { Network } from '../shared/network';

export interface ElsewhereResult {
  weathers: WeatherByCell;
  /** Cells (`60.127`) of which there is no weather like that of the place itself, which stands in there. */
  standIns: string[];
  /** A live answer is on its way for one of them. */
  pending: boolean;
}

const isRecorded = ({ source }: Weather): boolean => source.provider === 'recorded';

/** The other cells that hours are spent in, each once. */
function listOtherCells(spans: readonly HourSpan[] = []): GridCell[] {
  const cells = spans.flatMap(({ cell }) => cell ?? []);
  return [...new Map(cells.map((cell) => [formatCell(cell), cell])).values()];
}

/**
 * The weather of the other cells that hours are spent in, through the same supply. Recorded weather is never told beside
 * that of today: where a cell has only the one and the place only the other, the place's stands in.
 */
export async function getWeatherElsewhere(
  spans: readonly HourSpan[] | undefined,
  here: Weather,
  { weather: service, regions }: Pick<WeatherDependencies, 'weather' | 'regions'>,
  network?: Network,
): Promise<ElsewhereResult> {
  const found = await Promise.all(
    listOtherCells(spans).map(async (cell) => {
      const answer = regions.findCell(cell) ? await service.get(cell, network) : null;
      const fits = answer !== null && isRecorded(answer.weather) === isRecorded(here);
      return { name: formatCell(cell), weather: fits ? answer.weather : null, pending: answer?.pending === true };
    }),
  );
  return {
    weathers: new Map(found.flatMap(({ name, weather }) => (weather ? [[name, weather] as const] : []))),
    standIns: found.flatMap(({ name, weather }) => (weather ? [] : [name])),
    pending: found.some(({ pending }) => pending),
  };
}
