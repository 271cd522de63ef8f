import { toComparable } from '@/lib/contract/text-forms';
import type { GridCell } from '../dfs-grid';
import { isElsewhere } from './elsewhere';
import { areInitials, toLetters } from './hangul';
import { isOneTypo, isPrefixWithOneTypo } from './is-one-typo';
import { createNameIndex, type NameIndex } from './name-index';
import { listAllNames, type Qualifiers, type SearchKeys } from './search-keys';

/** Minimum length for typo tolerance. A shorter text is one typo away from too many names. */
const TYPO_MIN_LETTERS = 4;
const PREFIX_TYPO_MIN_LETTERS = 6;

/**
 * `exact`: the text is a name. `partial`: the text is a part of a name. `province`: the text is a name of the province or its
 * beginning. `similar`: the text is a name with a typo.
 */
export type MatchKind = 'exact' | 'partial' | 'province' | 'similar';

export interface RankedPlace<T> {
  entry: T;
  kind: MatchKind;
}

/** Typed text, and what remains of it for each qualifier that it begins with. */
interface Typed {
  letters: string;
  getRests: (qualifiers: Qualifiers) => string[];
}

type Match = (keys: SearchKeys, typed: Typed) => boolean;
const startsWith = (typed: string) => (name: string) => name.startsWith(typed);
const hasName = ({ names, shortNames }: SearchKeys, text: string) => names.includes(text) || shortNames.includes(text);

/** Returns the ends of a name as letters, starting at its second and later syllables. */
const listEnds = (name: string) => [...name].slice(1, -1).map((_, i) => toLetters(name.slice(i + 1)));

/** Match conditions, the most certain first. */
const EXACT_MATCHES: Match[] = [
  ({ names, cities }, { letters }) => names.includes(letters) || cities.includes(letters),
  ({ shortNames }, { letters }) => shortNames.includes(letters),
  (keys, { getRests }) => getRests(keys.qualifiers).some((rest) => hasName(keys, rest)),
];
const isOfProvince: Match = ({ provinces }, { letters }) => provinces.some(startsWith(letters));
const PARTIAL_MATCHES: Match[] = [
  ({ names }, { letters }) => names.some(startsWith(letters)),
  ({ names, qualifiers }, { getRests }) => getRests(qualifiers).some((rest) => names.some(startsWith(rest))),
  isOfProvince,
  ({ former, formerProvinces, qualifiers }, { letters, getRests }) =>
    formerProvinces.includes(letters) || [letters, ...getRests(qualifiers)].some((text) => former.includes(text)),
  ({ koreanNames }, { letters }) => koreanNames.flatMap(listEnds).some(startsWith(letters)),
  ({ former, formerProvinces }, { letters }) => [...former, ...formerProvinces].some(startsWith(letters)),
];
const INITIAL_MATCHES: Match[] = [
  ({ initials }, { letters }) => initials.includes(letters),
  ({ initials, qualifiers }, { getRests }) => getRests(qualifiers).some((rest) => initials.includes(rest)),
  ({ initials }, { letters }) => initials.some(startsWith(letters)),
  ({ initials, qualifiers }, { getRests }) => getRests(qualifiers).some((rest) => initials.some(startsWith(rest))),
  ({ initials }, { letters }) => initials.some((name) => name.includes(letters)),
];
const SIMILAR_MATCHES: Match[] = [
  ({ fullNames }, { letters }) => fullNames.some((name) => isOneTypo(letters, name)),
  ({ names, shortNames, cities }, { letters }) =>
    [names, shortNames, cities].some((list) => list.some((name) => isOneTypo(letters, name))),
  (keys, { getRests }) =>
    getRests(keys.qualifiers).some(
      (rest) => rest.length >= TYPO_MIN_LETTERS && keys.names.some((name) => isOneTypo(rest, name)),
    ),
  ({ former, provinces, formerProvinces }, { letters }) =>
    [former, provinces, formerProvinces].some((list) => list.some((name) => isOneTypo(letters, name))),
  ({ names }, { letters }) =>
    letters.length >= PREFIX_TYPO_MIN_LETTERS && names.some((name) => isPrefixWithOneTypo(letters, name)),
];

const CELL_KM = 5;
const FAR_KM = 200;
/** Largest effect of the distance on the order: less than that of a well-known name. */
const DISTANCE_WEIGHT = 0.5;

function getDistancePenalty(cell: GridCell, near: GridCell | undefined): number {
  if (!near) return 0;
  const km = Math.hypot(cell.nx - near.nx, cell.ny - near.ny) * CELL_KM;
  return DISTANCE_WEIGHT * Math.min(1, km / FAR_KM);
}

/** Orders entries by match condition, then by weight and nearness, then as they are listed. */
export function sortMatches<T extends SearchKeys>(
  entries: readonly T[],
  getTier: (entry: T) => number,
  getWeight: (entry: T) => number,
  near: GridCell | undefined,
): { entry: T; tier: number }[] {
  return entries
    .map((entry) => ({ entry, tier: getTier(entry) }))
    .filter(({ tier }) => tier >= 0)
    .map((match) => ({ ...match, weight: getWeight(match.entry) - getDistancePenalty(match.entry.cell, near) }))
    .sort((one, other) => one.tier - other.tier || other.weight - one.weight);
}

function createTyped(letters: string, kind: keyof Qualifiers): Typed {
  const rests = new Map<Qualifiers, string[]>();
  const getRests = (qualifiers: Qualifiers) => {
    const known = rests.get(qualifiers);
    if (known) return known;
    const remove = (text: string) =>
      qualifiers[kind]
        .filter((name) => text.length > name.length && text.startsWith(name))
        .map((name) => text.slice(name.length));
    const once = remove(letters);
    const found = [...once, ...once.flatMap(remove)];
    rests.set(qualifiers, found);
    return found;
  };
  return { letters, getRests };
}

interface Indexes {
  /** All names by `toLetters`. */
  letters: NameIndex;
  /** Ends of names from a later syllable. */
  ends: NameIndex;
  /** Initials and their ends. */
  initials: NameIndex;
  /** Qualifiers of all places, each list once. */
  qualifiers: ReadonlySet<Qualifiers>;
}

const listInitialEnds = (initials: string) => [...initials].map((_, at) => initials.slice(at));

const createIndexes = (entries: readonly SearchKeys[]): Indexes => ({
  letters: createNameIndex(entries.map(listAllNames)),
  ends: createNameIndex(entries.map(({ koreanNames }) => koreanNames.flatMap(listEnds))),
  initials: createNameIndex(entries.map(({ initials }) => initials.flatMap(listInitialEnds))),
  qualifiers: new Set(entries.map(({ qualifiers }) => qualifiers)),
});

const indexes = new WeakMap<readonly SearchKeys[], Indexes>();

/** Returns the indexes of a list of places, which are created once for each list. */
function getIndexes(entries: readonly SearchKeys[]): Indexes {
  const known = indexes.get(entries) ?? createIndexes(entries);
  indexes.set(entries, known);
  return known;
}

/** Returns the entries at these positions in their order. */
export const pickEntries = <T>(entries: readonly T[], positions: Iterable<number>): T[] =>
  [...new Set(positions)].sort((one, other) => one - other).map((position) => entries[position]!);

type Find = (text: string) => number[];

/** Returns the positions at which the typed text, or what remains of it without a qualifier of the place, is found. */
function findWithRests(
  entries: readonly SearchKeys[],
  { letters, getRests }: Typed,
  qualifiers: ReadonlySet<Qualifiers>,
  find: Find,
): number[] {
  const rests = new Set([...qualifiers].flatMap(getRests));
  const isRest = (rest: string) => (position: number) => getRests(entries[position]!.qualifiers).includes(rest);
  return [...find(letters), ...[...rests].flatMap((rest) => find(rest).filter(isRest(rest)))];
}

/** Leaves out places of which the typed text is certainly not a part. */
function listPossible<T extends SearchKeys>(entries: readonly T[], typed: Typed, kind: keyof Qualifiers): T[] {
  const { qualifiers, ends, ...index } = getIndexes(entries);
  const found = findWithRests(entries, typed, qualifiers, index[kind].findPrefix);
  return pickEntries(entries, kind === 'letters' ? [...found, ...ends.findPrefix(typed.letters)] : found);
}

/** Leaves out places whose names certainly differ from the typed text by more than a typo. */
function listPossiblySimilar<T extends SearchKeys>(entries: readonly T[], typed: Typed): T[] {
  const { qualifiers, letters } = getIndexes(entries);
  const find = (text: string) =>
    text.length < TYPO_MIN_LETTERS ? [] : letters.findSimilar(text, text.length >= PREFIX_TYPO_MIN_LETTERS);
  return pickEntries(entries, findWithRests(entries, typed, qualifiers, find));
}

function rank<T extends SearchKeys>(
  entries: readonly T[],
  matches: readonly Match[],
  typed: Typed,
  near: GridCell | undefined,
): { entry: T; tier: number }[] {
  return sortMatches(
    entries,
    (entry) => matches.findIndex((isMatch) => isMatch(entry, typed)),
    (entry) => (entry.cities.includes(typed.letters) ? entry.cityWeight : entry.weight),
    near,
  );
}

/**
 * Searches places by typed text and returns the most likely first: names, beginnings, former names and parts of names,
 * or initial consonants (ㄱㄴㄱ). Spaces are ignored, and text that was typed with the keyboard in English is
 * understood. Between places that match equally well, weight and nearness to `near` decide.
 */
export function rankMatches<T extends SearchKeys>(
  entries: readonly T[],
  query: string,
  near?: GridCell,
): RankedPlace<T>[] {
  const letters = toLetters(toComparable(query));
  if (letters === '') return [];
  const kind = areInitials(letters) ? 'initials' : 'letters';
  const typed = createTyped(letters, kind);
  const matches = areInitials(letters) ? INITIAL_MATCHES : [...EXACT_MATCHES, ...PARTIAL_MATCHES];
  const getKind = (tier: number): MatchKind => {
    if (EXACT_MATCHES.includes(matches[tier]!)) return 'exact';
    return matches[tier] === isOfProvince ? 'province' : 'partial';
  };
  return rank(listPossible(entries, typed, kind), matches, typed, near).map(({ entry, tier }) => ({
    entry,
    kind: getKind(tier),
  }));
}

/**
 * Searches places whose name differs from the typed text by one typo. For texts that match nothing. Names of places abroad
 * are no typos.
 */
export function rankSimilar<T extends SearchKeys>(
  entries: readonly T[],
  query: string,
  near?: GridCell,
): RankedPlace<T>[] {
  const letters = toLetters(toComparable(query));
  if (letters.length < TYPO_MIN_LETTERS || areInitials(letters) || isElsewhere(query)) return [];
  const typed = createTyped(letters, 'letters');
  return rank(listPossiblySimilar(entries, typed), SIMILAR_MATCHES, typed, near).map(({ entry }) => ({
    entry,
    kind: 'similar',
  }));
}

/** Returns the matches of a text, or places with similar names if it matches nothing. */
export function rankPlaces<T extends SearchKeys>(
  entries: readonly T[],
  query: string,
  near?: GridCell,
): RankedPlace<T>[] {
  const matches = rankMatches(entries, query, near);
  return matches.length > 0 ? matches : rankSimilar(entries, query, near);
}
