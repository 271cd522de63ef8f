import { eq } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import { MAX_DAYS_AHEAD } from '@/lib/contract/trip-limits';
import type { Trip } from '@/lib/contract/trips';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { addDays, type KstDate } from '@/lib/domain/kst';
import { isTripOver } from '@/lib/domain/trips/trip-dates';
import type { Database } from '../db/database';
import { trips, users, type StoredTrip } from '../db/schema';
import { requirePresentRegion } from '../region/present-region';
import type { RegionIndex } from '../region/region-index';
import { toServedCell } from '../region/served-cell';

function toStored({ latitude, longitude, region, ...rest }: Trip, regions: RegionIndex): StoredTrip {
  const cell = toServedCell({ lat: latitude, lon: longitude }, regions);
  return { ...rest, nx: cell.nx, ny: cell.ny, ...requirePresentRegion(region, cell, regions) };
}

function toTrip({ nx, ny, sidonm, sggnm, ...rest }: StoredTrip): Trip {
  const { lat: latitude, lon: longitude } = getCellCentre({ nx, ny });
  return { ...rest, latitude, longitude, region: { sidonm, sggnm } };
}

/** Returns a user's trips that are not over, the next one first; null if none was ever saved. */
export async function findStoredTrips(db: Database, userId: string, today: KstDate): Promise<StoredTrip[] | null> {
  const [row] = await db.select().from(trips).where(eq(trips.userId, userId));
  return row?.trips.filter((trip) => !isTripOver(trip, today)).sort((a, b) => a.from.localeCompare(b.from)) ?? null;
}

/** Returns the same trips with the centres of their cells. */
export const readTrips = async (db: Database, userId: string, today: KstDate): Promise<Trip[] | null> =>
  (await findStoredTrips(db, userId, today))?.map(toTrip) ?? null;

/**
 * Replaces a user's trips. Those that are over are left out. Throws `ApiError` INVALID_INPUT if a trip begins later than
 * the forecast reaches, OUTSIDE_SERVICE_AREA, UNAUTHENTICATED if the user has been deleted.
 */
export async function replaceTrips(
  content: readonly Trip[],
  { db, userId, regions, today }: { db: Database; userId: string; regions: RegionIndex; today: KstDate },
): Promise<void> {
  if (content.some(({ from }) => from > addDays(today, MAX_DAYS_AHEAD)))
    throw new ApiError('INVALID_INPUT', { fields: { from: problem('tripTooFar') } });
  const stored = content.filter((trip) => !isTripOver(trip, today)).map((trip) => toStored(trip, regions));
  await db.transaction(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    await tx
      .insert(trips)
      .values({ userId, trips: stored })
      .onConflictDoUpdate({ target: trips.userId, set: { trips: stored } });
  });
}
