import { convertQwertyToAlphabet, disassemble, getChoseong } from 'es-hangul';

/** Letters of characters. es-hangul takes 5 times as long, which is half a second for all places. */
const lettersOf = new Map<string, string>();

function splitCharacter(character: string): string {
  const letters = lettersOf.get(character) ?? disassemble(convertQwertyToAlphabet(character));
  lettersOf.set(character, letters);
  return letters;
}

/**
 * Splits a text into the letters that are typed for it, without spaces. 강남 and rkdska (typed with the keyboard in
 * English) both become ㄱㅏㅇㄴㅏㅁ.
 */
export const toLetters = (text: string): string => Array.from(text.replace(/\s/g, ''), splitCharacter).join('');

/** Returns the initial consonant of each syllable: ㄱㄴㄱ for 강남구. */
export const toInitials = (text: string): string => getChoseong(text);

const ONLY_CONSONANTS = /^[ㄱ-ㅎ]+$/;

/** Returns true if the letters are only initial consonants, such as ㄱㄴㄱ. */
export const areInitials = (letters: string): boolean => ONLY_CONSONANTS.test(letters);
