import type { KmaConfig } from '../kma/kma-record';
import { createWeatherAssembler } from '../kma/weather-assembler';
import { createShortTerm } from '../kma/short-term';
import { toProviderError } from '../provider-error';
import type { ProviderTools } from '../supply/provider-tools';
import type { WeatherProvider } from '../weather-provider';
import { createGridShortTerm, hasFreshGrids, hasGrids } from './grid-short-term';
import type { GridCache } from './grid-cache';

/**
 * KMA's forecasts from its grids of the whole country, which are there or not: nobody waits for them, and a cell more
 * costs no call more. Mid-term forecast, UV index, air and warnings come as for the JSON service, where there is a key to that.
 */
export function createGridProvider(
  config: KmaConfig,
  cache: GridCache,
  tools: ProviderTools,
  partLimitMs?: number,
): WeatherProvider {
  const { budget, clock, createFetch, supply } = tools;
  const { kmaServiceKey: serviceKey, kmaBaseUrl: baseUrl } = config;
  const json = serviceKey ? createShortTerm({ baseUrl, serviceKey, fetch: createFetch('kma-short') }, supply) : null;
  const fetchWeather = createWeatherAssembler(config, createGridShortTerm(cache, json), tools, partLimitMs);
  const isNeeded = json ? hasFreshGrids : hasGrids;

  return {
    name: 'kma-grid',
    source: 'kma',
    // Where the near grids are old the JSON service is asked for each cell.
    dailyCalls: () =>
      json && !(['nowcast', 'ultra-short'] as const).every((service) => hasFreshGrids(cache, service, clock()))
        ? budget.dailyCalls('kma-short')
        : null,
    // Without a village forecast it has as little to give as one whose calls are spent.
    stage: () => (isNeeded(cache, 'village', clock()) ? 'open' : 'spent'),
    fetch: (cell, nowMs, signal) =>
      fetchWeather(cell, nowMs, signal).catch((error: unknown) => {
        throw toProviderError(error);
      }),
  };
}
