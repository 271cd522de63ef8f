import { randomBytes } from 'node:crypto';
import type { WeatherStore } from '@/lib/api-host/weather/weather-store';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { createKmaOnlyService } from '../../support/kma-only-service';

const NOW_MS = kstEpochMs('2026-11-21', 9, 30);
const CELLS: GridCell[] = Array.from({ length: 500 }, (_, i) => ({ nx: 1 + (i % 149), ny: 1 + Math.floor(i / 149) }));
/** Packed size of weather with a text that does not compress. Memory holds about 370 cells with it. */
const LARGE_BYTES = 64 * 1_024;

/** Creates a service whose provider always responds, and counts the calls to database and provider. */
function openHost(getText = () => '') {
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
      return { ...weather, cell, text: getText() };
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

it('weather that is not in use is packed in memory and returned unchanged', async () => {
  const { service, calls } = openHost();
  const received = [];
  for (const cell of CELLS) received.push(await service.get(cell));
  const before = { ...calls };
  const later = [];
  for (const cell of CELLS) later.push(await service.get(cell));
  expect(later).toEqual(received);
  expect(calls).toEqual(before);
  // What is read is another object, because the first one is not in memory any more.
  expect(later[0]!.weather).not.toBe(received[0]!.weather);
  await service.close();
});

it('memory is bounded by bytes and keeps the newest cells', async () => {
  const { service, calls } = openHost(() => randomBytes((LARGE_BYTES / 4) * 3).toString('base64'));
  for (const cell of CELLS) await service.get(cell);
  const before = { ...calls };
  for (const cell of CELLS.slice(-200)) await service.get(cell);
  expect(calls).toEqual(before);
  for (const cell of CELLS.slice(0, 50)) await service.get(cell);
  expect(calls).toEqual({ database: before.database + 50, provider: before.provider + 50 });
  await service.close();
});
