import { and, eq, gte, lt, lte, or, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import type { Database } from '../../db/database';
import { weatherGrids } from '../../db/schema';
import type { GridServiceName, GridVariable } from './grid-services';
import type { GridKey } from './grid-cache';

export interface GridRow extends GridKey {
  issuedAtMs: number;
  receivedAtMs: number;
}

const RETENTION_MS = 2 * DAY_MS;

const matchesKey = ({ service, variable, validAtMs }: GridKey) =>
  and(
    eq(weatherGrids.service, service),
    eq(weatherGrids.variable, variable),
    eq(weatherGrids.validAt, new Date(validAtMs)),
  );

const toGridRow = (row: Omit<typeof weatherGrids.$inferSelect, 'cells'>): GridRow => ({
  // Only `writeGrid` writes to this table.
  service: row.service as GridServiceName,
  variable: row.variable as GridVariable,
  validAtMs: row.validAt.getTime(),
  issuedAtMs: row.issuedAt.getTime(),
  receivedAtMs: row.receivedAt.getTime(),
});

/** Lists grids received since a time, for hours that are still needed. */
export async function listGrids(db: Database, since: { receivedMs: number; validMs: number }): Promise<GridRow[]> {
  const { service, variable, validAt, issuedAt, receivedAt } = weatherGrids;
  const rows = await db
    .select({ service, variable, validAt, issuedAt, receivedAt })
    .from(weatherGrids)
    .where(and(gte(receivedAt, new Date(since.receivedMs)), gte(validAt, new Date(since.validMs))));
  return rows.map(toGridRow);
}

export async function readGrids(db: Database, names: GridKey[]): Promise<(GridRow & { cells: Uint8Array })[]> {
  const rows = await db
    .select()
    .from(weatherGrids)
    .where(or(...names.map(matchesKey)));
  return rows.map((row) => ({ ...toGridRow(row), cells: row.cells }));
}

/** Stores a grid unless the stored one is of a newer issue. */
export async function writeGrid(db: Database, row: GridRow & { cells: Uint8Array }): Promise<void> {
  const { service, variable, cells } = row;
  const of = { issuedAt: new Date(row.issuedAtMs), receivedAt: new Date(row.receivedAtMs), cells };
  await db
    .insert(weatherGrids)
    .values({ service, variable, validAt: new Date(row.validAtMs), ...of })
    .onConflictDoUpdate({
      target: [weatherGrids.service, weatherGrids.variable, weatherGrids.validAt],
      set: of,
      setWhere: lte(weatherGrids.issuedAt, of.issuedAt),
    });
}

/** Deletes grids of past hours and frees their space, which the embedded database does not do by itself. */
export async function pruneGrids(db: Database, nowMs: number): Promise<void> {
  await db.delete(weatherGrids).where(lt(weatherGrids.validAt, new Date(nowMs - RETENTION_MS)));
  await db.execute(sql`vacuum ${weatherGrids}`);
}
