/**
 * Maximum ages of weather at each stage from provider to screen (docs/weather.md, docs/pages-and-caches.md).
 */
import { DAY_S, HOUR_MS, HOUR_S, MINUTE_MS, MINUTE_S } from './durations';
import type { SharedRule } from './call';

/** Maximum clock difference between instances. A later timestamp comes from a clock that was wrong. */
export const CLOCK_SKEW_MS = MINUTE_MS;

// API host: weather of one cell.

/** Weather is fresh up to this age. Afterwards it is renewed. */
export const WEATHER_FRESH_MS = 10 * MINUTE_MS;
/**
 * Replaces `WEATHER_FRESH_MS` for a cell that is not in use. With the 20 % by which intervals vary, the weather is renewed
 * before it is stale.
 */
export const LONE_CELL_FRESH_MS = 50 * MINUTE_MS;
/** Replaces `WEATHER_FRESH_MS` while the day's budget is running out. */
export const LOW_BUDGET_FRESH_MS = 3 * HOUR_MS;
/** From this age on, weather is still served at once but marked as stale. */
export const WEATHER_STALE_MS = HOUR_MS;
/**
 * From this age on, the next provider replaces a failed one. If none responds, the weather is still served for the hours
 * that its forecast covers.
 */
export const WEATHER_EXPIRED_MS = 12 * HOUR_MS;
/** Retention in the database: as far as a forecast reaches. Today is also compared with the same hour of yesterday. */
export const WEATHER_STORED_MS = 60 * HOUR_MS;
/** Minimum time before a failed fetch of a cell is repeated. */
export const WEATHER_RETRY_MS = 30_000;
/** Time limit of a part that arrives after the rest of the weather. */
export const LATE_PART_LIMIT_MS = 20_000;
/** Freshness of weather that lacks a late part, in case the instance that waits for the part ends. */
export const PARTIAL_FRESH_MS = 10_000;

// BFF and browser cache: HTTP responses. The host shortens these times at the full hour, when the current hour changes.

/** With the host's 10 minutes, a response is at most 15 minutes old. */
export const RESPONSE_FRESH_S = 5 * MINUTE_S;
/** Short, so that a stale or recorded response is replaced soon after a provider recovers. */
export const FALLBACK_FRESH_S = MINUTE_S;
/** Below `PENDING_POLL_MS`, so that the next poll of a screen is not served from a cache. */
export const PENDING_FRESH_S = 2;
/** Time for which the BFF serves a stale response if the host fails. Picture URLs in it must live longer. */
const RESPONSE_STALE_S = 6 * HOUR_S;

/** Cache rule of calls whose response depends on weather. */
export const WEATHER_CACHE = {
  shared: true,
  freshSeconds: RESPONSE_FRESH_S,
  staleSeconds: RESPONSE_STALE_S,
} as const satisfies SharedRule;

// Dispatcher.

/** Time for which the push of an audience is reused. */
export const PUSH_CONTENT_TTL_MS = MINUTE_MS;

// Screens.

/** A reopened screen fetches again after this time, the same as in the browser cache. */
export const SCREEN_FRESH_MS = RESPONSE_FRESH_S * 1_000;
/** Interval at which a screen polls while a response is pending. Longer than `PENDING_FRESH_S`. */
export const PENDING_POLL_MS = 2_500;
/** Number of these polls: together slightly longer than a provider's timeout (15 s). */
export const PENDING_POLLS = 8;
/** Interval of the polls after them, during an outage. The waiting note on the screens names it. */
export const OUTAGE_POLL_MS = MINUTE_MS;
/** Offline, the service worker shows cached weather with its age up to this limit. */
export const OFFLINE_MAX_AGE_S = 3 * DAY_S;
