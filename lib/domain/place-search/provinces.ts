import { DISTRICTS, type District } from './districts';
import { CITIES } from './former-names';
import { toLetters } from './hangul';
import { foldSpelling, toPlainLatin } from './latin';

/** Names for two provinces together. */
const PAIRS: Record<string, readonly string[]> = {
  충청도: ['충청북도', '충청남도'],
  전라도: ['전라북도', '전라남도'],
  경상도: ['경상북도', '경상남도'],
};

/** Provinces in Latin letters, without a suffix: Gyeonggi of Gyeonggi-do and Gyeonggi Province. */
const LATIN: Record<string, readonly string[]> = {
  경기도: ['Gyeonggi'],
  강원도: ['Gangwon'],
  충청도: ['Chungcheong'],
  충청북도: ['Chungcheongbuk', 'Chungbuk', 'North Chungcheong'],
  충청남도: ['Chungcheongnam', 'Chungnam', 'South Chungcheong'],
  전라도: ['Jeolla', 'Cholla'],
  전라북도: ['Jeollabuk', 'Jeonbuk', 'North Jeolla'],
  전라남도: ['Jeollanam', 'Jeonnam', 'South Jeolla'],
  전남광주통합특별시: ['Jeonnam-Gwangju'],
  경상도: ['Gyeongsang'],
  경상북도: ['Gyeongsangbuk', 'Gyeongbuk', 'North Gyeongsang'],
  경상남도: ['Gyeongsangnam', 'Gyeongnam', 'South Gyeongsang'],
};
const LATIN_SUFFIX = /(special|selfgoverning|province|state|do)+$/;

/** Names of the whole country. */
const COUNTRY = ['대한민국', '한국', '남한', '우리나라', '전국', 'Korea', 'South Korea', 'Republic of Korea'];

/** Provinces that are more than one city, by each of their names as typed letters or in Latin letters. */
function createNames(): ReadonlyMap<string, readonly string[]> {
  const districts = DISTRICTS.filter(({ place }) => !CITIES.includes(place.region.sidonm));
  const ofDistricts = new Set(districts.flatMap(({ cities, names }) => [...cities, ...names]));
  const names = new Set(districts.flatMap(({ provinces, formerProvinces }) => [...provinces, ...formerProvinces]));
  const korean = [...names].filter((name) => !ofDistricts.has(name)).map((name) => [name, [name]] as const);
  const pairs = Object.entries(PAIRS).flatMap(([name, both]) => [
    [name, both] as const,
    [name.replace(/도$/, ''), both] as const,
  ]);
  return new Map([
    ...[...korean, ...pairs].map(([name, provinces]) => [toLetters(name), provinces] as const),
    ...Object.entries(LATIN).flatMap(([name, spellings]) =>
      spellings.map((spelling) => [foldSpelling(spelling), PAIRS[name] ?? [name]] as const),
    ),
  ]);
}

let byName: ReadonlyMap<string, readonly string[]> | undefined;
const latinJeju = foldSpelling('Jeju');

function findProvinces(text: string): readonly string[] {
  byName ??= createNames();
  const letters = toLetters(text);
  if (letters === '') return [];
  const plain = toPlainLatin(text);
  const stem = plain.replace(LATIN_SUFFIX, '');
  if (stem === '') return byName.get(letters) ?? [];
  // Jeju alone is the city.
  if (plain !== stem && foldSpelling(stem) === latinJeju) return ['제주도'];
  return byName.get(letters) ?? byName.get(foldSpelling(stem)) ?? [];
}

/**
 * Returns the districts of a province in alphabetical order by a present or former name of it, in Korean or Latin letters;
 * none if the text is no province. A province has more than one weather, so none of its districts stands for it.
 */
export function findProvinceDistricts(text: string): District[] {
  const found = findProvinces(text);
  if (found.length === 0) return [];
  return DISTRICTS.filter(({ provinces, formerProvinces }) =>
    found.some((name) => provinces.includes(name) || formerProvinces.includes(name)),
  ).sort((one, other) => one.place.region.sggnm.localeCompare(other.place.region.sggnm, 'ko'));
}

const normalise = (text: string) => text.toLowerCase().replace(/[\s-]/g, '');
const country = new Set(COUNTRY.map(normalise));

/** Returns true if a text names the whole country. */
export const isCountryName = (text: string): boolean => country.has(normalise(text));
