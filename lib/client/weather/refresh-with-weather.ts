import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { PENDING_POLL_MS, PENDING_POLLS, SCREEN_FRESH_MS } from '@/lib/contract/weather-freshness';

interface WithSource {
  source: WeatherSourceInfo;
}

/** Polls while the response is pending, at most `PENDING_POLLS` times. */
const whilePending = (query: { state: { data?: WithSource; dataUpdateCount: number } }) =>
  query.state.data?.source.pending && query.state.dataUpdateCount <= PENDING_POLLS ? PENDING_POLL_MS : false;

export const refreshWithWeather = {
  staleTime: SCREEN_FRESH_MS,
  refetchInterval: whilePending,
  refetchOnReconnect: true,
  retry: 1,
} as const;
