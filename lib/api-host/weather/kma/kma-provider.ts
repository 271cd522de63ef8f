import { toProviderError } from '../provider-error';
import type { ProviderTools } from '../supply/provider-tools';
import type { WeatherProvider } from '../weather-provider';
import type { KmaConfig } from './kma-record';
import { createWeatherAssembler } from './weather-assembler';
import { createShortTerm } from './short-term';

/**
 * Creates the provider of KMA's forecasts and AirKorea's measurements for single cells, through the public data portal.
 */
export function createKmaProvider(
  config: KmaConfig & { kmaServiceKey: string },
  tools: ProviderTools,
  partLimitMs?: number,
): WeatherProvider {
  const { budget, createFetch, supply, keyWatch, log } = tools;
  const { kmaBaseUrl: baseUrl, kmaServiceKey: serviceKey, paths } = config;
  const access = { baseUrl, serviceKey, fetch: createFetch('kma-short'), paths, keyWatch, log };
  const fetchWeather = createWeatherAssembler(config, createShortTerm(access, supply, tools.clock), tools, partLimitMs);
  return {
    name: 'kma',
    source: 'kma',
    dailyCalls: () => budget.dailyCalls('kma-short'),
    stage: () => budget.stage('kma-short'),
    fetch: (cell, nowMs, signal, onLate) =>
      fetchWeather(cell, nowMs, signal, onLate).catch((error: unknown) => {
        throw toProviderError(error);
      }),
  };
}
