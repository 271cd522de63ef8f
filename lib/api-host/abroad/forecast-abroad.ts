import { HOUR_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { toPlaceTimeMs } from '@/lib/domain/place-time';
import type { Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { fetchOpenMeteo } from '../weather/open-meteo/fetch-open-meteo';
import { addHalves, toDays, toHours, toNow } from '../weather/open-meteo/normalise';
import { buildForecastUrl } from '../weather/open-meteo/open-meteo-query';
import type { OpenMeteoConfig } from '../weather/open-meteo/open-meteo-record';
import { openMeteoForecast, type OpenMeteoForecast } from '../weather/open-meteo/open-meteo-schema';
import { ProviderError } from '../weather/provider-error';
import { createOperation } from '../weather/supply/operation';
import type { ProviderTools } from '../weather/supply/provider-tools';
import type { ReceivedValue } from '../weather/supply/supply';
import { selectHoursAround } from '../weather/weather-window';

/** Cell abroad with its time zone. */
export interface AbroadPoint {
  cell: GridCell;
  timeZone: string;
}

/** Covers the last day of a trip of seven days that begins on the last date that can be chosen. */
const DAYS = 16;
const INTERVAL_MS = HOUR_MS;
/** Earlier forecasts replace one that cannot be fetched. */
const SLOTS_BACK = 6;
/** Hours far ahead are three-hourly, and zones may differ by half an hour. */
const NEAR_MS = 1.5 * HOUR_MS;

const findNearest = (hours: readonly WeatherHour[], epochMs: number): WeatherHour | undefined =>
  hours.find((hour) => Math.abs(hour.epochMs - epochMs) <= NEAR_MS);

/** Converts a forecast to weather in place time (`place-time.ts`): its hours and days are those of the place. */
function toWeather(
  { value, receivedAtMs }: ReceivedValue<OpenMeteoForecast>,
  { cell, timeZone }: AbroadPoint,
  nowMs: number,
): Weather {
  const toPlaceTime = (hour: WeatherHour) => ({ ...hour, epochMs: toPlaceTimeMs(hour.epochMs, timeZone) });
  const known = toHours(value, null);
  const now = toNow(value, known, nowMs) ?? findNearest(known, nowMs);
  if (!now) throw new ProviderError('no-data', 'Open-Meteo: no temperature for the current hour');
  const hours = known.map(toPlaceTime);
  const placeNowMs = toPlaceTimeMs(nowMs, timeZone);
  return {
    cell,
    source: { provider: 'open-meteo', issuedAtMs: null, fetchedAtMs: receivedAtMs, airQuality: null, recorded: null },
    now: toPlaceTime(now),
    hours: selectHoursAround(placeNowMs, hours),
    days: addHalves(toDays(value, placeNowMs), hours),
    warnings: null,
  };
}

/**
 * Creates the reader of Open-Meteo's forecast for a cell abroad: one call an hour and cell for all users. Calls `charge`
 * before it fetches. Throws `ProviderError` if there is no forecast of the last hours either.
 */
export function createForecastAbroad(
  config: OpenMeteoConfig,
  { supply, createFetch, keyWatch, clock }: Pick<ProviderTools, 'supply' | 'createFetch' | 'keyWatch' | 'clock'>,
) {
  const fetch = createFetch('open-meteo-abroad');
  const call = createOperation('open-meteo-forecast', { paths: config.paths, keyWatch });
  const getKey = ({ cell: { nx, ny }, timeZone }: AbroadPoint, slot: number) =>
    `open-meteo abroad ${nx} ${ny} ${timeZone} ${slot}`;

  return async (point: AbroadPoint, charge: () => Promise<void>, signal: AbortSignal): Promise<Weather> => {
    const nowMs = clock();
    const slot = Math.floor(nowMs / INTERVAL_MS);
    const keys = Array.from({ length: 1 + SLOTS_BACK }, (_, back) => getKey(point, slot - back));
    const fetchForecast = (within: AbortSignal) =>
      call((path) =>
        fetchOpenMeteo(
          fetch,
          buildForecastUrl(config, path, point.cell, { timeZone: point.timeZone, days: DAYS }),
          openMeteoForecast,
          within,
        ),
      );
    const current = await supply.findFirst<OpenMeteoForecast>(keys.slice(0, 1));
    if (current) return toWeather(current, point, nowMs);
    try {
      await charge();
      const request = { key: keys[0]!, storedMs: (1 + SLOTS_BACK) * INTERVAL_MS, fetch: fetchForecast };
      return toWeather(await supply.load(request, signal), point, nowMs);
    } catch (error) {
      const earlier = await supply.findFirst<OpenMeteoForecast>(keys.slice(1));
      if (earlier) return toWeather(earlier, point, nowMs);
      throw error;
    }
  };
}
