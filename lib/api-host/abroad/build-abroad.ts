import type { Env } from '@/lib/env';
import { OPEN_METEO } from '../weather/open-meteo/open-meteo-record';
import type { ProviderTools } from '../weather/supply/provider-tools';
import { createAbroad, type Abroad } from './abroad';
import { createForecastAbroad } from './forecast-abroad';
import { createOpenMeteoGeocoder } from './open-meteo-geocoder';

/** Builds places and weather abroad; null unless `TRIPS_ABROAD` switches them on. */
export function buildAbroad(env: Env, tools: ProviderTools): Abroad | null {
  if (env.TRIPS_ABROAD === 'off') return null;
  const config = OPEN_METEO.config(env);
  const geocoder = createOpenMeteoGeocoder({ ...config, baseUrl: env.OPEN_METEO_GEOCODING_BASE_URL }, tools);
  return createAbroad({ geocoder, readForecast: createForecastAbroad(config, tools) }, tools);
}
