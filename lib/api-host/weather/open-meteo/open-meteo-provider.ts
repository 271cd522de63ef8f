import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Origin, Provenance, Weather, WeatherHour } from '@/lib/domain/weather/weather';
import { createOptionalPart } from '../optional-part';
import { ProviderError, toProviderError } from '../provider-error';
import { createOperation } from '../supply/operation';
import type { ProviderTools } from '../supply/provider-tools';
import type { OnLateParts, WeatherProvider } from '../weather-provider';
import { selectHoursAround } from '../weather-window';
import { fetchOpenMeteo } from './fetch-open-meteo';
import { addHalves, toDays, toHours, toNow } from './normalise';
import { buildAirQualityUrl, buildForecastUrl } from './open-meteo-query';
import type { OpenMeteoConfig } from './open-meteo-record';
import { openMeteoAir, openMeteoForecast, type OpenMeteoAir } from './open-meteo-schema';

/** The forecast models run at most once an hour, the air quality model twice a day. */
const FORECAST_INTERVAL_MS = 30 * MINUTE_MS;
const AIR_INTERVAL_MS = 3 * HOUR_MS;
/** The model covers five days, so an older run replaces one that cannot be fetched. */
const AIR_RUNS_BACK = 4;
/** How long an assembly waits for air quality. */
const AIR_WAIT_MS = 2_000;

/** Open-Meteo does not report when its models ran. The current conditions are those of a quarter of an hour. */
function describeProvenance(now: WeatherHour): Provenance {
  const forecast: Origin = { kind: 'forecast', atMs: null, station: null };
  const present: Origin = { kind: 'modelled', atMs: now.epochMs, station: null };
  return {
    temperature: present,
    humidity: present,
    wind: present,
    sky: present,
    precipitation: forecast,
    air: { ...forecast, kind: 'modelled' },
    uv: forecast,
    nextHours: null,
    hours: forecast,
    extremes: forecast,
    farDays: forecast,
  };
}

const getSlot = (nowMs: number, everyMs: number) => Math.floor(nowMs / everyMs);

/**
 * Creates the provider of Open-Meteo's forecast and modelled air quality, which cover the whole world and need no key.
 * The data is licensed CC BY 4.0, and the free tier is for non-commercial use. The wait for air quality is limited to
 * `partLimitMs`.
 */
export function createOpenMeteoProvider(
  config: OpenMeteoConfig,
  { supply, budget, createFetch, log, closing, keyWatch }: ProviderTools,
  partLimitMs = AIR_WAIT_MS,
): WeatherProvider {
  const airPart = createOptionalPart({ name: 'open-meteo air quality', waitMs: partLimitMs, log, closing });
  const fetch = createFetch('open-meteo');
  const callForecast = createOperation('open-meteo-forecast', { paths: config.paths, keyWatch });
  const callAir = createOperation('open-meteo-air', { paths: config.paths, keyWatch });

  const loadForecast = ({ nx, ny }: GridCell, nowMs: number, signal: AbortSignal) =>
    supply.load(
      {
        key: `open-meteo forecast ${nx} ${ny} ${getSlot(nowMs, FORECAST_INTERVAL_MS)}`,
        storedMs: FORECAST_INTERVAL_MS,
        fetch: (within) =>
          callForecast((path) =>
            fetchOpenMeteo(fetch, buildForecastUrl(config, path, { nx, ny }), openMeteoForecast, within),
          ),
      },
      signal,
    );

  const getAirKey = ({ nx, ny }: GridCell, slot: number) => `open-meteo air ${nx} ${ny} ${slot}`;

  const loadAir = ({ nx, ny }: GridCell, nowMs: number, signal: AbortSignal) =>
    supply.load(
      {
        key: getAirKey({ nx, ny }, getSlot(nowMs, AIR_INTERVAL_MS)),
        storedMs: (1 + AIR_RUNS_BACK) * AIR_INTERVAL_MS,
        fetch: (within) =>
          callAir((path) => fetchOpenMeteo(fetch, buildAirQualityUrl(config, path, { nx, ny }), openMeteoAir, within)),
      },
      signal,
    );

  function findAir(cell: GridCell, nowMs: number) {
    const slot = getSlot(nowMs, AIR_INTERVAL_MS);
    const keys = Array.from({ length: 1 + AIR_RUNS_BACK }, (_, i) => getAirKey(cell, slot - i));
    return supply.findFirst<OpenMeteoAir>(keys);
  }

  async function fetchWeather(
    cell: GridCell,
    nowMs: number,
    signal: AbortSignal,
    onLate?: OnLateParts,
  ): Promise<Weather> {
    const [{ value: forecast, receivedAtMs }, { value: air, late }] = await Promise.all([
      loadForecast(cell, nowMs, signal),
      airPart({
        fetch: (limited) => loadAir(cell, nowMs, limited),
        findValid: () => findAir(cell, nowMs),
      }),
    ]);
    if (late) onLate?.(late);
    const hours = toHours(forecast, air && air.value);
    const now = toNow(forecast, hours, nowMs);
    if (!now) throw new ProviderError('no-data', 'Open-Meteo: no temperature for the current hour');
    return {
      cell,
      source: {
        provider: 'open-meteo',
        issuedAtMs: null,
        fetchedAtMs: receivedAtMs,
        airQuality: now.pm10UgM3 === null && now.pm25UgM3 === null ? null : 'modelled',
        recorded: null,
      },
      provenance: describeProvenance(now),
      now,
      hours: selectHoursAround(nowMs, hours),
      days: addHalves(toDays(forecast, nowMs), hours),
      warnings: null,
      ...(late && !air && { isPartial: true }),
    };
  }

  return {
    name: 'open-meteo',
    source: 'open-meteo',
    dailyCalls: () => budget.dailyCalls('open-meteo'),
    stage: () => budget.stage('open-meteo'),
    fetch: (cell, nowMs, signal, onLate) =>
      fetchWeather(cell, nowMs, signal, onLate).catch((error: unknown) => {
        throw toProviderError(error);
      }),
  };
}
