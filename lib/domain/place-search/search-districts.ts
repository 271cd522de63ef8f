import type { Place } from '../place';
import { DISTRICTS, type District } from './districts';
import { areInitials, toInitials, toLetters } from './hangul';
import { isOneTypo, isPrefixWithOneTypo } from './is-one-typo';

const MAX_RESULTS = 60;
/** Slips are forgiven where nothing is called as it is typed, in words of some length: a shorter one is many others. */
const TYPO_MIN_LETTERS = 4;
const PREFIX_TYPO_MIN_LETTERS = 6;

interface SearchKeys {
  place: Place;
  names: string[];
  /** What is left of each name from each of its later syllables on. */
  ends: string[];
  whole: string[];
  provinces: string[];
  former: string[];
  initials: string[];
  wholeInitials: string[];
}

const toSearchKeys = ({ place, names, whole, provinces, former }: District): SearchKeys => ({
  place,
  names: names.map(toLetters),
  ends: names.flatMap((name) => [...name].slice(1).map((_, i) => toLetters(name.slice(i + 1)))),
  whole: whole.map(toLetters),
  provinces: provinces.map(toLetters),
  former: former.map(toLetters),
  initials: names.map(toInitials),
  wholeInitials: whole.map(toInitials),
});

let keys: SearchKeys[] | undefined;

/** 시, 군, 구 at a name's end, which nobody types who is in a hurry. */
const SUFFIXES = ['시', '군', '구'].map(toLetters);
const matchesName = (name: string, typed: string) =>
  name === typed || SUFFIXES.some((suffix) => name === typed + suffix);

type Match = (district: SearchKeys, typed: string) => boolean;
const some = (names: string[], holds: (name: string) => boolean) => names.some(holds);

/** What a district is found by, the surest first. */
const MATCHES: Match[] = [
  ({ names }, typed) => some(names, (name) => matchesName(name, typed)),
  ({ whole }, typed) => some(whole, (name) => matchesName(name, typed)),
  ({ names, whole }, typed) => some([...names, ...whole], (name) => name.startsWith(typed)),
  ({ former }, typed) => some(former, (name) => matchesName(name, typed)),
  ({ ends }, typed) => some(ends, (end) => end.startsWith(typed)),
  ({ former }, typed) => some(former, (name) => name.startsWith(typed)),
];
const INITIAL_MATCHES: Match[] = [
  ({ initials }, typed) => initials.includes(typed),
  ({ wholeInitials }, typed) => wholeInitials.includes(typed),
  ({ initials, wholeInitials }, typed) => some([...initials, ...wholeInitials], (name) => name.startsWith(typed)),
  ({ initials }, typed) => some(initials, (name) => name.includes(typed)),
];
const TYPO_MATCHES: Match[] = [
  ({ names, whole }, typed) => some([...names, ...whole], (name) => isOneTypo(typed, name)),
  ({ former, provinces }, typed) => some([...former, ...provinces], (name) => isOneTypo(typed, name)),
  ({ names, whole }, typed) =>
    typed.length >= PREFIX_TYPO_MIN_LETTERS && some([...names, ...whole], (name) => isPrefixWithOneTypo(typed, name)),
];

/** Those that match, by how surely they do; each once. */
function rank(districts: SearchKeys[], matches: Match[], typed: string): SearchKeys[] {
  const found = new Set<SearchKeys>();
  for (const match of matches) for (const each of districts) if (match(each, typed)) found.add(each);
  return [...found];
}

/**
 * The districts that somebody may mean, the likeliest first: by their names, short and former ones, by first letters
 * (ㄱㄴㄱ), with spaces or without, typed with the keyboard in English, and with one slip of a letter.
 */
export function searchDistricts(query: string): Place[] {
  const typed = toLetters(query);
  if (typed === '') return [];
  keys ??= DISTRICTS.map(toSearchKeys);
  const found = rank(keys, areInitials(typed) ? INITIAL_MATCHES : MATCHES, typed);
  const slips = found.length === 0 && typed.length >= TYPO_MIN_LETTERS ? rank(keys, TYPO_MATCHES, typed) : [];
  return [...found, ...slips].slice(0, MAX_RESULTS).map(({ place }) => place);
}
