import { capitalise } from './capitalise';

/** Letters of the Revised Romanization (문화체육관광부 고시 2014-42), in Unicode's order of Korean letters. */
const INITIALS = 'g kk n d tt r m b pp s ss  j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const FINALS = ' k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ');

/** First syllable of Unicode. The others follow by initial, vowel and final. */
const FIRST_SYLLABLE = '가'.charCodeAt(0);

/** Spelling at the border of two syllables, which a bar separates. Covers the final letters of provinces and districts. */
const ASSIMILATIONS: [border: RegExp, letters: string][] = [
  [/k\|(?=[nmr])/g, 'ng|'],
  [/p\|(?=[nmr])/g, 'm|'],
  [/(ng|m)\|r/g, '$1n'],
  [/[nl]\|r|l\|n/g, 'll'],
  [/k\|(?=[aeiouwy])/g, 'g'],
  [/p\|(?=[aeiouwy])/g, 'b'],
  [/l\|(?=[aeiouwy])/g, 'r'],
  [/\|/g, ''],
];

function romaniseSyllable(syllable: string): string {
  const index = syllable.charCodeAt(0) - FIRST_SYLLABLE;
  const vowels = Math.floor(index / FINALS.length);
  const initial = INITIALS[Math.floor(vowels / VOWELS.length)] ?? '';
  return initial + (VOWELS[vowels % VOWELS.length] ?? '') + (FINALS[index % FINALS.length] ?? '');
}

const romaniseWord = (word: string): string =>
  ASSIMILATIONS.reduce(
    (text, [border, letters]) => text.replace(border, letters),
    Array.from(word, romaniseSyllable).join('|'),
  );

/** Names that differ from the rule: Jeju City, beside its province; a province of two. */
const EXCEPTIONS: Record<string, string> = { 제주시: 'Jeju City', 전남광주통합특별시: 'Jeonnam-Gwangju' };

const SUFFIX = /(?:특별자치|특별|광역)?([시도군구])$/;
/** Cities have no -si. */
const SUFFIXES: Record<string, string> = { 도: '-do', 군: '-gun', 구: '-gu' };

/** Romanises the name of a province, city, county or district: Gangnam-gu, Suwon, Gangwon-do. */
export function romaniseArea(name: string): string {
  const [suffix = '', kind = ''] = SUFFIX.exec(name) ?? [];
  const stem = name.slice(0, name.length - suffix.length).replace(/[가-힣]+/g, romaniseWord);
  return EXCEPTIONS[name] ?? capitalise(stem) + (SUFFIXES[kind] ?? '');
}
