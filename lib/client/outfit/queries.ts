import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import type { getCategories, getOutfits, OutfitList } from '@/lib/contract/outfit';
import type { CategoryId } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import type { getMidTermWeather, getPositionWeather, WeatherSourceInfo } from '@/lib/contract/weather';
import { PENDING_POLL_MS, PENDING_POLLS, SCREEN_FRESH_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { placePoint } from '@/lib/domain/place';
import { apiGet } from '../api/api';

interface WithSource {
  source: WeatherSourceInfo;
}

/** While a live answer is on its way, ask again a few times; then leave it to the person. */
const whilePending = (query: { state: { data?: WithSource; dataUpdateCount: number } }) =>
  query.state.data?.source.pending && query.state.dataUpdateCount <= PENDING_POLLS ? PENDING_POLL_MS : false;

/** Where an old answer is on screen already, only a newer one will do; else the worker may answer from its cache. */
const networkOnlyOnceShown = ({ client, queryKey, signal }: QueryFunctionContext) => ({
  signal,
  cache: client.getQueryData(queryKey) === undefined ? ('default' as const) : ('no-cache' as const),
});

const shared = {
  staleTime: SCREEN_FRESH_MS,
  refetchInterval: whilePending,
  refetchOnReconnect: true,
  retry: 1,
} as const;

/** The weather now and hour by hour of a cell. */
export const positionWeatherQuery = (cell: GridCell) =>
  queryOptions({
    queryKey: ['weather', 'position', cell.nx, cell.ny],
    queryFn: (context) =>
      apiGet<typeof getPositionWeather>('/api/v1/weather/position', {
        query: placePoint({ cell }),
        ...networkOnlyOnceShown(context),
      }),
    ...shared,
  });

/** Ten days of a cell. */
export const midTermWeatherQuery = (cell: GridCell) =>
  queryOptions({
    queryKey: ['weather', 'mid-terms', cell.nx, cell.ny],
    queryFn: (context) =>
      apiGet<typeof getMidTermWeather>('/api/v1/weather/mid-terms', {
        query: placePoint({ cell }),
        ...networkOnlyOnceShown(context),
      }),
    ...shared,
  });

export interface OutfitChoice {
  cell: GridCell;
  categoryId: CategoryId;
  gender: Gender;
  /** The person's own offset in steps of .1 clo; 0 for what everyone shares. */
  comfortOffset: number;
}

/** Outfits for a cell, a category and a gender, best first. */
export function outfitsQuery({ cell, categoryId, gender, comfortOffset }: OutfitChoice) {
  const alike = ['outfit', cell.nx, cell.ny, categoryId, gender];
  return queryOptions<OutfitList, Error, OutfitList, (string | number)[]>({
    queryKey: [...alike, comfortOffset],
    queryFn: (context) => {
      const { lat, lon } = placePoint({ cell });
      return apiGet<typeof getOutfits>('/api/v1/outfit', {
        query: {
          latitude: lat,
          longitude: lon,
          'event-type-id': categoryId,
          gender,
          'comfort-offset': comfortOffset,
        },
        ...networkOnlyOnceShown(context),
      });
    },
    // What fits everyone stands in until what fits the person is there; another place's outfits never do.
    placeholderData: (previous, query) =>
      query && alike.every((part, at) => query.queryKey[at] === part) ? previous : undefined,
    ...shared,
  });
}

/** The categories of outfits. */
export const categoriesQuery = () =>
  queryOptions({
    queryKey: ['categories'],
    queryFn: ({ signal }) => apiGet<typeof getCategories>('/api/v1/outfit-condition/event-types', { signal }),
    staleTime: Infinity,
  });
