import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import type { Region } from '@/lib/contract/region';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { DISTRICTS, type District } from '@/lib/domain/place-search/districts';
import { findPresentRegion } from '@/lib/domain/place-search/is-district';
import type { RegionIndex } from './region-index';

const isSame = (one: Region, other: Region) => one.sidonm === other.sidonm && one.sggnm === other.sggnm;

/**
 * Returns the present names of a district that a caller names. A place may have been saved before a reform, so a former
 * name is accepted: the district at the centre of the cell replaces it, or the nearest that had the name. Throws
 * `ApiError` INVALID_INPUT, with `field`, if no district has or had the name.
 */
export function requirePresentRegion(
  names: Region,
  cell: GridCell,
  regions: Pick<RegionIndex, 'isRegion' | 'findCell'>,
  { field = 'region', districts = DISTRICTS }: { field?: string; districts?: readonly District[] } = {},
): Region {
  if (regions.isRegion(names)) return { sidonm: names.sidonm, sggnm: names.sggnm };
  const nearest = findPresentRegion(names, cell, districts);
  if (!nearest) throw new ApiError('INVALID_INPUT', { fields: { [field]: problem('regionUnknown') } });
  const centre = regions.findCell(cell);
  const isFormer = (district: District) => findPresentRegion(names, district.place.cell, [district]) !== null;
  const atCentre = centre && districts.find(({ place }) => isSame(place.region, centre));
  return atCentre && isFormer(atCentre) ? atCentre.place.region : nearest;
}
