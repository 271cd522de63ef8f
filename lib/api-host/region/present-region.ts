import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import type { Region } from '@/lib/contract/region';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { DISTRICTS, type District } from '@/lib/domain/place-search/districts';
import { findPresentRegion } from '@/lib/domain/place-search/is-district';
import type { RegionIndex } from './region-index';

const isSame = (one: Region, other: Region) => one.sidonm === other.sidonm && one.sggnm === other.sggnm;

type Names = Pick<RegionIndex, 'isRegion' | 'findCell'>;

/** Returns the present names of a district; null if no district has or had the names. */
function findNames(names: Region, cell: GridCell, regions: Names, districts: readonly District[]): Region | null {
  if (regions.isRegion(names)) return { sidonm: names.sidonm, sggnm: names.sggnm };
  const nearest = findPresentRegion(names, cell, districts);
  if (!nearest) return null;
  const centre = regions.findCell(cell);
  const isFormer = (district: District) => findPresentRegion(names, district.place.cell, [district]) !== null;
  const atCentre = centre && districts.find(({ place }) => isSame(place.region, centre));
  return atCentre && isFormer(atCentre) ? atCentre.place.region : nearest;
}

/**
 * Returns the present names of a district that a caller names. A place may have been saved before a reform, so a former
 * name is accepted: the district at the centre of the cell replaces it, or the nearest that had the name. Throws
 * `ApiError` INVALID_INPUT, with `field`, if no district has or had the name.
 */
export function requirePresentRegion(
  names: Region,
  cell: GridCell,
  regions: Names,
  { field = 'region', districts = DISTRICTS }: { field?: string; districts?: readonly District[] } = {},
): Region {
  const present = findNames(names, cell, regions, districts);
  if (!present) throw new ApiError('INVALID_INPUT', { fields: { [field]: problem('regionUnknown') } });
  return present;
}

/** Returns the present names of a stored district, which a reform may have renamed since; unknown names as they are. */
export const toPresentRegion = ({ sidonm, sggnm }: Region, cell: GridCell, regions: Names): Region =>
  findNames({ sidonm, sggnm }, cell, regions, DISTRICTS) ?? { sidonm, sggnm };
