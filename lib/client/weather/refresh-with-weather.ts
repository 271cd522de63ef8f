import { HOUR_MS } from '@/lib/contract/durations';
import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { PENDING_POLL_MS, PENDING_POLLS, SCREEN_FRESH_MS } from '@/lib/contract/weather-freshness';

interface WithSource {
  source: WeatherSourceInfo;
}

/** Polls while the response is pending, at most `PENDING_POLLS` times. */
const whilePending = (query: { state: { data?: WithSource; dataUpdateCount: number } }) =>
  query.state.data?.source.pending && query.state.dataUpdateCount <= PENDING_POLLS ? PENDING_POLL_MS : false;

/** Returns the time for which data is fresh, in ms. Data of an earlier hour is not: its 'now' means that hour. */
const getFreshMs = ({ state }: { state: { dataUpdatedAt: number } }): number =>
  Math.min(SCREEN_FRESH_MS, HOUR_MS - (state.dataUpdatedAt % HOUR_MS));

export const refreshWithWeather = {
  staleTime: getFreshMs,
  refetchInterval: whilePending,
  refetchOnReconnect: true,
  retry: 1,
} as const;
