import { eq } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { VersionedPlaces, SavedPlace } from '@/lib/contract/places';
import { problem } from '@/lib/contract/problem';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import type { Database } from '../db/database';
import { savedPlaces, users, type StoredPlace } from '../db/schema';
import { requirePresentRegion, toPresentRegion } from '../region/present-region';
import type { RegionIndex } from '../region/region-index';
import { toServedCell } from '../region/served-cell';
import { digest } from '../shared/secrets';

function toStored({ id, name, latitude, longitude, region }: SavedPlace, regions: RegionIndex): StoredPlace {
  const cell = toServedCell({ lat: latitude, lon: longitude }, regions);
  return { id, name, nx: cell.nx, ny: cell.ny, ...requirePresentRegion(region, cell, regions) };
}

function toSaved({ id, name, nx, ny, ...names }: StoredPlace, regions: RegionIndex): SavedPlace {
  const { lat: latitude, lon: longitude } = getCellCentre({ nx, ny });
  return { id, name, latitude, longitude, region: toPresentRegion(names, { nx, ny }, regions) };
}

/** Computes a version that depends only on the places and their order, not on the database's formatting. */
const computeVersion = (places: readonly StoredPlace[]): string =>
  digest(JSON.stringify(places.map(({ id, name, nx, ny, sidonm, sggnm }) => [id, name, nx, ny, sidonm, sggnm]))).slice(
    0,
    22,
  );

const presentPlaces = (places: readonly StoredPlace[], regions: RegionIndex): VersionedPlaces => ({
  content: places.map((place) => toSaved(place, regions)),
  version: computeVersion(places),
});

const changedElsewhereError = () => new ApiError('CONFLICT', { message: problem('placesChangedElsewhere') });

async function readStoredPlaces(db: Database, userId: string): Promise<StoredPlace[]> {
  const [row] = await db.select().from(savedPlaces).where(eq(savedPlaces.userId, userId));
  return row?.places ?? [];
}

export interface PlacesContext {
  db: Database;
  userId: string;
  regions: RegionIndex;
}

/** Returns a user's saved places in their order, with the present names of their districts. */
export const readPlaces = async ({ db, userId, regions }: PlacesContext): Promise<VersionedPlaces> =>
  presentPlaces(await readStoredPlaces(db, userId), regions);

/**
 * Replaces a user's saved places and returns them as stored, each moved to the centre of its forecast cell, with
 * the present name of its district. Throws
 * `ApiError` OUTSIDE_SERVICE_AREA, INVALID_INPUT if the names are no district, CONFLICT if the stored places are not
 * those that the user edited, UNAUTHENTICATED if the user has been deleted.
 */
export async function replacePlaces(
  { content, version }: { content: readonly SavedPlace[]; version?: string },
  { db, userId, regions }: PlacesContext,
): Promise<VersionedPlaces> {
  const places = content.map((place) => toStored(place, regions));
  await db.transaction(async (tx) => {
    // Locks the user's row, which exists before the first list, so that concurrent changes wait for each other.
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    if (version !== undefined && version !== computeVersion(await readStoredPlaces(tx, userId)))
      throw changedElsewhereError();
    if (places.length === 0) await tx.delete(savedPlaces).where(eq(savedPlaces.userId, userId));
    else
      await tx
        .insert(savedPlaces)
        .values({ userId, places })
        .onConflictDoUpdate({ target: savedPlaces.userId, set: { places } });
  });
  return presentPlaces(places, regions);
}
