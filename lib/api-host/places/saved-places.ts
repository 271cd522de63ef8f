import { eq } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { SavedPlace } from '@/lib/contract/places';
import { gridCellCentre, isInGrid, toGridCell } from '@/lib/domain/dfs-grid';
import type { Database } from '../db/database';
import { savedPlaces, type KeptPlace } from '../db/schema';
import type { RegionIndex } from '../region/region-index';

function toKept({ id, name, latitude, longitude, region }: SavedPlace, regions: RegionIndex): KeptPlace {
  const cell = toGridCell({ lat: latitude, lon: longitude });
  if (!isInGrid(cell) || !regions.findCell(cell)) throw new ApiError('OUTSIDE_SERVICE_AREA');
  if (!regions.isRegion(region)) throw new ApiError('INVALID_INPUT', { fields: { region: '알 수 없는 지역이에요.' } });
  return { id, name, nx: cell.nx, ny: cell.ny, sidonm: region.sidonm, sggnm: region.sggnm };
}

function toSaved({ id, name, nx, ny, sidonm, sggnm }: KeptPlace): SavedPlace {
  const { lat: latitude, lon: longitude } = gridCellCentre({ nx, ny });
  return { id, name, latitude, longitude, region: { sidonm, sggnm } };
}

/** A person's own places, in their order; none where none were ever saved. */
export async function readPlaces(db: Database, userId: string): Promise<SavedPlace[]> {
  const [row] = await db.select().from(savedPlaces).where(eq(savedPlaces.userId, userId));
  return (row?.places ?? []).map(toSaved);
}

export interface PlacesContext {
  db: Database;
  userId: string;
  regions: RegionIndex;
}

/**
 * Puts these places in the place of those that were, each snapped to the middle of its forecast cell; gives them as
 * they are kept. Throws `ApiError` OUTSIDE_SERVICE_AREA, INVALID_INPUT for names of no district.
 */
export async function replacePlaces(
  content: readonly SavedPlace[],
  { db, userId, regions }: PlacesContext,
): Promise<SavedPlace[]> {
  const places = content.map((place) => toKept(place, regions));
  if (places.length === 0) await db.delete(savedPlaces).where(eq(savedPlaces.userId, userId));
  else
    await db
      .insert(savedPlaces)
      .values({ userId, places })
      .onConflictDoUpdate({ target: savedPlaces.userId, set: { places } });
  return places.map(toSaved);
}
