import type { WeatherProviderName } from '@/lib/domain/weather/weather';
import type { KmaConfig } from './kma/weather-assembler';
import { createKmaProvider } from './kma/kma-provider';
import { createGridProvider } from './kma-grid/grid-provider';
import { createGrids, type Grids } from './kma-grid/grids';
import { createOpenMeteoProvider } from './open-meteo/open-meteo-provider';
import type { OpenMeteoConfig } from './open-meteo/open-meteo-query';
import type { ProviderTools } from './supply/provider-tools';
import type { ProviderName, WeatherProvider } from './weather-provider';

export interface WeatherConfig extends OpenMeteoConfig, KmaConfig {
  /** Of KMA's hub, which has grids of the whole country. */
  kmaHubKey?: string;
  kmaHubBaseUrl?: string;
  weatherSource?: WeatherProviderName;
  /** Whether Open-Meteo may stand in for KMA without a key of its own: its free tier is for non-commercial use. */
  openMeteoFallback?: 'allow' | 'refuse';
}

/** The names of the providers in the order in which they are asked. */
export function listProviderNames(config: WeatherConfig): ProviderName[] {
  const { weatherSource, kmaHubKey, kmaServiceKey, openMeteoApiKey, openMeteoFallback } = config;
  const kma: ProviderName[] = [...(kmaHubKey ? ['kma-grid' as const] : []), ...(kmaServiceKey ? ['kma' as const] : [])];
  if (weatherSource === 'recorded') return [];
  if (weatherSource === 'open-meteo') return ['open-meteo'];
  if (weatherSource === 'kma') return kma;
  if (kma.length === 0) return ['open-meteo'];
  return openMeteoApiKey || openMeteoFallback === 'allow' ? [...kma, 'open-meteo'] : kma;
}

/** The grids that a configuration asks for; null where it asks for none. */
export function createConfiguredGrids(config: WeatherConfig, tools: ProviderTools): Grids | null {
  const { kmaHubKey, kmaHubBaseUrl } = config;
  if (!kmaHubKey || !kmaHubBaseUrl || !listProviderNames(config).includes('kma-grid')) return null;
  return createGrids({ kmaHubKey, kmaHubBaseUrl }, tools);
}

/**
 * The providers in the order in which they are asked. A `weatherSource` is asked alone; without one KMA is asked where
 * there is a key to it, its grids before its service for single cells, and Open-Meteo in its place or, where its
 * licence has been seen to, after it. Recorded weather needs no provider.
 */
export function createProviders(
  config: WeatherConfig,
  tools: ProviderTools,
  grids: Grids | null = null,
): WeatherProvider[] {
  const { kmaServiceKey } = config;
  return listProviderNames(config).flatMap((name) => {
    if (name === 'open-meteo') return createOpenMeteoProvider(config, tools);
    if (name === 'kma-grid') return grids ? createGridProvider(config, grids.cache, tools) : [];
    return kmaServiceKey ? createKmaProvider({ ...config, kmaServiceKey }, tools) : [];
  });
}

const LABELS: Record<ProviderName, string> = { 'kma-grid': "KMA's grids", kma: 'KMA', 'open-meteo': 'Open-Meteo' };

/** Where the weather comes from and what stands in, in a sentence for whoever starts the host. */
export function describeProviders(config: WeatherConfig): string {
  const names = listProviderNames(config);
  const order = `the weather comes from ${[...names.map((name) => LABELS[name]), 'recorded weather'].join(', then ')}`;
  return names.includes('open-meteo') || config.weatherSource
    ? order
    : `${order}; Open-Meteo does not stand in for KMA without OPEN_METEO_API_KEY or OPEN_METEO_FALLBACK=allow`;
}
