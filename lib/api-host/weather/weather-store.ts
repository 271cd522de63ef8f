import { circuitBreaker, ConsecutiveBreaker, handleAll, timeout, TimeoutStrategy, wrap } from 'cockatiel';
import { eq, lt } from 'drizzle-orm';
import { HOUR_MS } from '@/lib/contract/durations';
import { STORED_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';
import type { WeatherLog } from './weather-log';

/** Last good answers beyond the process. It may be slow or fail: neither ever reaches a person. */
export interface WeatherStore {
  /** The last good answer for a cell, or null: none, or the database did not say in time. */
  read(cell: GridCell): Promise<Weather | null>;
  /** Stores an answer; a failure is logged. */
  write(weather: Weather): Promise<void>;
}

/** Bumped when the shape of Weather changes, so that no answer of an older shape is read. */
const SHAPE = 1;
const READ_LIMIT_MS = 250;
const WRITE_LIMIT_MS = 5_000;
const PRUNE_EVERY_MS = HOUR_MS;

const keyOf = ({ nx, ny }: GridCell) => `weather:${SHAPE}:${nx}:${ny}`;

async function readEntry(db: Database, cell: GridCell): Promise<Weather | null> {
  const [row] = await db
    .select()
    .from(cacheEntries)
    .where(eq(cacheEntries.key, keyOf(cell)))
    .limit(1);
  // Only `write` writes below this key, and the key names the shape.
  return row ? (row.value as Weather) : null;
}

async function writeEntry(db: Database, weather: Weather): Promise<void> {
  const expiresAt = new Date(weather.source.fetchedAtMs + STORED_MS);
  const entry = { value: weather, expiresAt, updatedAt: new Date(weather.source.fetchedAtMs) };
  await db
    .insert(cacheEntries)
    .values({ key: keyOf(weather.cell), ...entry })
    .onConflictDoUpdate({ target: cacheEntries.key, set: entry });
}

/** Stores answers in the database, behind a breaker so that a broken one is not asked at every request. */
export function createWeatherStore(db: Database, log: WeatherLog, readLimitMs = READ_LIMIT_MS): WeatherStore {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: 10_000, breaker: new ConsecutiveBreaker(3) });
  const reading = wrap(breaker, timeout(readLimitMs, TimeoutStrategy.Aggressive));
  const writing = wrap(breaker, timeout(WRITE_LIMIT_MS, TimeoutStrategy.Aggressive));
  let prunedAtMs = 0;

  async function prune(nowMs: number): Promise<void> {
    if (nowMs - prunedAtMs < PRUNE_EVERY_MS) return;
    prunedAtMs = nowMs;
    await db.delete(cacheEntries).where(lt(cacheEntries.expiresAt, new Date(nowMs)));
  }

  return {
    read: (cell) =>
      reading
        .execute(() => readEntry(db, cell))
        .catch((err: unknown) => {
          log.warn({ err }, 'weather could not be read from the database');
          return null;
        }),
    write: (weather) =>
      writing
        .execute(async () => {
          await writeEntry(db, weather);
          await prune(weather.source.fetchedAtMs);
        })
        .catch((err: unknown) => log.warn({ err }, 'weather could not be written to the database')),
  };
}
