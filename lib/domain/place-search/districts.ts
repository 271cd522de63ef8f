import type { Place } from '../place';
import { FORMER_NAMES, SHORT_NAMES } from './former-names';
import LIST from './districts.json';

type Row = [name: string, nx: number, ny: number, former?: string];

/** District with all names under which it is found, without spaces. */
export interface District {
  place: Place;
  /** Names of the district alone: 수원시장안구, 수원장안구, 장안구. */
  names: string[];
  /** Names preceded by each name of the province: 경기도수원시장안구, 경기장안구. */
  qualified: string[];
  /** Names of the province: 경기도, 경기. */
  provinces: string[];
  /** Former names of the district or its province. */
  former: string[];
}

const removeSpaces = (name: string) => name.replace(/\s/g, '');
const withShortNames = (province: string) => [province, ...(SHORT_NAMES[province] ?? [])];
const combine = (firsts: string[], seconds: string[]) =>
  firsts.flatMap((first) => seconds.map((second) => first + second));

function listNames(name: string): string[] {
  const [city = '', district] = name.split(' ');
  return district ? [removeSpaces(name), city.replace(/시$/, '') + district, district] : [city];
}

/** Lists the former names of a district: the one in its row, which changed since 2023, and earlier ones. */
function listFormerNames(province: string, name: string, former?: string): string[] {
  const earlier = FORMER_NAMES.filter(
    ([, formerProvince, ...today]) => formerProvince === province && today.some((each) => name.startsWith(each)),
  ).map(([each]) => each);
  const latest = former?.split(' ') ?? [];
  const [latestProvince, ...latestName] = latest;
  const provinces = latestProvince ? withShortNames(latestProvince) : [];
  const names = latestName.length > 0 ? listNames(latestName.join(' ')) : [];
  const alone = [...names, ...earlier.map(removeSpaces)];
  return [...alone, ...provinces, ...combine(provinces, alone), ...combine(withShortNames(province), alone)];
}

function toDistrict(province: string, [name, nx, ny, former]: Row): District {
  const names = listNames(name);
  const provinces = withShortNames(province);
  return {
    place: { cell: { nx, ny }, region: { sidonm: province, sggnm: name } },
    names,
    provinces,
    qualified: combine(provinces, names),
    former: listFormerNames(province, name, former).filter((each) => !names.includes(each)),
  };
}

/** All districts of the country, by province. */
export const DISTRICTS: District[] = (LIST as [string, Row[]][]).flatMap(([province, rows]) =>
  rows.map((row) => toDistrict(province, row)),
);
