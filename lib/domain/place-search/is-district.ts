import type { Region } from '@/lib/contract/region';
import type { GridCell } from '../dfs-grid';
import { DISTRICTS, type District } from './districts';

const removeSpaces = (name: string) => name.replaceAll(' ', '');

/** Returns whether a district has, or had, these names. Names of abolished provinces may contain the province. */
function isNamed({ names, shortNames, provinces, former, formerProvinces }: District, { sidonm, sggnm }: Region) {
  const [province, name] = [removeSpaces(sidonm), removeSpaces(sggnm)];
  return (
    former.includes(province + name) ||
    ([...provinces, ...formerProvinces].includes(province) && [...names, ...shortNames, ...former].includes(name))
  );
}

const isSame = (one: Region, other: Region) => one.sidonm === other.sidonm && one.sggnm === other.sggnm;

/**
 * Returns the present names of a district by its present or a former name. A former name may have become several
 * districts: the nearest to the cell has its area. Null if no district has or had the names.
 */
export function findPresentRegion(
  names: Region,
  cell: GridCell,
  districts: readonly District[] = DISTRICTS,
): Region | null {
  if (districts.some(({ place: { region } }) => isSame(region, names))) return names;
  const distance = ({ place }: District) => Math.hypot(place.cell.nx - cell.nx, place.cell.ny - cell.ny);
  const [nearest] = districts
    .filter((district) => isNamed(district, names))
    .sort((one, other) => distance(one) - distance(other));
  return nearest?.place.region ?? null;
}

/** Returns the present names of the most populous district that has or had the names; null if there is none. */
export function findLargestNamed(names: Region, districts: readonly District[] = DISTRICTS): Region | null {
  const [largest] = districts
    .filter((district) => isNamed(district, names))
    .sort((one, other) => other.population - one.population);
  return largest?.place.region ?? null;
}

/** Returns true if a district has, or had, these names. */
export const isDistrict = (names: Region): boolean => findPresentRegion(names, { nx: 0, ny: 0 }) !== null;
