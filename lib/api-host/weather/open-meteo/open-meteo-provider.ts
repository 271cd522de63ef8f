import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { createOptionalPart } from '../optional-part';
import { ProviderError, toProviderError } from '../provider-error';
import type { WeatherLog } from '../weather-log';
import type { WeatherProvider } from '../weather-provider';
import { hoursAround } from '../weather-window';
import { fetchOpenMeteo } from './fetch-open-meteo';
import { toDays, toHours, toNow } from './normalise';
import { airQualityUrl, forecastUrl, type OpenMeteoConfig } from './open-meteo-query';
import { openMeteoAir, openMeteoForecast } from './open-meteo-schema';

/**
 * Open-Meteo: forecast and modelled air quality, of the whole world and without a key. Its weather data is CC BY 4.0
 * and the free tier is for non-commercial use. Air quality is waited for `partLimitMs` at the most.
 */
export function createOpenMeteoProvider(
  config: OpenMeteoConfig,
  log: WeatherLog,
  partLimitMs?: number,
): WeatherProvider {
  const airPart = createOptionalPart('open-meteo air quality', log, partLimitMs);

  async function fetchWeather(cell: GridCell, nowMs: number, signal: AbortSignal): Promise<Weather> {
    const [forecast, air] = await Promise.all([
      fetchOpenMeteo(forecastUrl(config, cell), openMeteoForecast, signal),
      airPart((limited) => fetchOpenMeteo(airQualityUrl(config, cell), openMeteoAir, limited), signal),
    ]);
    const hours = toHours(forecast, air);
    const now = toNow(forecast, hours, nowMs);
    if (!now) throw new ProviderError('no-data', 'Open-Meteo: no temperature for the current hour');
    return {
      cell,
      source: {
        provider: 'open-meteo',
        issuedAtMs: null,
        fetchedAtMs: nowMs,
        airQuality: now.pm10UgM3 === null && now.pm25UgM3 === null ? null : 'modelled',
        recorded: null,
      },
      now,
      hours: hoursAround(nowMs, hours),
      days: toDays(forecast, nowMs),
    };
  }

  return {
    name: 'open-meteo',
    fetch: (cell, nowMs, signal) =>
      fetchWeather(cell, nowMs, signal).catch((error: unknown) => {
        throw toProviderError(error);
      }),
  };
}
