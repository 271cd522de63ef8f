import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { getSingleton } from '../singleton';

const CALL_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const VITAL_BUCKETS_S = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8, 15];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
const ERROR_BUCKETS_K = [0.5, 1, 1.5, 2, 3, 4, 6];
const LATENESS_BUCKETS_S = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1_200, 1_800];

/** Creates the metrics of this process. No label identifies a user, a place or an address. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    /** Functions that update gauges before the metrics are read. */
    collectors: new Set<() => void | Promise<void>>(),
    calls: new Histogram({
      name: 'nalot_call_duration_seconds',
      help: 'Duration of API calls by the module that responded (bff or api-host) and cache result at the BFF (hit, stale or miss).',
      labelNames: ['module', 'call', 'method', 'status', 'cache'] as const,
      buckets: CALL_BUCKETS_S,
      registers,
    }),
    pages: new Histogram({
      name: 'nalot_page_duration_seconds',
      help: 'Duration of responses with a page by screen, status and source: the page cache, a render for it, or Next.js for this response alone.',
      labelNames: ['route', 'status', 'source'] as const,
      buckets: CALL_BUCKETS_S,
      registers,
    }),
    pageCache: new Counter({
      name: 'nalot_page_cache_total',
      help: 'Requests of shared pages by result: hit, stale, miss, or light if the page without data was served.',
      labelNames: ['result'] as const,
      registers,
    }),
    pageCacheBytes: new Gauge({
      name: 'nalot_page_cache_bytes',
      help: 'Bytes of the pages that the page cache has in memory.',
      registers,
    }),
    pageCacheEntries: new Gauge({
      name: 'nalot_page_cache_entries',
      help: 'Pages in the page cache, in memory and on disk.',
      registers,
    }),
    renders: new Gauge({
      name: 'nalot_page_renders',
      help: 'Pages that are being rendered or wait for that.',
      registers,
    }),
    rendersRefused: new Counter({
      name: 'nalot_page_renders_refused_total',
      help: 'Requests refused with 503 because too many pages were being rendered or this process was late.',
      registers,
    }),
    providerCalls: new Counter({
      name: 'nalot_provider_calls_total',
      help: 'Calls to weather services by this instance. result: HTTP status, failed, or spent if the daily budget was used up.',
      labelNames: ['service', 'result'] as const,
      registers,
    }),
    providerDay: new Gauge({
      name: 'nalot_provider_calls_of_day',
      help: "Calls of all instances to a weather service today (KST), as last known to this instance, and the day's budget.",
      labelNames: ['service', 'of'] as const,
      registers,
    }),
    keyRejectedSince: new Gauge({
      name: 'nalot_provider_key_rejected_since_seconds',
      help: 'Time (Unix, s) since which an operation of a weather provider has rejected its key, if it has never accepted it.',
      labelNames: ['operation'] as const,
      registers,
    }),
    gridsMissing: new Counter({
      name: 'nalot_weather_grids_missing_total',
      help: "Attempts to fetch one of KMA's grids that failed, by service, variable and reason.",
      labelNames: ['service', 'variable', 'reason'] as const,
      registers,
    }),
    bulletinsUnreadable: new Counter({
      name: 'nalot_weather_bulletins_unreadable_total',
      help: "Bulletins of KMA's weather warnings that could not be read.",
      registers,
    }),
    warningChanges: new Counter({
      name: 'nalot_weather_warning_changes_total',
      help: 'Changes of weather warnings in a sigungu that this instance wrote push claims for: raised (also to another grade) or ended.',
      labelNames: ['change'] as const,
      registers,
    }),
    forecastErrors: new Histogram({
      name: 'nalot_forecast_error_kelvin',
      help: 'Absolute error of temperature forecasts against what was observed later, by lead time in hours, as the provider made them (forecast) and as they were shown (shown).',
      labelNames: ['lead', 'of'] as const,
      buckets: ERROR_BUCKETS_K,
      registers,
    }),
    forecastBias: new Gauge({
      name: 'nalot_forecast_bias_kelvin',
      help: 'Mean error of about the last 100 checked temperature forecasts of this instance, by lead time in hours, as the provider made them (forecast) and as they were shown (shown). Above 0 if they are too warm.',
      labelNames: ['lead', 'of'] as const,
      registers,
    }),
    pushes: new Counter({
      name: 'nalot_push_attempts_total',
      help: 'Push attempts by result: sent, gone, failed or later.',
      labelNames: ['result'] as const,
      registers,
    }),
    lateness: new Histogram({
      name: 'nalot_push_lateness_seconds',
      help: 'Time from the minute of a push to its acceptance by the push service.',
      buckets: LATENESS_BUCKETS_S,
      registers,
    }),
    openClaims: new Gauge({
      name: 'nalot_push_claims_open',
      help: 'Claims that are due and not settled, of all instances.',
      registers,
    }),
    expectedPushes: new Gauge({
      name: 'nalot_push_expected',
      help: 'Daily pushes that are due in the current minute by the settings of all users.',
      registers,
    }),
    overduePushes: new Gauge({
      name: 'nalot_push_overdue',
      help: 'Pushes that have been due for at least 5 minutes, by the settings or as claims, without an attempt to send them.',
      registers,
    }),
    vitals: new Histogram({
      name: 'nalot_web_vital_seconds',
      help: 'Web vitals of page loads measured by browsers, by screen and kind (TTFB, FCP, LCP or INP).',
      labelNames: ['screen', 'kind'] as const,
      buckets: VITAL_BUCKETS_S,
      registers,
    }),
    layoutShift: new Histogram({
      name: 'nalot_web_layout_shift',
      help: 'Cumulative layout shift (CLS) of page loads measured by browsers, by screen.',
      labelNames: ['screen'] as const,
      buckets: SHIFT_BUCKETS,
      registers,
    }),
    limitRejections: new Counter({
      name: 'nalot_limit_rejections_total',
      help: 'Attempts that a rate limit rejected, by limit. mail-all and mail-recovery are the capacity for mails of all users.',
      labelNames: ['limit'] as const,
      registers,
    }),
    connections: new Gauge({
      name: 'nalot_database_connections',
      help: 'Database connections of a pool: total, idle, and requests waiting for one.',
      labelNames: ['pool', 'state'] as const,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

export const metrics = (): Metrics => getSingleton('metrics', createMetrics);
