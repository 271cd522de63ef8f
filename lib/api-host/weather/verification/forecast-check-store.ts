import { and, eq, gte, lt, sql } from 'drizzle-orm';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { KstDate } from '@/lib/domain/kst';
import type { CheckedDay } from '@/lib/domain/weather/forecast-bias';
import { forecastChecks, toCellNumber } from '../../db/schema';
import { DATABASE_UNAVAILABLE, type QueryDatabase } from '../supply/database-access';

/** Stores forecast and observed temperatures of cells, one row for each cell and date. */
export interface ForecastCheckStore {
  /** Returns the days of a cell from a date on, or null if the database is unavailable. */
  read(cell: GridCell, since: KstDate): Promise<CheckedDay[] | null>;
  /** Replaces days of a cell. Returns false if the database is unavailable. */
  write(cell: GridCell, days: readonly CheckedDay[]): Promise<boolean>;
  /** Deletes the days of all cells before a date. */
  prune(before: KstDate): Promise<void>;
}

export function createForecastCheckStore(queryDatabase: QueryDatabase): ForecastCheckStore {
  const { place, date } = forecastChecks;
  return {
    async read(cell, since) {
      const rows = await queryDatabase((db) =>
        db
          .select()
          .from(forecastChecks)
          .where(and(eq(place, toCellNumber(cell)), gte(date, since))),
      );
      return rows === DATABASE_UNAVAILABLE ? null : rows;
    },
    async write(cell, days) {
      const rows = days.map((day) => ({ ...day, place: toCellNumber(cell) }));
      const written = await queryDatabase((db) =>
        db
          .insert(forecastChecks)
          .values(rows)
          .onConflictDoUpdate({
            target: [place, date],
            set: {
              observed: sql`excluded.observed`,
              forecast: sql`excluded.forecast`,
              shown: sql`excluded.shown`,
            },
          }),
      );
      return written !== DATABASE_UNAVAILABLE;
    },
    async prune(before) {
      await queryDatabase((db) => db.delete(forecastChecks).where(lt(date, before)));
    },
  };
}
