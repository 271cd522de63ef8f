import type { WeatherProviderName } from '@/lib/domain/weather/weather';
import { createKmaProvider } from './kma/kma-provider';
import { createOpenMeteoProvider } from './open-meteo/open-meteo-provider';
import type { OpenMeteoConfig } from './open-meteo/open-meteo-query';
import type { WeatherLog } from './weather-log';
import type { WeatherProvider } from './weather-provider';

export interface WeatherConfig extends OpenMeteoConfig {
  kmaServiceKey?: string;
  kmaBaseUrl: string;
  airKoreaBaseUrl: string;
  weatherSource?: WeatherProviderName;
}

/**
 * The providers in the order in which they are asked. A `weatherSource` is asked alone; without one KMA is asked
 * where there is a key to it, and Open-Meteo after it or in its place. Recorded weather needs no provider.
 */
export function createProviders(config: WeatherConfig, log: WeatherLog): WeatherProvider[] {
  const { weatherSource, kmaServiceKey } = config;
  if (weatherSource === 'recorded') return [];
  if (weatherSource === 'kma' && !kmaServiceKey) throw new Error('WEATHER_SOURCE=kma needs KMA_SERVICE_KEY.');
  const kma = kmaServiceKey ? createKmaProvider({ ...config, kmaServiceKey }, log) : null;
  const openMeteo = createOpenMeteoProvider(config, log);
  if (weatherSource === 'open-meteo') return [openMeteo];
  if (weatherSource === 'kma' && kma) return [kma];
  return kma ? [kma, openMeteo] : [openMeteo];
}
