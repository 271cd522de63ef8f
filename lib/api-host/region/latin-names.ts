import type { GridCell } from '@/lib/domain/dfs-grid';
import type { District } from '@/lib/domain/place-search/districts';
import { isOneTypo } from '@/lib/domain/place-search/is-one-typo';
import {
  foldSpelling,
  listLatinNames,
  listWithoutCommonWords,
  splitWords,
  toPlainLatin,
} from '@/lib/domain/place-search/latin';
import { createNameIndex, type NameIndex } from '@/lib/domain/place-search/name-index';
import { pickEntries, sortMatches } from '@/lib/domain/place-search/rank-places';
import { getMessages } from '@/lib/messages/get-messages';
import { getRomanised, listEnglishNames } from './english-names';
import { loadPlaceEntries, type PlaceEntry } from './place-entries';
import type { Steps } from './steps';
import { createStepwise } from './stepwise';
import { areQualifiers, listWithoutQualifier, toBag, toTyped, type TypedLatin } from './typed-latin';

const TYPO_MIN_LETTERS = 6;

interface LatinNames {
  /** Names as they are spelled officially. */
  spelled: string[];
  /** Names without a suffix that is often omitted, and names of the city, as they are spelled officially. */
  spelledShort: string[];
  /** Names by `foldSpelling`, like all below. */
  names: string[];
  shortNames: string[];
  /** Words of names of several words, sorted. */
  bags: string[];
  cities: string[];
  /** Names that may precede or follow a name: province, city, district. */
  qualifiers: ReadonlySet<string>;
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

interface LatinIndex {
  byEntry: Map<PlaceEntry, LatinNames>;
  index: NameIndex;
  /** Qualifiers of all places. */
  qualifiers: ReadonlySet<string>;
}

/** Returns the Latin names of a place in all forms that are searched. */
function toLatinNames(entry: PlaceEntry, qualifiers: ReadonlySet<string>): LatinNames {
  const romanisedNames = spell(entry.koreanNames);
  const names = [...romanisedNames.flatMap((one) => one.names), ...listEnglishNames(entry)];
  return {
    spelled: names.map(toPlainLatin),
    spelledShort: [
      ...romanisedNames.flatMap((one) => one.shortNames),
      ...spell(entry.cityNames).flatMap((one) => [...one.names, ...one.shortNames]),
    ].map(toPlainLatin),
    names: names.map(foldSpelling),
    shortNames: romanisedNames.flatMap((one) => one.shortNames).map(foldSpelling),
    bags: names.flatMap((name) => toBag(name) ?? []),
    cities: foldAll(entry.cityNames),
    qualifiers,
  };
}

/** Derives the Latin names of all places from the romanised names. */
function* buildLatinNames(): Steps<LatinIndex> {
  const qualifiers = new Map<District, ReadonlySet<string>>();
  const byEntry = new Map<PlaceEntry, LatinNames>();
  for (const entry of loadPlaceEntries()) {
    const known = qualifiers.get(entry.district);
    if (!known) yield;
    const ofDistrict = known ?? listQualifiers(entry.district);
    qualifiers.set(entry.district, ofDistrict);
    byEntry.set(entry, toLatinNames(entry, ofDistrict));
  }
  yield;
  const index = createNameIndex(
    [...byEntry.values()].map(({ qualifiers: _, ...lists }) => Object.values(lists).flat()),
  );
  return { byEntry, index, qualifiers: new Set([...qualifiers.values()].flatMap((each) => [...each])) };
}

export const { load: loadLatinNames, prepare: prepareLatinNames } = createStepwise(buildLatinNames);

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

/** Searches places by romanised or English name and returns the most likely first. Common spellings are equivalent. */
export function rankByLatinName(query: string, near: GridCell | undefined): PlaceEntry[] {
  const { byEntry, index, qualifiers } = loadLatinNames();
  const namesOf = (entry: PlaceEntry) => byEntry.get(entry)!;
  /** Returns positions of all places of which the text may be a name. */
  const findPossible = ({ plain, folded, bag, parts }: TypedLatin) => [
    ...index.findPrefix(folded),
    ...[plain, ...(bag === null ? [] : [bag]), ...parts.map(({ name }) => name)].flatMap(index.findName),
    ...listWithoutQualifier(folded, qualifiers).flatMap(index.findName),
  ];
  const rank = (text: string, matches: readonly Match[], find: (typed: TypedLatin) => number[]) => {
    const typed = toTyped(text);
    if (typed.folded.length < 2) return [];
    return sortMatches(
      pickEntries(loadPlaceEntries(), find(typed)),
      (entry) => matches.findIndex((isMatch) => isMatch(namesOf(entry), typed)),
      (entry) => (namesOf(entry).cities.includes(typed.folded) ? entry.cityWeight : entry.weight),
      near,
    ).map(({ entry }) => entry);
  };
  for (const text of [query, ...listWithoutCommonWords(query)]) {
    const matches = rank(text, MATCHES, findPossible);
    if (matches.length > 0) return matches;
  }
  return rank(query, [isSimilar], ({ folded }) => index.findSimilar(folded, false));
}

/**
 * Returns true if a text in Latin letters is a name of the place as it is spelled officially, also without its suffix or
 * with its region. Other spellings (Kangnam) may be names of other places (Tokyo and Deokgyo).
 */
export function isOfficialLatinName(entry: PlaceEntry, query: string): boolean {
  const { byEntry } = loadLatinNames();
  const names = byEntry.get(entry)!;
  const typed = toTyped(query);
  return (
    [...names.spelled, ...names.spelledShort].includes(typed.plain) ||
    (splitWords(query).length > 1 && isQualifiedName(names, typed))
  );
}

/** Returns true if an official name of the place, or one of several words, begins so. */
export function startsOfficialLatinName(entry: PlaceEntry, query: string): boolean {
  const { spelled, spelledShort } = loadLatinNames().byEntry.get(entry)!;
  const { plain, bag } = toTyped(query);
  return bag !== null || [...spelled, ...spelledShort].some((name) => name.startsWith(plain));
}
