/** Suffixes that are separated in romanised names, with the English words that people type instead of them. */
export const SUFFIXES: Record<string, readonly string[]> = {
  해수욕장: ['beach'],
  대학교: ['university', 'univ'],
  버스터미널: ['bus terminal'],
  터미널: ['terminal'],
  공항: ['airport'],
  해변: ['beach'],
  시장: ['market'],
  공원: ['park'],
  마을: ['village'],
  폭포: ['falls', 'waterfall'],
  호수: ['lake'],
  타워: ['tower'],
  시청: ['city hall'],
  역: ['station'],
  대: ['university', 'univ'],
  궁: ['palace'],
  사: ['temple'],
  산: ['mountain'],
  섬: ['island'],
  도: ['island'],
  로: ['street'],
  길: ['street'],
  시: ['city'],
  군: ['county'],
  구: ['district'],
  동: [],
  읍: [],
  면: [],
};

/** Suffixes that are often omitted in speech: 망원 for 망원동, 판교 for 판교역. */
const OMITTED = ['동', '읍', '면', '역', '시', '군', '구'];

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/sh/g, 's'],
  [/ch/g, 'j'],
  [/kk|k|q/g, 'g'],
  [/tt|t/g, 'd'],
  [/pp|p/g, 'b'],
  [/r/g, 'l'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/eo|eu/g, 'o'],
  [/ae|ai|oe/g, 'e'],
  [/y[ou]/g, 'yo'],
  [/ui/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** English words that describe a place. A query that matches nothing is repeated without them. */
const COMMON_WORDS = new Set(
  (
    'the of and at in area station stadium airport international national provincial park beach bay port harbor harbour ' +
    'village folk art arts ski resort mountain mt temple palace island city town county district province state ' +
    'metropolitan special market street road tower bridge museum university univ college hospital hotel campus center ' +
    'centre terminal bus train subway ktx exit falls waterfall lake river valley forest garden hall mall korea south ' +
    'fortress shrine monument memorial air base outlet outlets hot springs spring cave'
  ).split(' '),
);

/** Splits a query into words of letters and digits in lower case. A hyphen does not separate words. */
export const splitWords = (text: string): string[] =>
  text
    .split(/[\s,/()]+/)
    .map(toPlainLatin)
    .filter((word) => word !== '');

const MAX_OMITTED = 3;

/** Returns a query without its last common word, without its last two, and without three. At least one word is left. */
export function listWithoutCommonWords(text: string): string[] {
  const words = splitWords(text);
  const common = words.flatMap((word, index) => (COMMON_WORDS.has(word) ? [index] : [])).reverse();
  return common
    .slice(0, MAX_OMITTED)
    .map((_, count) => words.filter((_word, index) => !common.slice(0, count + 1).includes(index)))
    .filter((rest) => rest.length > 0)
    .map((rest) => rest.join(' '));
}

/** Returns the letters and digits of a Latin name in lower case, without accents: hannamdong for Hannam-dong. */
export const toPlainLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/**
 * Converts a romanised name to a form that is equal for the spellings in use: Gangnam and Kangnam, Gyeongju and
 * Kyungju, Pusan and Busan.
 */
export const foldSpelling = (text: string): string =>
  SPELLINGS.reduce((folded, [spelling, common]) => folded.replace(spelling, common), toPlainLatin(text));

const SUFFIXES_BY_LENGTH = Object.keys(SUFFIXES).sort((one, other) => other.length - one.length);

/**
 * Splits a Korean name before its suffix: 강남역 becomes 강남 and 역. The suffix is empty if there is none, or if its stem
 * would have fewer syllables than `shortestStem`.
 */
export function splitSuffix(name: string, shortestStem = 2): [stem: string, suffix: string] {
  const suffix =
    SUFFIXES_BY_LENGTH.find((each) => name.endsWith(each) && name.length - each.length >= shortestStem) ?? '';
  return [name.slice(0, name.length - suffix.length), suffix];
}

/** Returns the Latin spellings of a Korean name whose official romanisation is given, such as gangnam-yeok. */
export function listLatinNames(name: string, romanised: string): { names: string[]; shortNames: string[] } {
  const [, suffix] = splitSuffix(name);
  const stem = suffix === '' ? romanised : romanised.slice(0, romanised.lastIndexOf('-'));
  const english = (SUFFIXES[suffix] ?? []).flatMap((word) => [stem + word, romanised + word]);
  return {
    names: [romanised, ...english],
    shortNames: OMITTED.includes(suffix) ? [stem] : [],
  };
}
