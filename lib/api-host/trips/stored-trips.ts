import { eq } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { FORBIDDEN_CHARACTER } from '@/lib/contract/forbidden-character';
import { problem } from '@/lib/contract/problem';
import { MAX_DAYS_AHEAD } from '@/lib/contract/trip-limits';
import type { Trip } from '@/lib/contract/trips';
import { getCellCentre, toGridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { toPlaceTimeMs } from '@/lib/domain/place-time';
import { isTripOver } from '@/lib/domain/trips/trip-dates';
import type { Database } from '../db/database';
import { trips, users, type StoredTrip } from '../db/schema';
import { requirePresentRegion } from '../region/present-region';
import type { RegionIndex } from '../region/region-index';
import { toServedCell } from '../region/served-cell';

/** Longest name of a country or place abroad. */
const MAX_NAME = 200;

/** Returns the names of a place abroad. Throws `ApiError` INVALID_INPUT if they cannot be shown. */
function requireNames({ sidonm, sggnm }: Trip['region']): Trip['region'] {
  const isUsable = [sidonm, sggnm].every((name) => name.length <= MAX_NAME && !FORBIDDEN_CHARACTER.test(name));
  if (!isUsable || sggnm === '') throw new ApiError('INVALID_INPUT', { fields: { region: problem('regionUnknown') } });
  return { sidonm, sggnm };
}

function toStored({ latitude, longitude, region, ...rest }: Trip, regions: RegionIndex): StoredTrip {
  const point = { lat: latitude, lon: longitude };
  // Trips abroad stay stored if they are not covered any more, so that the others can be changed.
  if (rest.timeZone) return { ...rest, ...toGridCell(point), ...requireNames(region) };
  const cell = toServedCell(point, regions);
  return { ...rest, nx: cell.nx, ny: cell.ny, ...requirePresentRegion(region, cell, regions) };
}

function toTrip({ nx, ny, sidonm, sggnm, ...rest }: StoredTrip): Trip {
  const { lat: latitude, lon: longitude } = getCellCentre({ nx, ny });
  return { ...rest, latitude, longitude, region: { sidonm, sggnm } };
}

/** Returns a user's trips that are not over, the next one first; null if none was ever saved. */
export async function findStoredTrips(db: Database, userId: string, nowMs: number): Promise<StoredTrip[] | null> {
  const [row] = await db.select().from(trips).where(eq(trips.userId, userId));
  return row?.trips.filter((trip) => !isTripOver(trip, nowMs)).sort((a, b) => a.from.localeCompare(b.from)) ?? null;
}

/** Returns the same trips with the centres of their cells. */
export const readTrips = async (db: Database, userId: string, nowMs: number): Promise<Trip[] | null> =>
  (await findStoredTrips(db, userId, nowMs))?.map(toTrip) ?? null;

/** Throws `ApiError` INVALID_INPUT if a trip begins later than the forecast reaches. `nowMs` is in place time. */
export function requireStartInForecast(from: KstDate, nowMs: number): void {
  if (from > addDays(kstDate(nowMs), MAX_DAYS_AHEAD))
    throw new ApiError('INVALID_INPUT', { fields: { from: problem('tripTooFar') } });
}

/**
 * Replaces a user's trips. Those that are over are left out. Throws `ApiError` INVALID_INPUT if a trip begins later than
 * the forecast reaches, OUTSIDE_SERVICE_AREA, UNAUTHENTICATED if the user has been deleted.
 */
export async function replaceTrips(
  content: readonly Trip[],
  { db, userId, regions, nowMs }: { db: Database; userId: string; regions: RegionIndex; nowMs: number },
): Promise<void> {
  for (const { from, timeZone } of content) requireStartInForecast(from, toPlaceTimeMs(nowMs, timeZone));
  const stored = content.filter((trip) => !isTripOver(trip, nowMs)).map((trip) => toStored(trip, regions));
  await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    await tx
      .insert(trips)
      .values({ userId, trips: stored })
      .onConflictDoUpdate({ target: trips.userId, set: { trips: stored } });
  });
}
