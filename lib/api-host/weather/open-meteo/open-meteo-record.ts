import type { Env } from '@/lib/env';
import { validateProviderPaths, type ProviderPaths } from '../provider-paths';
import type { ProviderRecord } from '../provider-record';

export interface OpenMeteoConfig {
  openMeteoBaseUrl: string;
  openMeteoAirBaseUrl: string;
  paths?: ProviderPaths;
  /** Key of the commercial tier, which has base addresses of its own. */
  openMeteoApiKey?: string;
  /** Whether Open-Meteo may be a fallback without a key: its free tier is for non-commercial use. */
  openMeteoFallback?: 'allow' | 'refuse';
}

export const OPEN_METEO = {
  name: 'open-meteo',
  cardCredit: 'attribution',
  config: (env: Env): OpenMeteoConfig => ({
    openMeteoBaseUrl: env.OPEN_METEO_BASE_URL,
    openMeteoAirBaseUrl: env.OPEN_METEO_AIR_BASE_URL,
    paths: validateProviderPaths(env.PROVIDER_PATHS),
    openMeteoApiKey: env.OPEN_METEO_API_KEY,
    openMeteoFallback: env.OPEN_METEO_FALLBACK,
  }),
  // Trips abroad have a budget of their own, so that they never use up that of the weather here.
  services: { 'open-meteo': 'OPEN_METEO_DAILY_CALLS', 'open-meteo-abroad': 'TRIPS_ABROAD_DAILY_CALLS' },
} as const satisfies ProviderRecord;
