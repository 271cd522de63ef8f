import { FIRST_WORDS, LAST_WORDS, OFFICIAL_NAMES } from './english-words';
import { romaniseWord } from './romanise';

const byLength = (words: Record<string, string>) => Object.keys(words).sort((one, other) => other.length - one.length);
const FIRST = byLength(FIRST_WORDS);
const LAST = byLength(LAST_WORDS);

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Finds the longest known word at the end of a name. Its stem has two syllables or more. */
const findLast = (name: string) =>
  LAST.find((word) => name.endsWith(word) && (name === word || name.length - word.length > 1));

/** Finds the longest known word at the beginning of a name. 서울대 is a university, not a part of Seoul. */
const findFirst = (name: string) =>
  FIRST.find((word) => name.startsWith(word) && name.length - word.length !== 1 && name[word.length] !== '대');

/** Villages have a hyphen before 리. These names are not villages, or are old quarters, which are spoken as one word. */
const NO_VILLAGE = /(거리|다리|밸리|헤이리|로터리|갤러리|절리|망우리|미아리|수유리|왕십리|청량리|광안리)$/;
const isVillage = (name: string) => /..리$/.test(name) && !NO_VILLAGE.test(name);

/** Translates the known words of a name: 롯데 + 워터파크, 수원 + 컨벤션센터. Romanises the rest. */
function translate(name: string, known: ReadonlyMap<string, string>): string[] {
  if (name === '') return [];
  const whole = OFFICIAL_NAMES[name] ?? known.get(name);
  if (whole !== undefined) return [whole];
  const last = findLast(name);
  if (last !== undefined) return [...translate(name.slice(0, -last.length), known), LAST_WORDS[last]!];
  const first = findFirst(name);
  if (first !== undefined) return [FIRST_WORDS[first]!, ...translate(name.slice(first.length), known)];
  return [capitalise(romaniseWord(name))];
}

/**
 * Returns the English name of a landmark by its Korean names, the first of which is displayed. `known` maps Korean names to
 * English ones. A university is named in full, although people call it 아주대.
 */
export function nameLandmark(koreanNames: readonly string[], known: ReadonlyMap<string, string>): string {
  const [name = ''] = koreanNames;
  const full = koreanNames.find((other) => other === `${name}학교`);
  if (isVillage(name)) return `${capitalise(romaniseWord(name.slice(0, -1)))}-ri`;
  return translate(full !== undefined && name.endsWith('대') ? full : name, known).join(' ');
}
