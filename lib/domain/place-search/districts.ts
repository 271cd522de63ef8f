import type { Place } from '../place';
import { CITIES, FORMER_CITIES, FORMER_NAMES, SHORT_NAMES } from './former-names';
import LIST from './districts.json';

type Row = [name: string, nx: number, ny: number, population: number, former?: string];

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

/** Lists the former names of a district: the one in its row, which changed since 2023, and earlier ones. */
function listFormerNames(province: string, name: string, former?: string): string[] {
  const earlier = FORMER_NAMES.filter(
    ([, formerProvince, ...today]) => formerProvince === province && today.some((each) => name.startsWith(each)),
  ).map(([each]) => each);
  const latestName = former?.split(' ').slice(1).join(' ') ?? '';
  const latest = latestName === '' ? [] : listNames(latestName);
  return unique(withoutSuffixes([...latest, ...earlier.map(removeSpaces)]));
}

/** Returns the full name of the city of which a district is a part, or null if it is a city or county of its own. */
function getCity(province: string, name: string, former?: string): string | null {
  const formerProvince = former?.split(' ')[0] ?? '';
  if (CITIES.includes(province)) return province;
  if (formerProvince in FORMER_CITIES) return formerProvince;
  return name.includes(' ') ? `${province} ${name.split(' ')[0]}` : null;
}

function listCityNames(city: string | null): string[] {
  if (city === null) return [];
  const name = city.split(' ').at(-1) ?? city;
  return city.includes(' ') ? withoutSuffixes([name]) : [...(FORMER_CITIES[name] ?? withShortNames(name))];
}

const ROWS = (LIST as [string, Row[]][]).flatMap(([province, rows]) => rows.map((row) => ({ province, row })));
const CITY_POPULATIONS = new Map<string, number>();
for (const { province, row } of ROWS) {
  const city = getCity(province, row[0], row[4]);
  if (city) CITY_POPULATIONS.set(city, (CITY_POPULATIONS.get(city) ?? 0) + row[3]);
}

function toDistrict({ province, row: [name, nx, ny, population, former] }: (typeof ROWS)[number]): District {
  const names = unique(withoutSuffixes(listNames(name)));
  const city = getCity(province, name, former);
  return {
    place: { cell: { nx, ny }, region: { sidonm: province, sggnm: name } },
    names: names.filter((each) => each.length > 1),
    shortNames: names.filter((each) => each.length === 1),
    provinces: withShortNames(province),
    cities: listCityNames(city),
    former: listFormerNames(province, name, former).filter((each) => !names.includes(each)),
    formerProvinces: former ? withShortNames(former.split(' ')[0] ?? '') : [],
    population,
    cityPopulation: (city && CITY_POPULATIONS.get(city)) || population,
  };
}

/** All districts of the country, by province. */
export const DISTRICTS: District[] = ROWS.map(toDistrict);
