import type { Env } from '@/lib/env';
import { validateProviderPaths, type ProviderPaths } from '../provider-paths';
import type { ProviderRecord } from '../provider-record';

export interface KmaConfig {
  /** Key of the public data portal. Without it there is no mid-term forecast, UV index, measured air or warning. */
  kmaServiceKey?: string;
  kmaBaseUrl: string;
  airKoreaBaseUrl: string;
  paths?: ProviderPaths;
}

/** Settings of KMA's hub, which publishes grids of the whole country. */
export interface HubConfig {
  kmaHubKey?: string;
  kmaHubBaseUrl?: string;
}

export const KMA = {
  name: 'kma',
  cardCredit: 'label',
  config: (env: Env): KmaConfig & HubConfig => ({
    kmaHubKey: env.KMA_HUB_KEY,
    kmaHubBaseUrl: env.KMA_HUB_BASE_URL,
    kmaServiceKey: env.KMA_SERVICE_KEY,
    kmaBaseUrl: env.KMA_BASE_URL,
    airKoreaBaseUrl: env.AIRKOREA_BASE_URL,
    paths: validateProviderPaths(env.PROVIDER_PATHS),
  }),
  services: {
    'kma-hub': 'KMA_HUB_DAILY_CALLS',
    'kma-short': 'KMA_DAILY_CALLS',
    'kma-mid': 'KMA_MID_DAILY_CALLS',
    'kma-uv': 'KMA_UV_DAILY_CALLS',
    'kma-warnings': 'KMA_WARNINGS_DAILY_CALLS',
    airkorea: 'AIRKOREA_DAILY_CALLS',
    // Not weather, but the key and the portal are the same.
    'kasi-holidays': 'KASI_DAILY_CALLS',
  },
} as const satisfies ProviderRecord;
