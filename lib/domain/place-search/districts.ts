import type { Place } from '../place';
import { CITIES, FORMER_CITIES, FORMER_NAMES, SHORT_NAMES } from './former-names';
import LIST from './districts.json';

/** `former` are full names with their province that were abolished since 2023, in any order. */
export type DistrictRow = [name: string, nx: number, ny: number, population: number, ...former: string[]];
export type DistrictTable = [province: string, rows: DistrictRow[]][];

/** District with all names under which it is found, without spaces. */
export interface District {
  place: Place;
  /** Names of the district alone: 수원시장안구, 수원장안구, 장안구, 장안. */
  names: string[];
  /** Names without their suffix that have one syllable: 중 for 중구. */
  shortNames: string[];
  /** Names of the province: 경기도, 경기. */
  provinces: string[];
  /** Names of the city of which it is a part: 수원시, 수원. */
  cities: string[];
  /** Former names of the district, without those of today. */
  former: string[];
  formerProvinces: string[];
  population: number;
  cityPopulation: number;
}

const removeSpaces = (name: string) => name.replace(/\s/g, '');
const withShortNames = (province: string): string[] => [province, ...(SHORT_NAMES[province] ?? [])];
/** Adds each name without its final 시, 군 or 구, which users often omit. */
const withoutSuffixes = (names: string[]) => names.flatMap((name) => [name, name.replace(/[시군구]$/, '')]);
const unique = (names: string[]) => [...new Set(names)];

function listNames(name: string): string[] {
  const [city = '', district] = name.split(' ');
  return district ? [removeSpaces(name), city.replace(/시$/, '') + district, district] : [city];
}

/** Lists the former names of a district: those in its row, which changed since 2023, and earlier ones. */
function listFormerNames(province: string, name: string, former: readonly string[]): string[] {
  const earlier = FORMER_NAMES.filter(
    ([, formerProvince, ...today]) => formerProvince === province && today.some((each) => name.startsWith(each)),
  ).map(([each]) => each);
  const latest = former.flatMap((each) => listNames(each.split(' ').slice(1).join(' ')));
  return unique(withoutSuffixes([...latest, ...earlier.map(removeSpaces)]));
}

const listProvinces = (fullNames: readonly string[]): string[] =>
  unique(fullNames.map((each) => each.split(' ')[0] ?? ''));

/** Returns the full name of the city of which a district is a part, or null if it is a city or county of its own. */
function getCity(province: string, name: string, former: readonly string[]): string | null {
  if (CITIES.includes(province)) return province;
  const formerCity = listProvinces(former).find((each) => each in FORMER_CITIES);
  if (formerCity !== undefined) return formerCity;
  return name.includes(' ') ? `${province} ${name.split(' ')[0]}` : null;
}

function listCityNames(city: string | null): string[] {
  if (city === null) return [];
  const name = city.split(' ').at(-1) ?? city;
  return city.includes(' ') ? withoutSuffixes([name]) : [...(FORMER_CITIES[name] ?? withShortNames(name))];
}

type ProvinceRow = { province: string; row: DistrictRow };

function sumCityPopulations(rows: readonly ProvinceRow[]): ReadonlyMap<string, number> {
  const populations = new Map<string, number>();
  for (const {
    province,
    row: [name, , , population, ...former],
  } of rows) {
    const city = getCity(province, name, former);
    if (city) populations.set(city, (populations.get(city) ?? 0) + population);
  }
  return populations;
}

function toDistrict(
  { province, row: [name, nx, ny, population, ...former] }: ProvinceRow,
  cityPopulations: ReadonlyMap<string, number>,
): District {
  const names = unique(withoutSuffixes(listNames(name)));
  const city = getCity(province, name, former);
  return {
    place: { cell: { nx, ny }, region: { sidonm: province, sggnm: name } },
    names: names.filter((each) => each.length > 1),
    shortNames: names.filter((each) => each.length === 1),
    provinces: withShortNames(province),
    cities: listCityNames(city),
    former: listFormerNames(province, name, former).filter((each) => !names.includes(each)),
    formerProvinces: listProvinces(former).flatMap(withShortNames),
    population,
    cityPopulation: (city && cityPopulations.get(city)) || population,
  };
}

/** Creates the districts of a table. */
export function createDistricts(table: DistrictTable): District[] {
  const rows = table.flatMap(([province, list]) => list.map((row) => ({ province, row })));
  const cityPopulations = sumCityPopulations(rows);
  return rows.map((row) => toDistrict(row, cityPopulations));
}

/** All districts of the country, by province. */
export const DISTRICTS: District[] = createDistricts(LIST as DistrictTable);
