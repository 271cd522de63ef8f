import { toLanguageQuery, type Language } from '@/lib/contract/language';
import type { getMidTermWeather, getPositionWeather } from '@/lib/contract/weather';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getPlaceCentre } from '@/lib/domain/place';
import { queryOptions } from '../api/query-options';
import { sharedQuery } from '../api/shared-query';
import { refreshWithWeather } from './refresh-with-weather';

const buildQuery = (cell: GridCell, language: Language) => ({
  ...getPlaceCentre({ cell }),
  ...toLanguageQuery(language),
});

/** Present and hourly weather of a cell. */
export const positionWeatherQuery = (cell: GridCell, language: Language) =>
  queryOptions({
    ...sharedQuery<typeof getPositionWeather>('weather', '/api/v1/weather/position', buildQuery(cell, language)),
    ...refreshWithWeather,
  });

/** Ten-day forecast of a cell. */
export const midTermWeatherQuery = (cell: GridCell, language: Language) =>
  queryOptions({
    ...sharedQuery<typeof getMidTermWeather>('weather', '/api/v1/weather/mid-terms', buildQuery(cell, language)),
    ...refreshWithWeather,
  });
