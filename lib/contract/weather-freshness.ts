/**
 * How old weather may be, stop by stop on its way from a provider to a screen: the one place for all of it
 * (the reasons at length: docs/decisions/0004, 0006 and 0013).
 */
import { DAY_S, HOUR_MS, HOUR_S, MINUTE_MS, MINUTE_S } from './durations';
import type { SharedRule } from './call';

/** Clocks of instances differ by less: what is dated later than this from now was dated by a clock that was ahead. */
export const CLOCK_SKEW_MS = MINUTE_MS;

// The host, of what it knows of a cell.

/** How often it is looked whether there is news of a cell; up to this age an answer is as good as new. */
export const WEATHER_FRESH_MS = 10 * MINUTE_MS;
/** How often it is looked while the day's calls run out. */
export const LOW_BUDGET_FRESH_MS = 3 * HOUR_MS;
/** From this age on its hour is over: it is served at once, but marked. */
export const WEATHER_STALE_MS = HOUR_MS;
/** Up to this age it stands in, as stale, for providers that fail; recorded weather, which says so, is honester than older. */
export const WEATHER_EXPIRED_MS = 12 * HOUR_MS;
/** The database holds it as long as its past hours are of use: today is compared with the same hour of yesterday. */
export const WEATHER_STORED_MS = 26 * HOUR_MS;
/** A cell that nobody could answer for is not asked for again before. */
export const WEATHER_RETRY_MS = 30_000;

// The BFF and the browser's own cache, of an answer over HTTP; the host shortens it at the full hour, when 'now' becomes
// another row of the forecast.

/** Added to the host's ten minutes: where all is well an answer is a quarter of an hour old at the most. */
export const RESPONSE_FRESH_S = 5 * MINUTE_S;
/** An old or recorded answer gives way soon after a provider is back. */
export const FALLBACK_FRESH_S = MINUTE_S;
/** The screens ask again in a moment (`PENDING_POLL_MS`): what they then get must be new. */
export const PENDING_FRESH_S = 2;
/** The BFF shows an old answer this much longer while the host fails. Addresses of pictures in it must live longer. */
const RESPONSE_STALE_S = 6 * HOUR_S;

/** The cache rule of every call that answers with weather, or with what follows from it. */
export const WEATHER_CACHE = {
  shared: true,
  freshSeconds: RESPONSE_FRESH_S,
  staleSeconds: RESPONSE_STALE_S,
} as const satisfies SharedRule;

// The dispatch.

/** A minute's pushes are composed once for all who read the same. */
export const PUSH_CONTENT_TTL_MS = MINUTE_MS;

// The screens.

/** A screen that is opened again asks anew after as long as the browser's cache would. */
export const SCREEN_FRESH_MS = RESPONSE_FRESH_S * 1_000;
/** While a live answer is on its way a screen asks so often, longer apart than `PENDING_FRESH_S`, */
export const PENDING_POLL_MS = 2_500;
/** so many times, for as long as a provider may take (15 s) and a little more; then it is left to the person. */
export const PENDING_POLLS = 8;
/** Without a network the worker shows what it has, with its age, for three days at the most. */
export const OFFLINE_MAX_AGE_S = 3 * DAY_S;
