import { assemble, disassembleCompleteCharacter, romanize } from 'es-hangul';
import { splitSuffix } from '../../lib/domain/place-search/latin';

/** Names that are pronounced with an added ㄴ, which other names of places are not. */
const IRREGULAR: Record<string, string> = { 학여울: 'hangnyeoul' };

const HANGUL = /[가-힣]/;
/** Vowels before which es-hangul adds ㄴ. */
const Y_VOWELS = ['ㅑ', 'ㅕ', 'ㅛ', 'ㅠ', 'ㅖ', 'ㅒ', 'ㅣ'];
const LINKED = ['ㄱ', 'ㄴ', 'ㄹ', 'ㅁ', 'ㅂ', 'ㅅ'];
const STOPS = ['ㄱ', 'ㄷ', 'ㅂ', 'ㅅ', 'ㅈ', 'ㅊ', 'ㅋ', 'ㅌ', 'ㅍ'];

const split = (syllable: string | undefined) =>
  syllable && HANGUL.test(syllable) ? disassembleCompleteCharacter(syllable) : undefined;

/**
 * Respells a name where es-hangul differs from the rules for names: a consonant is linked to a following vowel without an
 * added ㄴ (담양, Damyang), and ㅎ after a stop is written (북한산, Bukhansan). A bar separates syllables that do not
 * affect each other.
 */
function respell(name: string): string {
  const syllables = [...name];
  return syllables
    .map((syllable, index) => {
      const [before, own, next] = [split(syllables[index - 1]), split(syllable), split(syllables[index + 1])];
      if (!own) return syllable;
      const isLinked = (one: typeof own, other: typeof own) =>
        LINKED.includes(one.jongseong) && other.choseong === 'ㅇ' && Y_VOWELS.includes(other.jungseong);
      const initial = before && isLinked(before, own) ? before.jongseong : own.choseong;
      const final = next && isLinked(own, next) ? '' : own.jongseong;
      const isApart =
        next &&
        ((own.jongseong === 'ㅇ' && next.choseong === 'ㅇ') ||
          (STOPS.includes(own.jongseong) && next.choseong === 'ㅎ'));
      return assemble([initial, own.jungseong, final].filter((letter) => letter !== '')) + (isApart ? '|' : '');
    })
    .join('');
}

/** Romanises one word in the Revised Romanization (문화체육관광부 고시 2014-42), in lower case. */
export const romaniseWord = (word: string): string =>
  IRREGULAR[word] ?? respell(word).split('|').map(romanize).join('');

/**
 * Romanises the name of a place with a hyphen before its suffix: gangnam-yeok. The name of an administrative unit may have
 * one syllable before it: jung-gu.
 */
export const romaniseName = (name: string, isAdministrative = false): string =>
  splitSuffix(name, isAdministrative ? 1 : 2)
    .filter(Boolean)
    .map(romaniseWord)
    .join('-');
