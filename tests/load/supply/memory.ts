import { presentPosition } from '@/lib/api-host/weather/present';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { HOUR_MS } from '@/lib/contract/durations';
import type { Weather } from '@/lib/domain/weather/weather';
import { testTools } from '../../support/provider-tools';
import { silentLog } from '../../support/silent-log';
import { landCells, MIDNIGHT, LAND_CELLS } from './country';
import { recordFigure, formatWhole } from './rows';

const MB = 1024 * 1024;

function rssMb(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / MB;
}

/** Measures the memory of the whole country in one process and the latency of a cell's response. */
export async function runMemory(): Promise<void> {
  const nowMs = MIDNIGHT + 9.5 * HOUR_MS;
  const clock = () => nowMs;
  const observed = getRecordedWeather({ nx: 60, ny: 127 }, nowMs);
  const said: Weather = { ...observed, source: { ...observed.source, provider: 'kma' } };
  const service = createWeatherService({
    providers: [
      {
        name: 'kma',
        source: 'kma',
        dailyCalls: () => null,
        stage: () => 'open',
        fetch: async (cell) => structuredClone({ ...said, cell }),
      },
    ],
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(testTools({ clock }).queryDatabase),
    clock,
    log: silentLog,
  });
  const cells = landCells(LAND_CELLS);
  await service.get(cells[0]!);
  const before = rssMb();
  for (const cell of cells) await service.get(cell);
  const more = rssMb() - before;
  recordFigure(
    `memory of ${formatWhole(cells.length)} cells in one instance`,
    '<= 300 MB more than with one',
    `${formatWhole(more)} MB`,
  );
  const times: number[] = [];
  for (const cell of cells.slice(-500)) {
    const beganMs = performance.now();
    const { weather, ...freshness } = await service.get(cell);
    presentPosition(weather, { ...freshness, nowMs });
    times.push(performance.now() - beganMs);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  recordFigure("a cell's answer from memory", '<= 1 ms median', `${median.toFixed(2)} ms`);
  await service.close();
}
