import { DISTRICTS } from '../place-search/districts';
import { searchDistricts } from '../place-search/search-districts';
import type { Place } from '../place';
import { readPathWords } from './search-paths';

const NEIGHBOURS = 8;
const MATCHES = 6;

const isSame = (one: Place, other: Place) =>
  one.region.sidonm === other.region.sidonm && one.region.sggnm === other.region.sggnm;

/** Returns the nearest districts of a district, the nearest first. */
export function listNeighbours(place: Place): Place[] {
  const distance = ({ cell: { nx, ny } }: Place) => Math.hypot(nx - place.cell.nx, ny - place.cell.ny);
  return DISTRICTS.map((district) => district.place)
    .filter((other) => !isSame(other, place))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, NEIGHBOURS);
}

/** Returns the districts whose names are nearest to the words of a path without a page: both words, else one of them. */
export function findNearestDistricts(path: string): Place[] {
  const words = readPathWords(path).slice(0, 2);
  const queries = [words.join(' '), ...words.toReversed()].filter((query) => query.length > 0 && query.length <= 40);
  for (const query of queries) {
    const found = searchDistricts(query).slice(0, MATCHES);
    if (found.length > 0) return found.map(({ place }) => place);
  }
  return [];
}

/** Returns all districts by province, in the order of the list. */
export function groupDistricts(): { sidonm: string; places: Place[] }[] {
  const groups = new Map<string, Place[]>();
  for (const { place } of DISTRICTS)
    groups.set(place.region.sidonm, [...(groups.get(place.region.sidonm) ?? []), place]);
  return [...groups].map(([sidonm, places]) => ({ sidonm, places }));
}
