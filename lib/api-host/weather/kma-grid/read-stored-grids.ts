import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { isFromTheFuture } from '../supply/answer-rows';
import { AWAY, type AskDatabase } from '../supply/database-access';
import type { WeatherLog } from '../weather-log';
import { listGrids, readGrids, type GridRow } from './grid-rows';
import type { GridShelf } from './grid-shelf';
import { unpackGrid } from './pack-grid';

interface ReadOptions {
  shelf: GridShelf;
  askDatabase: AskDatabase;
  /** Epoch ms. */
  clock: () => number;
  log: WeatherLog;
}

/** What the shelf keeps at the most. */
const OLDEST_MS = 43 * HOUR_MS;
/** Clocks differ, and a grid is written a little after it was received. */
const OVERLAP_MS = 10 * MINUTE_MS;
const ROWS_AT_ONCE = 20;

/** Takes over what other instances have received since the last time; false where the database did not say. */
export function createGridReading({ shelf, askDatabase, clock, log }: ReadOptions): () => Promise<boolean> {
  let readToMs = 0;

  const isNews = (row: GridRow) =>
    !isFromTheFuture(row.receivedAtMs, clock()) && (shelf.find(row)?.issuedAtMs ?? -Infinity) < row.issuedAtMs;

  async function take(names: GridRow[]): Promise<boolean> {
    const rows = await askDatabase((db) => readGrids(db, names));
    if (rows === AWAY) return false;
    for (const { cells, ...row } of rows) {
      const values = await unpackGrid(cells).catch((err: unknown) => log.warn({ err }, 'a stored grid is left out'));
      if (values) shelf.put(row, { ...row, values });
    }
    return true;
  }

  return async () => {
    const nowMs = clock();
    const since = { receivedMs: Math.min(readToMs, nowMs) - OVERLAP_MS, validMs: nowMs - OLDEST_MS };
    const listed = await askDatabase((db) => listGrids(db, since));
    if (listed === AWAY) return false;
    // What is needed first, first.
    const news = listed.filter(isNews).sort((a, b) => Math.abs(a.validAtMs - nowMs) - Math.abs(b.validAtMs - nowMs));
    for (let i = 0; i < news.length; i += ROWS_AT_ONCE)
      if (!(await take(news.slice(i, i + ROWS_AT_ONCE)))) return false;
    readToMs = nowMs;
    return true;
  };
}
