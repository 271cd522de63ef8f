import { assembleWeather, type KmaConfig } from '../kma/assemble-weather';
import { createShortTerm } from '../kma/short-term';
import { toProviderError } from '../provider-error';
import type { ProviderTools } from '../supply/provider-tools';
import type { WeatherProvider } from '../weather-provider';
import { createGridShortTerm, isFresh, isThere } from './grid-short-term';
import type { GridShelf } from './grid-shelf';

/**
 * KMA's forecasts from its grids of the whole country, which are there or not: nobody waits for them, and a cell more
 * costs no call more. Mid-term forecast, UV index, air and warnings come as for the JSON service, where there is a key to that.
 */
export function createGridProvider(
  config: KmaConfig,
  shelf: GridShelf,
  tools: ProviderTools,
  partLimitMs?: number,
): WeatherProvider {
  const { budget, clock, fetchOf, supply } = tools;
  const { kmaServiceKey: serviceKey, kmaBaseUrl: baseUrl } = config;
  const json = serviceKey ? createShortTerm({ baseUrl, serviceKey, fetch: fetchOf('kma-short') }, supply) : null;
  const fetchWeather = assembleWeather(config, createGridShortTerm(shelf, json), tools, partLimitMs);
  const isNeeded = json ? isFresh : isThere;

  return {
    name: 'kma-grid',
    source: 'kma',
    // Where the near grids are old the JSON service is asked for each cell.
    dailyCalls: () =>
      json && !(['nowcast', 'ultra-short'] as const).every((service) => isFresh(shelf, service, clock()))
        ? budget.dailyCalls('kma-short')
        : null,
    // Without a village forecast it has as little to give as one whose calls are spent.
    stage: () => (isNeeded(shelf, 'village', clock()) ? 'open' : 'spent'),
    fetch: (cell, nowMs, signal) =>
      fetchWeather(cell, nowMs, signal).catch((error: unknown) => {
        throw toProviderError(error);
      }),
  };
}
