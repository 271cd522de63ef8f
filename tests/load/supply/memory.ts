import { presentPosition } from '@/lib/api-host/weather/present';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { HOUR_MS } from '@/lib/contract/durations';
import { testTools } from '../../support/provider-tools';
import { createKmaOnlyService } from '../../support/kma-only-service';
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
  const service = createKmaOnlyService({
    nowMs,
    store: createWeatherStore(testTools({ clock }).queryDatabase),
    getWeather: (cell, weather) => structuredClone({ ...weather, cell }),
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
