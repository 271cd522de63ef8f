import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { appendPath } from '../provider-http';
import type { OpenMeteoConfig } from './open-meteo-record';

const CURRENT = ['temperature_2m', 'relative_humidity_2m', 'weather_code', 'cloud_cover', 'wind_speed_10m'];
const HOURLY = [
  ...CURRENT,
  'precipitation',
  'precipitation_probability',
  'snowfall',
  'uv_index',
  'shortwave_radiation',
];
const DAILY = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_sum',
  'precipitation_probability_max',
  'snowfall_sum',
];
const AIR = ['pm10', 'pm2_5'];

function buildUrl(
  base: string,
  path: string,
  cell: GridCell,
  {
    openMeteoApiKey: apiKey,
    timeZone = 'Asia/Seoul',
  }: Pick<OpenMeteoConfig, 'openMeteoApiKey'> & { timeZone?: string },
): URL {
  const { lat, lon } = getCellCentre(cell);
  const url = appendPath(base, path);
  url.searchParams.set('latitude', String(lat));
  url.searchParams.set('longitude', String(lon));
  url.searchParams.set('timezone', timeZone);
  // The difference from yesterday needs yesterday's hours.
  url.searchParams.set('past_days', '1');
  if (apiKey) url.searchParams.set('apikey', apiKey);
  return url;
}

/** Builds the URL of a forecast, by default of ten days in Korean time, with wind in m/s; the service's default is km/h. */
export function buildForecastUrl(
  { openMeteoBaseUrl, openMeteoApiKey }: OpenMeteoConfig,
  path: string,
  cell: GridCell,
  { timeZone, days = 10 }: { timeZone?: string; days?: number } = {},
): URL {
  const url = buildUrl(openMeteoBaseUrl, path, cell, { openMeteoApiKey, timeZone });
  url.searchParams.set('wind_speed_unit', 'ms');
  url.searchParams.set('forecast_days', String(days));
  url.searchParams.set('current', CURRENT.join(','));
  url.searchParams.set('hourly', HOURLY.join(','));
  url.searchParams.set('daily', DAILY.join(','));
  return url;
}

/** Builds the URL of the particulate matter forecast: a model of about 45 km that reaches five days ahead. */
export function buildAirQualityUrl(
  { openMeteoAirBaseUrl, openMeteoApiKey }: OpenMeteoConfig,
  path: string,
  cell: GridCell,
): URL {
  const url = buildUrl(openMeteoAirBaseUrl, path, cell, { openMeteoApiKey });
  url.searchParams.set('forecast_days', '5');
  url.searchParams.set('hourly', AIR.join(','));
  return url;
}
