import type { Place } from '../place';
import { FORMER_NAMES, SHORT_NAMES } from './former-names';
import LIST from './districts.json';

type Row = [name: string, nx: number, ny: number, former?: string];

/** A district with all that it may be called; names without spaces. */
export interface District {
  place: Place;
  /** Of the district alone: 수원시장안구, 수원장안구, 장안구. */
  names: string[];
  /** The same after each name of its province: 경기도수원시장안구, 경기장안구. */
  whole: string[];
  /** Of its province: 경기도, 경기. */
  provinces: string[];
  /** What it, or its province, was called before. */
  former: string[];
}

const together = (name: string) => name.replace(/\s/g, '');
const withShort = (province: string) => [province, ...(SHORT_NAMES[province] ?? [])];
const pairs = (firsts: string[], seconds: string[]) =>
  firsts.flatMap((first) => seconds.map((second) => first + second));

function namesOf(name: string): string[] {
  const [city = '', district] = name.split(' ');
  return district ? [together(name), city.replace(/시$/, '') + district, district] : [city];
}

/** The former names of a row: its own before the latest changes, and those that it had before. */
function formerOf(province: string, name: string, former?: string): string[] {
  const earlier = FORMER_NAMES.filter(
    ([, formerProvince, ...today]) => formerProvince === province && today.some((each) => name.startsWith(each)),
  ).map(([each]) => each);
  const latest = former?.split(' ') ?? [];
  const [latestProvince, ...latestName] = latest;
  const provinces = latestProvince ? withShort(latestProvince) : [];
  const names = latestName.length > 0 ? namesOf(latestName.join(' ')) : [];
  const alone = [...names, ...earlier.map(together)];
  return [...alone, ...provinces, ...pairs(provinces, alone), ...pairs(withShort(province), alone)];
}

function districtOf(province: string, [name, nx, ny, former]: Row): District {
  const names = namesOf(name);
  const provinces = withShort(province);
  return {
    place: { cell: { nx, ny }, region: { sidonm: province, sggnm: name } },
    names,
    provinces,
    whole: pairs(provinces, names),
    former: formerOf(province, name, former).filter((each) => !names.includes(each)),
  };
}

/** The country's districts, province by province. */
export const DISTRICTS: District[] = (LIST as [string, Row[]][]).flatMap(([province, rows]) =>
  rows.map((row) => districtOf(province, row)),
);
