import { queryOptions } from '@tanstack/react-query';
import type { getMidTermWeather, getPositionWeather } from '@/lib/contract/weather';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { getPlaceCentre } from '@/lib/domain/place';
import { sharedQuery } from '../api/shared-query';
import { refreshWithWeather } from './refresh-with-weather';

/** Present and hourly weather of a cell. */
export const positionWeatherQuery = (cell: GridCell) =>
  queryOptions({
    ...sharedQuery<typeof getPositionWeather>('weather', '/api/v1/weather/position', getPlaceCentre({ cell })),
    ...refreshWithWeather,
  });

/** Ten-day forecast of a cell. */
export const midTermWeatherQuery = (cell: GridCell) =>
  queryOptions({
    ...sharedQuery<typeof getMidTermWeather>('weather', '/api/v1/weather/mid-terms', getPlaceCentre({ cell })),
    ...refreshWithWeather,
  });
