import type { WeatherStore } from '@/lib/api-host/weather/weather-store';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { createKmaOnlyService } from '../../support/kma-only-service';

const NOW_MS = kstEpochMs('2026-11-21', 9, 30);
/** Memory holds about 2,000 of these cells. */
const CELLS: GridCell[] = Array.from({ length: 2_600 }, (_, i) => ({ nx: 1 + (i % 149), ny: 1 + Math.floor(i / 149) }));

/** Creates a service whose provider always responds, and counts the calls to database and provider. */
function openHost() {
  const calls = { provider: 0, database: 0 };
  const store: WeatherStore = {
    read: async () => {
      calls.database++;
      return null;
    },
    acquireLease: async () => true,
    write: async () => undefined,
    releaseLease: async () => undefined,
  };
  const service = createKmaOnlyService({
    nowMs: NOW_MS,
    store,
    getWeather(cell, weather) {
      calls.provider++;
      return { ...weather, cell };
    },
  });
  return { service, calls };
}

it('a stored cell is served from memory without a call to database or provider', async () => {
  const { service, calls } = openHost();
  await service.get(CELLS[0]!);
  const before = { ...calls };
  for (let i = 0; i < 100; i++) expect((await service.get(CELLS[0]!)).weather.source.provider).toBe('kma');
  expect(calls).toEqual(before);
  await service.close();
});

it('memory is bounded by bytes and keeps the newest cells', async () => {
  const { service, calls } = openHost();
  for (const cell of CELLS) await service.get(cell);
  const before = { ...calls };
  for (const cell of CELLS.slice(-500)) await service.get(cell);
  expect(calls).toEqual(before);
  for (const cell of CELLS.slice(0, 50)) await service.get(cell);
  expect(calls).toEqual({ database: before.database + 50, provider: before.provider + 50 });
  await service.close();
});
