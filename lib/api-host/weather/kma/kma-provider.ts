import { toProviderError } from '../provider-error';
import type { ProviderTools } from '../supply/provider-tools';
import type { WeatherProvider } from '../weather-provider';
import { assembleWeather, type KmaConfig } from './assemble-weather';
import { createShortTerm } from './short-term';

/**
 * The Korea Meteorological Administration's forecasts of a cell and AirKorea's measurements, through the public data
 * portal.
 */
export function createKmaProvider(
  config: KmaConfig & { kmaServiceKey: string },
  tools: ProviderTools,
  partLimitMs?: number,
): WeatherProvider {
  const { budget, fetchOf, supply } = tools;
  const access = { baseUrl: config.kmaBaseUrl, serviceKey: config.kmaServiceKey, fetch: fetchOf('kma-short') };
  const fetchWeather = assembleWeather(config, createShortTerm(access, supply), tools, partLimitMs);
  return {
    name: 'kma',
    source: 'kma',
    dailyCalls: () => budget.dailyCalls('kma-short'),
    stage: () => budget.stage('kma-short'),
    fetch: (cell, nowMs, signal) =>
      fetchWeather(cell, nowMs, signal).catch((error: unknown) => {
        throw toProviderError(error);
      }),
  };
}
