import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { isFutureDated } from '@/lib/domain/age';
import { DATABASE_UNAVAILABLE, type QueryDatabase } from '../supply/database-access';
import type { WeatherLog } from '../weather-log';
import { listGrids, readGrids, type GridRow } from './grid-rows';
import type { GridCache } from './grid-cache';
import { prepareLandCells } from './land-cells';
import { unpackGrid } from './pack-grid';
import { selectServed } from './served-values';

interface ReadOptions {
  cache: GridCache;
  queryDatabase: QueryDatabase;
  clock: () => number;
  log: WeatherLog;
}

/** The longest retention of the cache. */
const MAX_AGE_MS = 43 * HOUR_MS;
/** Clocks differ, and a grid is written shortly after it was received. */
const OVERLAP_MS = 10 * MINUTE_MS;
const BATCH_SIZE = 20;

/**
 * Creates a function that reads the grids that other instances have received since its last run. It returns false if
 * the database is unavailable.
 */
export function createGridReader({ cache, queryDatabase, clock, log }: ReadOptions): () => Promise<boolean> {
  let readToMs = 0;

  /** A grid that a clock ahead has dated is used until it is fetched again. */
  function isNews(row: GridRow): boolean {
    const known = cache.find(row);
    if (!known || known.issuedAtMs < row.issuedAtMs) return true;
    return isFutureDated(known.receivedAtMs, clock()) && !isFutureDated(row.receivedAtMs, clock());
  }

  async function take(names: GridRow[]): Promise<boolean> {
    const rows = await queryDatabase((db) => readGrids(db, names));
    await prepareLandCells();
    if (rows === DATABASE_UNAVAILABLE) return false;
    for (const { cells, ...row } of rows) {
      const values = await unpackGrid(cells).catch((err: unknown) =>
        log.warn({ err }, 'weather: a stored grid cannot be read; skipping it'),
      );
      if (values) cache.put(row, { ...row, values: selectServed(values) });
    }
    return true;
  }

  return async () => {
    const nowMs = clock();
    const since = { receivedMs: Math.min(readToMs, nowMs) - OVERLAP_MS, validMs: nowMs - MAX_AGE_MS };
    const listed = await queryDatabase((db) => listGrids(db, since));
    if (listed === DATABASE_UNAVAILABLE) return false;
    // Hours close to now first.
    const news = listed.filter(isNews).sort((a, b) => Math.abs(a.validAtMs - nowMs) - Math.abs(b.validAtMs - nowMs));
    for (let i = 0; i < news.length; i += BATCH_SIZE) if (!(await take(news.slice(i, i + BATCH_SIZE)))) return false;
    readToMs = nowMs;
    return true;
  };
}
