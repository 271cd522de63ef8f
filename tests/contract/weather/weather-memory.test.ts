import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import type { WeatherStore } from '@/lib/api-host/weather/weather-store';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import type { Weather } from '@/lib/domain/weather/weather';
import { silentLog } from '../../support/silent-log';

const NOW_MS = kstEpochMs('2026-11-21', 9, 30);
/** Of the country's 4,663 cells memory holds some 2,000. */
const CELLS: GridCell[] = Array.from({ length: 4_663 }, (_, i) => ({ nx: 1 + (i % 149), ny: 1 + Math.floor(i / 149) }));

/** A host whose provider always answers, and what its database and its provider were asked. */
function openHost() {
  const asked = { provider: 0, database: 0 };
  const said: Weather = getRecordedWeather({ nx: 60, ny: 127 }, NOW_MS);
  const store: WeatherStore = {
    read: async () => {
      asked.database++;
      return null;
    },
    acquireLease: async () => true,
    write: async () => undefined,
    releaseLease: async () => undefined,
  };
  const service = createWeatherService({
    providers: [
      {
        name: 'kma',
        source: 'kma',
        dailyCalls: () => null,
        stage: () => 'open',
        fetch: async (cell) => {
          asked.provider++;
          return { ...said, cell, source: { ...said.source, provider: 'kma' } };
        },
      },
    ],
    recorded: getRecordedWeather,
    store,
    clock: () => NOW_MS,
    log: silentLog,
  });
  return { service, asked };
}

it('answers from memory without a question to the database or a provider', async () => {
  const { service, asked } = openHost();
  await service.get(CELLS[0]!);
  const before = { ...asked };
  for (let i = 0; i < 100; i++) expect((await service.get(CELLS[0]!)).weather.source.provider).toBe('kma');
  expect(asked).toEqual(before);
  await service.close();
});

it('holds no more than its bytes: of the whole country a part, the newest', async () => {
  const { service, asked } = openHost();
  for (const cell of CELLS) await service.get(cell);
  const before = { ...asked };
  for (const cell of CELLS.slice(-500)) await service.get(cell);
  expect(asked).toEqual(before);
  for (const cell of CELLS.slice(0, 50)) await service.get(cell);
  expect(asked).toEqual({ database: before.database + 50, provider: before.provider + 50 });
  await service.close();
});
