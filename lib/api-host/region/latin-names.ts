import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { District } from '@/lib/domain/place-search/districts';
import { isOneTypo } from '@/lib/domain/place-search/is-one-typo';
import { foldSpelling, listLatinNames, toPlainLatin } from '@/lib/domain/place-search/latin';
import { sortMatches } from '@/lib/domain/place-search/rank-places';
import { packagedDataPath } from '../shared/packaged-data';
import { loadPlaceEntries, type PlaceEntry } from './place-entries';

const TYPO_MIN_LETTERS = 6;

interface LatinNames {
  /** Names as they are spelled officially. */
  spelled: string[];
  /** Names by `foldSpelling`, like all below. */
  names: string[];
  shortNames: string[];
  cities: string[];
  provinces: string[];
  /** All of them in one text, which most places can be excluded by at once. */
  all: string;
}

const romanisedTable = z.record(z.string(), z.string());

let latinNames: Map<PlaceEntry, LatinNames> | undefined;

/** Derives the Latin names of all places from the romanised names. Called by the first query in Latin letters. */
function loadLatinNames(): Map<PlaceEntry, LatinNames> {
  const romanised = romanisedTable.parse(
    JSON.parse(readFileSync(packagedDataPath('regions', 'romanised.json'), 'utf8')),
  );
  const spell = (names: readonly string[]) =>
    names.flatMap((name) => (romanised[name] === undefined ? [] : [listLatinNames(name, romanised[name])]));
  const provinces = new Map<District, string[]>();
  const getProvinces = (district: District) => {
    const known =
      provinces.get(district) ??
      spell(district.provinces)
        .flatMap(({ names }) => names)
        .map(foldSpelling);
    provinces.set(district, known);
    return known;
  };
  const toLatinNames = (entry: PlaceEntry): LatinNames => {
    const romanisedNames = spell(entry.koreanNames);
    const names = [...romanisedNames.flatMap((one) => one.names), ...entry.englishNames];
    const lists = {
      spelled: names.map(toPlainLatin),
      names: names.map(foldSpelling),
      shortNames: romanisedNames.flatMap((one) => one.shortNames).map(foldSpelling),
      cities: spell(entry.cityNames)
        .flatMap((one) => [...one.names, ...one.shortNames])
        .map(foldSpelling),
    };
    return { ...lists, provinces: getProvinces(entry.district), all: Object.values(lists).flat().join('|') };
  };
  return new Map(loadPlaceEntries().map((entry) => [entry, toLatinNames(entry)]));
}

type Match = (names: LatinNames, typed: TypedLatin) => boolean;

/** Query in the two forms that are compared with names. */
interface TypedLatin {
  plain: string;
  folded: string;
}

const isBesideProvince =
  ({ folded }: TypedLatin) =>
  (province: string) =>
    folded.endsWith(province) || folded.startsWith(province);

/** Returns true if the text is a name and the province, in either order: gangnamguseoul, seoulgangnam. */
const isQualifiedName: Match = ({ names, shortNames, provinces }, { folded }) =>
  provinces.some((province) =>
    [...names, ...shortNames].some((name) => name + province === folded || province + name === folded),
  );

/** Match conditions, the most certain first. */
const MATCHES: Match[] = [
  ({ spelled, cities }, { plain, folded }) => spelled.includes(plain) || cities.includes(folded),
  ({ names }, { folded }) => names.includes(folded),
  ({ shortNames }, { folded }) => shortNames.includes(folded),
  isQualifiedName,
  ({ names }, { folded }) => names.some((name) => name.startsWith(folded)),
];
const isSimilar: Match = ({ names, shortNames }, { folded }) =>
  folded.length >= TYPO_MIN_LETTERS && [...names, ...shortNames].some((name) => isOneTypo(folded, name));

/** Searches places by romanised or English name and returns the most likely first. Common spellings are equivalent. */
export function rankByLatinName(query: string, near: GridCell | undefined): PlaceEntry[] {
  const typed = { plain: toPlainLatin(query), folded: foldSpelling(query) };
  if (typed.folded.length < 2) return [];
  const all = (latinNames ??= loadLatinNames());
  const rank = (entries: readonly PlaceEntry[], matches: Match[]) =>
    sortMatches(
      entries,
      (entry) => matches.findIndex((isMatch) => isMatch(all.get(entry)!, typed)),
      (entry) => (all.get(entry)!.cities.includes(typed.folded) ? entry.cityWeight : entry.weight),
      near,
    ).map(({ entry }) => entry);
  const mayMatch = (entry: PlaceEntry) => {
    const { all: text, provinces } = all.get(entry)!;
    return text.includes(typed.plain) || text.includes(typed.folded) || provinces.some(isBesideProvince(typed));
  };
  const matches = rank(loadPlaceEntries().filter(mayMatch), MATCHES);
  return matches.length > 0 ? matches : rank(loadPlaceEntries(), [isSimilar]);
}
