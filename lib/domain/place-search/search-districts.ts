import type { Place } from '../place';
import { DISTRICTS, type District } from './districts';
import { areInitials, toInitials, toLetters } from './hangul';
import { isOneTypo, isPrefixWithOneTypo } from './is-one-typo';

const MAX_RESULTS = 60;
/** Minimum length for typo tolerance. A shorter text is one typo away from too many names. */
const TYPO_MIN_LETTERS = 4;
const PREFIX_TYPO_MIN_LETTERS = 6;

interface SearchKeys {
  place: Place;
  names: string[];
  /** Ends of each name, starting at its second and later syllables. */
  ends: string[];
  qualified: string[];
  provinces: string[];
  former: string[];
  initials: string[];
  qualifiedInitials: string[];
}

const toSearchKeys = ({ place, names, qualified, provinces, former }: District): SearchKeys => ({
  place,
  names: names.map(toLetters),
  ends: names.flatMap((name) => [...name].slice(1).map((_, i) => toLetters(name.slice(i + 1)))),
  qualified: qualified.map(toLetters),
  provinces: provinces.map(toLetters),
  former: former.map(toLetters),
  initials: names.map(toInitials),
  qualifiedInitials: qualified.map(toInitials),
});

let keys: SearchKeys[] | undefined;

/** Final 시, 군 and 구, which users often omit. */
const SUFFIXES = ['시', '군', '구'].map(toLetters);
const matchesName = (name: string, typed: string) =>
  name === typed || SUFFIXES.some((suffix) => name === typed + suffix);

type Match = (district: SearchKeys, typed: string) => boolean;
const some = (names: string[], holds: (name: string) => boolean) => names.some(holds);

/** Match conditions, the most certain first. */
const MATCHES: Match[] = [
  ({ names }, typed) => some(names, (name) => matchesName(name, typed)),
  ({ qualified }, typed) => some(qualified, (name) => matchesName(name, typed)),
  ({ names, qualified }, typed) => some([...names, ...qualified], (name) => name.startsWith(typed)),
  ({ former }, typed) => some(former, (name) => matchesName(name, typed)),
  ({ ends }, typed) => some(ends, (end) => end.startsWith(typed)),
  ({ former }, typed) => some(former, (name) => name.startsWith(typed)),
];
const INITIAL_MATCHES: Match[] = [
  ({ initials }, typed) => initials.includes(typed),
  ({ qualifiedInitials }, typed) => qualifiedInitials.includes(typed),
  ({ initials, qualifiedInitials }, typed) =>
    some([...initials, ...qualifiedInitials], (name) => name.startsWith(typed)),
  ({ initials }, typed) => some(initials, (name) => name.includes(typed)),
];
const TYPO_MATCHES: Match[] = [
  ({ names, qualified }, typed) => some([...names, ...qualified], (name) => isOneTypo(typed, name)),
  ({ former, provinces }, typed) => some([...former, ...provinces], (name) => isOneTypo(typed, name)),
  ({ names, qualified }, typed) =>
    typed.length >= PREFIX_TYPO_MIN_LETTERS &&
    some([...names, ...qualified], (name) => isPrefixWithOneTypo(typed, name)),
];

/** Returns the matching districts without duplicates, in the order of the match conditions. */
function rank(districts: SearchKeys[], matches: Match[], typed: string): SearchKeys[] {
  const results = new Set<SearchKeys>();
  for (const match of matches) for (const district of districts) if (match(district, typed)) results.add(district);
  return [...results];
}

/**
 * Searches districts and returns the most likely first. It matches full, short and former names, initial consonants
 * (ㄱㄴㄱ), any spacing, text typed with the keyboard in English, and names with one typo if nothing else matches.
 */
export function searchDistricts(query: string): Place[] {
  const typed = toLetters(query);
  if (typed === '') return [];
  keys ??= DISTRICTS.map(toSearchKeys);
  const exact = rank(keys, areInitials(typed) ? INITIAL_MATCHES : MATCHES, typed);
  const typos = exact.length === 0 && typed.length >= TYPO_MIN_LETTERS ? rank(keys, TYPO_MATCHES, typed) : [];
  return [...exact, ...typos].slice(0, MAX_RESULTS).map(({ place }) => place);
}
