import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { PENDING_POLL_MS, PENDING_POLLS, SCREEN_FRESH_MS } from '@/lib/contract/weather-freshness';

interface WithSource {
  source: WeatherSourceInfo;
}

/** While a live answer is on its way, ask again a few times; then leave it to the person. */
const whilePending = (query: { state: { data?: WithSource; dataUpdateCount: number } }) =>
  query.state.data?.source.pending && query.state.dataUpdateCount <= PENDING_POLLS ? PENDING_POLL_MS : false;

/** How a query whose answer rests on the weather stays up to date. */
export const refreshWithWeather = {
  staleTime: SCREEN_FRESH_MS,
  refetchInterval: whilePending,
  refetchOnReconnect: true,
  retry: 1,
} as const;
