import type { KmaConfig } from '../kma/kma-record';
import { createWeatherAssembler } from '../kma/weather-assembler';
import { createShortTerm } from '../kma/short-term';
import { toProviderError } from '../provider-error';
import type { ProviderTools } from '../supply/provider-tools';
import type { WeatherProvider } from '../weather-provider';
import { createGridCheck } from './grid-check';
import { createGridShortTerm, hasFreshGrids, hasGrids } from './grid-short-term';
import type { GridCache } from './grid-cache';

/**
 * Creates the provider that is called after all others: grids of any age that cover the current hour, without calls of
 * the portal for single cells.
 */
export function createOldGridProvider(config: KmaConfig, cache: GridCache, tools: ProviderTools): WeatherProvider {
  const fetchWeather = createWeatherAssembler(config, createGridShortTerm(cache, null), tools);
  return {
    name: 'kma-grid-old',
    source: 'kma',
    isLastResort: true,
    dailyCalls: () => null,
    stage: () => (hasGrids(cache, 'village', tools.clock()) ? 'open' : 'spent'),
    fetch: toProviderFetch(fetchWeather),
  };
}

const toProviderFetch =
  (fetchWeather: WeatherProvider['fetch']): WeatherProvider['fetch'] =>
  (...args) =>
    fetchWeather(...args).catch((error: unknown) => {
      throw toProviderError(error);
    });

/**
 * Creates the provider of KMA's forecasts from grids of the whole country. The grids are fetched in the background, so
 * a new cell costs no calls and no wait. Mid-term forecast, UV index, air and warnings come from the portal if it has a
 * key.
 */
export function createGridProvider(
  config: KmaConfig,
  cache: GridCache,
  tools: ProviderTools,
  partLimitMs?: number,
): WeatherProvider {
  const { budget, clock, createFetch, supply, log, keyWatch } = tools;
  const { kmaServiceKey: serviceKey, kmaBaseUrl: baseUrl, paths } = config;
  const json = serviceKey
    ? createShortTerm({ baseUrl, serviceKey, fetch: createFetch('kma-short'), paths, keyWatch, log }, supply, clock)
    : null;
  const fetchWeather = createWeatherAssembler(config, createGridShortTerm(cache, json), tools, partLimitMs);
  const hasNeeded = json ? hasFreshGrids : hasGrids;
  const check = json && createGridCheck({ cache, fetchNowcast: json.nowcast, clock, log });

  return {
    name: 'kma-grid',
    source: 'kma',
    // If the grids of the next hours are old, the portal is called for each cell.
    dailyCalls: () =>
      json && !(['nowcast', 'ultra-short'] as const).every((service) => hasFreshGrids(cache, service, clock()))
        ? budget.dailyCalls('kma-short')
        : null,
    // Without a village forecast it has nothing to return, as if its calls were used up.
    stage: () => (hasNeeded(cache, 'village', clock()) && check?.isTrusted() !== false ? 'open' : 'spent'),
    fetch: toProviderFetch(async (cell, nowMs, signal, onLate) => {
      await check?.compare(cell, signal);
      return fetchWeather(cell, nowMs, signal, onLate);
    }),
  };
}
