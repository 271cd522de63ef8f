import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import type { WeatherStore } from '@/lib/api-host/weather/weather-store';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { silentLog } from './silent-log';

/** Creates a weather service at a fixed time with one provider, which always responds with `getWeather`. */
export function createKmaOnlyService(options: {
  nowMs: number;
  store: WeatherStore;
  /** Receives the recorded weather of a cell as that of the provider. */
  getWeather: (cell: GridCell, weather: Weather) => Weather;
}) {
  const { nowMs, store, getWeather } = options;
  const recorded = getRecordedWeather({ nx: 60, ny: 127 }, nowMs);
  const weather: Weather = { ...recorded, source: { ...recorded.source, provider: 'kma' } };
  return createWeatherService({
    providers: [
      {
        name: 'kma',
        source: 'kma',
        dailyCalls: () => null,
        stage: () => 'open',
        fetch: async (cell) => getWeather(cell, weather),
      },
    ],
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store,
    clock: () => nowMs,
    log: silentLog,
  });
}
