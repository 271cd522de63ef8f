import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { HOUR_MS } from '@/lib/domain/kst';
import type { Weather } from '@/lib/domain/weather/weather';
import { guardProvider, type GuardLimits } from './provider-guard';
import { askInOrder, LAST_GOOD_MS } from './weather-chain';
import type { WeatherLog } from './weather-log';
import type { WeatherProvider } from './weather-provider';
import type { WeatherStore } from './weather-store';
import { withPastHours } from './weather-window';

/** Up to this age an answer is as good as new. */
export const FRESH_MS = 10 * 60_000;
/** Up to this age it is served at once while it is fetched anew; beyond, its hour is over and a new one is awaited. */
const YOUNG_MS = HOUR_MS;
/** A cell that nobody could answer for is not asked for again before. */
const RETRY_MS = 30_000;
/** The cells of every inhabited place of a province; about 30 KB each. */
const CELLS_IN_MEMORY = 2_000;

export const DEFAULT_LIMITS: GuardLimits = {
  patienceMs: 1_200,
  fetchLimitMs: 15_000,
  failuresToOpen: 3,
  openMs: 15_000,
  openMaxMs: 120_000,
  concurrentCells: 8,
  queuedCells: 200,
};

export interface WeatherAnswer {
  weather: Weather;
  /** No provider could be heard in time: this is the last good answer. */
  stale: boolean;
  /** A live answer is on its way: ask again in a moment. */
  pending: boolean;
}

export interface WeatherService {
  /** The best that is known of a cell's weather, at once or within `patienceMs`. It does not fail. */
  get(cell: GridCell): Promise<WeatherAnswer>;
  /** Ends what is under way in the background. */
  close(): Promise<void>;
}

export interface WeatherServiceOptions {
  /** In the order in which they are asked. */
  providers: WeatherProvider[];
  /** What is shown when nobody answers. */
  recorded: (cell: GridCell, nowMs: number) => Weather;
  store: WeatherStore;
  /** Epoch milliseconds. */
  clock: () => number;
  log: WeatherLog;
  limits?: Partial<GuardLimits>;
}

/** What goes on in the background for one cell, for everyone who asks. */
interface Flight {
  /** The database has said what it knows. */
  recalled: Promise<void>;
  done: Promise<void>;
}

const keyOf = ({ nx, ny }: GridCell) => `${nx}:${ny}`;

/**
 * The weather of grid cells: from memory, else the database, else the providers in order; each cell is fetched once
 * for any number of people. See docs/decisions/0004-weather-providers.md for the rules and their reasons.
 */
export function createWeatherService(options: WeatherServiceOptions): WeatherService {
  const { recorded, store, clock, log } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const closing = new AbortController();
  const providers = options.providers.map((each) => guardProvider(each, limits, log, closing.signal));
  const memory = new LRUCache<string, Weather>({ max: CELLS_IN_MEMORY });
  const failedAtMs = new LRUCache<string, number>({ max: CELLS_IN_MEMORY });
  const flights = new Map<string, Flight>();

  const ageMs = (weather: Weather) => clock() - weather.source.fetchedAtMs;
  const heldUpTo = (key: string, limitMs: number) => {
    const held = memory.get(key);
    return held && ageMs(held) < limitMs ? held : undefined;
  };

  async function recall(cell: GridCell): Promise<void> {
    const key = keyOf(cell);
    const stored = await store.read(cell);
    const held = memory.get(key);
    if (stored && (!held || held.source.fetchedAtMs < stored.source.fetchedAtMs)) memory.set(key, stored);
  }

  function keep(weather: Weather): void {
    const key = keyOf(weather.cell);
    const complete = withPastHours(weather, memory.get(key), clock());
    memory.set(key, complete);
    failedAtMs.delete(key);
    void store.write(complete);
  }

  async function renew(cell: GridCell): Promise<void> {
    const key = keyOf(cell);
    const retryAtMs = (failedAtMs.get(key) ?? -Infinity) + RETRY_MS;
    if (heldUpTo(key, FRESH_MS) || clock() < retryAtMs) return;
    const question = { cell, nowMs: clock(), held: memory.get(key), onProbe: keep };
    const weather = await askInOrder(providers, question, log);
    if (weather) keep(weather);
    else failedAtMs.set(key, clock());
  }

  function join(cell: GridCell): Flight {
    const key = keyOf(cell);
    const running = flights.get(key);
    if (running) return running;
    const recalled = recall(cell);
    const done = recalled
      .then(() => renew(cell))
      .catch((err: unknown) => log.warn({ err, cell }, 'weather could not be renewed'))
      .finally(() => flights.delete(key));
    const flight = { recalled, done };
    flights.set(key, flight);
    return flight;
  }

  /** Waits for a flight as long as there is hope of an answer, and never longer than a person's patience. */
  async function wait({ recalled, done }: Flight, key: string): Promise<void> {
    if (heldUpTo(key, YOUNG_MS)) return;
    const patience = new AbortController();
    const waited = delay(limits.patienceMs, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
    await recalled;
    const isWorthIt = !heldUpTo(key, YOUNG_MS) && providers.find((each) => each.isClosed())?.isPrompt();
    // Without waiting: a turn of the event loop, in which a flight that asks nobody has ended.
    await Promise.race([done, isWorthIt ? waited : delay(0)]);
    patience.abort();
  }

  return {
    async get(cell) {
      const key = keyOf(cell);
      const fresh = heldUpTo(key, FRESH_MS);
      if (fresh) return { weather: fresh, stale: false, pending: false };
      if (providers.length === 0) return { weather: recorded(cell, clock()), stale: false, pending: false };
      await wait(join(cell), key);
      const weather = heldUpTo(key, LAST_GOOD_MS);
      if (!weather) return { weather: recorded(cell, clock()), stale: false, pending: flights.has(key) };
      const stale = ageMs(weather) >= YOUNG_MS || (ageMs(weather) >= FRESH_MS && failedAtMs.has(key));
      return { weather, stale, pending: stale && flights.has(key) };
    },
    async close() {
      closing.abort();
      await Promise.allSettled([...flights.values()].map(({ done }) => done));
    },
  };
}
