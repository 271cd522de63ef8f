import type { GridCell } from '../dfs-grid';
import { toInitials, toLetters } from './hangul';

/** Names of which up to two may precede the name of a place: 서울, 중구 before 명동. Places of a district share them. */
export interface Qualifiers {
  letters: string[];
  initials: string[];
}

/** Names under which a place is found, all as typed letters, and the data that orders places that match equally well. */
export interface SearchKeys {
  qualifiers: Qualifiers;
  /** Names in syllables. */
  koreanNames: readonly string[];
  names: string[];
  /** Those of the names that are not another one without 시, 군 or 구. */
  fullNames: string[];
  /** Names without a suffix that is often omitted: 망원 for 망원동, 판교 for 판교역. */
  shortNames: string[];
  /** Names of the city that contains the district: 서울, 광주, 수원. */
  cities: string[];
  provinces: string[];
  former: string[];
  formerProvinces: string[];
  initials: string[];
  weight: number;
  /** Weight of a match of the city's name. */
  cityWeight: number;
  cell: GridCell;
}

export interface SearchNames {
  names: readonly string[];
  shortNames?: readonly string[];
  cities?: readonly string[];
  provinces?: readonly string[];
  formerProvinces?: readonly string[];
  former?: readonly string[];
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

export const toQualifiers = (names: readonly string[]): Qualifiers => ({
  letters: unique(names.map(toLetters)),
  initials: unique(names.map(toInitials)),
});

/** Converts the names of a place to the form that is compared with typed text. */
export function toSearchKeys(
  { names, shortNames = [], cities = [], provinces = [], former = [], formerProvinces = [] }: SearchNames,
  rest: Pick<SearchKeys, 'qualifiers' | 'weight' | 'cell'> & { cityWeight?: number },
): SearchKeys {
  const fullNames = names.filter((name) => !['시', '군', '구'].some((suffix) => names.includes(name + suffix)));
  const initials = unique([...fullNames, ...shortNames].map(toInitials));
  return {
    cityWeight: 0,
    ...rest,
    names: unique(names.map(toLetters)),
    shortNames: unique(shortNames.map(toLetters)),
    cities: cities.map(toLetters),
    provinces: provinces.map(toLetters),
    former: former.map(toLetters),
    formerProvinces: formerProvinces.map(toLetters),
    fullNames: unique(fullNames.map(toLetters)),
    koreanNames: names,
    initials,
  };
}

/** Lists all names of a place as typed letters. */
export const listAllNames = ({ names, shortNames, cities, provinces, former, formerProvinces }: SearchKeys): string[] =>
  [names, shortNames, cities, provinces, former, formerProvinces].flat();
