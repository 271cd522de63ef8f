import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { getSingleton } from '../singleton';

const CALL_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];
const VITAL_BUCKETS_S = [0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8, 15];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1];
const LATENESS_BUCKETS_S = [1, 2, 5, 10, 30, 60, 120, 300, 600, 1_200, 1_800];

/** What this process tells of itself in numbers. No label names a person, a place or an address. */
function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Processor, memory, event-loop lag.
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    /** What has to be asked for when the numbers are read. */
    collectors: new Set<() => void | Promise<void>>(),
    calls: new Histogram({
      name: 'nalot_call_duration_seconds',
      help: 'How long calls of the contract took, by the room that answered; cache: hit, stale or miss at the BFF.',
      labelNames: ['room', 'call', 'method', 'status', 'cache'] as const,
      buckets: CALL_BUCKETS_S,
      registers,
    }),
    providerCalls: new Counter({
      name: 'nalot_provider_calls_total',
      help: 'Calls of weather services by this instance, by what came of them: a status, failed, or spent where the day had none left.',
      labelNames: ['service', 'result'] as const,
      registers,
    }),
    providerDay: new Gauge({
      name: 'nalot_provider_calls_of_day',
      help: 'Calls of a weather service on this day (KST) of all instances as this one last knew, and how many it may be.',
      labelNames: ['service', 'of'] as const,
      registers,
    }),
    pushes: new Counter({
      name: 'nalot_push_attempts_total',
      help: 'Attempts to push, by what came of them: sent, gone, failed or later.',
      labelNames: ['result'] as const,
      registers,
    }),
    lateness: new Histogram({
      name: 'nalot_push_lateness_seconds',
      help: 'How long after its minute a push was accepted.',
      buckets: LATENESS_BUCKETS_S,
      registers,
    }),
    openClaims: new Gauge({
      name: 'nalot_push_claims_open',
      help: 'Pushes that are due and not done, of all instances.',
      registers,
    }),
    vitals: new Histogram({
      name: 'nalot_web_vital_seconds',
      help: 'What browsers measured of page loads (web-vitals), by the screen that was opened and the kind: TTFB, FCP, LCP or INP.',
      labelNames: ['screen', 'kind'] as const,
      buckets: VITAL_BUCKETS_S,
      registers,
    }),
    layoutShift: new Histogram({
      name: 'nalot_web_layout_shift',
      help: 'How much of a screen moved while it was looked at (CLS), as browsers measured it.',
      labelNames: ['screen'] as const,
      buckets: SHIFT_BUCKETS,
      registers,
    }),
    connections: new Gauge({
      name: 'nalot_database_connections',
      help: 'Connections of a pool: all of them, those at rest, and who waits for one.',
      labelNames: ['pool', 'state'] as const,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** This process's own. */
export const metrics = (): Metrics => getSingleton('metrics', createMetrics);
