import { HOUR_MS } from '@/lib/contract/durations';
import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { OUTAGE_POLL_MS, PENDING_POLL_MS, PENDING_POLLS, SCREEN_FRESH_MS } from '@/lib/contract/weather-freshness';
import { freshFor } from '../api/fresh-for';

interface WithSource {
  source: WeatherSourceInfo;
}

/** Polls while the response is pending: quickly for the first `PENDING_POLLS` times, then once a minute. */
function whilePending({ state }: { state: { data?: WithSource; dataUpdateCount: number } }): number | false {
  if (!state.data?.source.pending) return false;
  return state.dataUpdateCount <= PENDING_POLLS ? PENDING_POLL_MS : OUTAGE_POLL_MS;
}

/** Returns the time for which data is fresh, in ms. Data of an earlier hour is not: its 'now' means that hour. */
const getFreshMs = (updatedAtMs: number): number => Math.min(SCREEN_FRESH_MS, HOUR_MS - (updatedAtMs % HOUR_MS));

export const refreshWithWeather = {
  staleTime: freshFor(getFreshMs),
  refetchInterval: whilePending,
  refetchOnReconnect: true,
  retry: 1,
} as const;
