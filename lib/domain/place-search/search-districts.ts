import type { Place } from '../place';
import type { GridCell } from '../dfs-grid';
import { DISTRICTS, type District } from './districts';
import { findProvinceDistricts } from './provinces';
import { rankPlaces, type MatchKind } from './rank-places';
import { toQualifiers, toSearchKeys, type SearchKeys } from './search-keys';

const MAX_RESULTS = 60;

export interface DistrictKeys extends SearchKeys {
  place: Place;
}

/** Districts rank before landmarks and 동 of the same name, and a city before its namesakes. */
const DISTRICT_WEIGHT = 2;
const CITY_WEIGHT = 2.5;

/** Weight of the inhabitants of a district and its city: 0.5 for each factor of ten of either. */
export const weighPopulation = ({
  population,
  cityPopulation,
}: Pick<District, 'population' | 'cityPopulation'>): number => Math.log10(population * cityPopulation) / 2;

export const toDistrictKeys = (district: District): DistrictKeys => ({
  place: district.place,
  ...toSearchKeys(district, {
    qualifiers: toQualifiers([...district.provinces, ...district.formerProvinces]),
    weight: DISTRICT_WEIGHT + weighPopulation(district),
    cityWeight: CITY_WEIGHT + weighPopulation({ ...district, population: district.cityPopulation }),
    cell: district.place.cell,
  }),
});

let keys: DistrictKeys[] | undefined;

/** Searches districts by name or province. `near` is the cell of the current place. See `rankPlaces`. */
export function searchDistricts(query: string, near?: GridCell): { place: Place; kind: MatchKind }[] {
  const inProvince = findProvinceDistricts(query);
  if (inProvince.length > 0) return inProvince.map(({ place }) => ({ place, kind: 'province' }));
  keys ??= DISTRICTS.map(toDistrictKeys);
  return rankPlaces(keys, query, near)
    .slice(0, MAX_RESULTS)
    .map(({ entry, kind }) => ({ place: entry.place, kind }));
}
