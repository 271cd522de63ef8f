import type { GridCell } from '@/lib/domain/dfs-grid';
import type { District } from '@/lib/domain/place-search/districts';
import { isOneTypo } from '@/lib/domain/place-search/is-one-typo';
import { foldSpelling, listLatinNames, listWithoutCommonWords, toPlainLatin } from '@/lib/domain/place-search/latin';
import { sortMatches } from '@/lib/domain/place-search/rank-places';
import { getMessages } from '@/lib/messages/get-messages';
import { getRomanised, listEnglishNames } from './english-names';
import { loadPlaceEntries, type PlaceEntry } from './place-entries';
import { areQualifiers, toBag, toTyped, type TypedLatin } from './typed-latin';

const TYPO_MIN_LETTERS = 6;

interface LatinNames {
  /** Names as they are spelled officially. */
  spelled: string[];
  /** Names by `foldSpelling`, like all below. */
  names: string[];
  shortNames: string[];
  /** Words of names of several words, sorted. */
  bags: string[];
  cities: string[];
  /** Names that may precede or follow a name: province, city, district. */
  qualifiers: ReadonlySet<string>;
  /** All names in one text, which most places can be excluded by at once. */
  all: string;
}

const spell = (names: readonly string[]) =>
  names.flatMap((name) => {
    const romanised = getRomanised(name);
    return romanised === undefined ? [] : [listLatinNames(name, romanised)];
  });
const foldAll = (names: readonly string[]) =>
  spell(names)
    .flatMap((one) => [...one.names, ...one.shortNames])
    .map(foldSpelling);

/** Lists the names of the province, also as it is called in English, of the city and of the district. */
function listQualifiers({ place, provinces, cities, names }: District): ReadonlySet<string> {
  const { sidonm } = getMessages('en').places.translateRegion(place.region);
  return new Set([...foldAll([...provinces, ...cities, ...names]), foldSpelling(sidonm)]);
}

let latinNames: Map<PlaceEntry, LatinNames> | undefined;

/** Derives the Latin names of all places from the romanised names. Called by the first query in Latin letters. */
function loadLatinNames(): Map<PlaceEntry, LatinNames> {
  const qualifiers = new Map<District, ReadonlySet<string>>();
  const getQualifiers = (district: District) => {
    const known = qualifiers.get(district) ?? listQualifiers(district);
    qualifiers.set(district, known);
    return known;
  };
  const toLatinNames = (entry: PlaceEntry): LatinNames => {
    const romanisedNames = spell(entry.koreanNames);
    const names = [...romanisedNames.flatMap((one) => one.names), ...listEnglishNames(entry)];
    const lists = {
      spelled: names.map(toPlainLatin),
      names: names.map(foldSpelling),
      shortNames: romanisedNames.flatMap((one) => one.shortNames).map(foldSpelling),
      cities: foldAll(entry.cityNames),
    };
    const bags = names.flatMap((name) => toBag(name) ?? []);
    return { ...lists, bags, qualifiers: getQualifiers(entry.district), all: Object.values(lists).flat().join('|') };
  };
  return new Map(loadPlaceEntries().map((entry) => [entry, toLatinNames(entry)]));
}

type Match = (names: LatinNames, typed: TypedLatin) => boolean;

/** Returns true if the text is a name and its region, in either order: gangnam-gu seoul, seoulgangnam. */
const isQualifiedName: Match = ({ names, shortNames, qualifiers }, { folded, parts }) =>
  parts.some(
    ({ name, beside }) => (names.includes(name) || shortNames.includes(name)) && areQualifiers(beside, qualifiers),
  ) ||
  [...names, ...shortNames].some(
    (name) =>
      (folded.startsWith(name) && qualifiers.has(folded.slice(name.length))) ||
      (folded.endsWith(name) && qualifiers.has(folded.slice(0, -name.length))),
  );

/** Match conditions, the most certain first. */
const MATCHES: Match[] = [
  ({ spelled, cities }, { plain, folded }) => spelled.includes(plain) || cities.includes(folded),
  ({ names }, { folded }) => names.includes(folded),
  ({ shortNames }, { folded }) => shortNames.includes(folded),
  isQualifiedName,
  ({ bags }, { bag }) => bag !== null && bags.includes(bag),
  ({ names }, { folded }) => names.some((name) => name.startsWith(folded)),
];
const isSimilar: Match = ({ names, shortNames }, { folded }) =>
  folded.length >= TYPO_MIN_LETTERS && [...names, ...shortNames].some((name) => isOneTypo(folded, name));

/** False for a place of which the text is certainly not a name. */
const mayMatch = (
  { all, bags, qualifiers }: LatinNames,
  { plain, folded, bag, parts, hasQualifier }: TypedLatin,
): boolean =>
  all.includes(plain) ||
  all.includes(folded) ||
  (bag !== null && bags.includes(bag)) ||
  parts.some(({ name }) => all.includes(name)) ||
  hasQualifier(qualifiers);

/** Searches places by romanised or English name and returns the most likely first. Common spellings are equivalent. */
export function rankByLatinName(query: string, near: GridCell | undefined): PlaceEntry[] {
  const all = (latinNames ??= loadLatinNames());
  const rank = (text: string, matches: readonly Match[], isPossible: Match = () => true) => {
    const typed = toTyped(text);
    if (typed.folded.length < 2) return [];
    return sortMatches(
      loadPlaceEntries().filter((entry) => isPossible(all.get(entry)!, typed)),
      (entry) => matches.findIndex((isMatch) => isMatch(all.get(entry)!, typed)),
      (entry) => (all.get(entry)!.cities.includes(typed.folded) ? entry.cityWeight : entry.weight),
      near,
    ).map(({ entry }) => entry);
  };
  for (const text of [query, ...listWithoutCommonWords(query)]) {
    const matches = rank(text, MATCHES, mayMatch);
    if (matches.length > 0) return matches;
  }
  return rank(query, [isSimilar]);
}
