import type { WeatherProviderName } from '@/lib/domain/weather/weather';
import { createKmaProvider, type KmaConfig } from './kma/kma-provider';
import { createOpenMeteoProvider } from './open-meteo/open-meteo-provider';
import type { OpenMeteoConfig } from './open-meteo/open-meteo-query';
import type { ProviderTools } from './supply/provider-tools';
import type { WeatherProvider } from './weather-provider';

export interface WeatherConfig extends OpenMeteoConfig, Omit<KmaConfig, 'kmaServiceKey'> {
  kmaServiceKey?: string;
  weatherSource?: WeatherProviderName;
  /** Whether Open-Meteo may stand in for KMA without a key of its own: its free tier is for non-commercial use. */
  openMeteoFallback?: 'allow' | 'refuse';
}

/** The names of the providers in the order in which they are asked. */
export function providerNames(config: WeatherConfig): Exclude<WeatherProviderName, 'recorded'>[] {
  const { weatherSource, kmaServiceKey, openMeteoApiKey, openMeteoFallback } = config;
  if (weatherSource === 'recorded') return [];
  if (weatherSource) return [weatherSource];
  if (!kmaServiceKey) return ['open-meteo'];
  return openMeteoApiKey || openMeteoFallback === 'allow' ? ['kma', 'open-meteo'] : ['kma'];
}

/**
 * The providers in the order in which they are asked. A `weatherSource` is asked alone; without one KMA is asked
 * where there is a key to it, and Open-Meteo in its place or, where its licence has been seen to, after it. Recorded
 * weather needs no provider.
 */
export function createProviders(config: WeatherConfig, tools: ProviderTools): WeatherProvider[] {
  return providerNames(config).map((name) => {
    if (name === 'open-meteo') return createOpenMeteoProvider(config, tools);
    const { kmaServiceKey } = config;
    if (!kmaServiceKey) throw new Error('WEATHER_SOURCE=kma needs KMA_SERVICE_KEY.');
    return createKmaProvider({ ...config, kmaServiceKey }, tools);
  });
}

const LABELS = { kma: 'KMA', 'open-meteo': 'Open-Meteo' };

/** Where the weather comes from and what stands in, in a sentence for whoever starts the host. */
export function describeProviders(config: WeatherConfig): string {
  const names = providerNames(config).map((name) => LABELS[name]);
  const order = ['the weather comes from', [...names, 'recorded weather'].join(', then ')].join(' ');
  const isAlone = names.join() === 'KMA' && !config.weatherSource;
  return isAlone
    ? `${order}; Open-Meteo does not stand in for KMA without OPEN_METEO_API_KEY or OPEN_METEO_FALLBACK=allow`
    : order;
}
