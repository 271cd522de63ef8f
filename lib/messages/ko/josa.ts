const FIRST_SYLLABLE = '가'.charCodeAt(0);
const LAST_SYLLABLE = '힣'.charCodeAt(0);
const FINALS = 28;
const FINAL_RIEUL = 8;

/** Particles (josa) after a final consonant and after a vowel. */
const PAIRS = {
  '이/가': ['이', '가'],
  '은/는': ['은', '는'],
  '을/를': ['을', '를'],
  '과/와': ['과', '와'],
  '으로/로': ['으로', '로'],
  '이면/면': ['이면', '면'],
} as const;

export type Josa = keyof typeof PAIRS;

/** Adds the matching particle to a word: 코트를, 니트 조끼로. After ㄹ it is 로: 양말로. */
export function addJosa(word: string, josa: Josa): string {
  const final = getFinalConsonant(word);
  const open = final === 0 || (josa === '으로/로' && final === FINAL_RIEUL);
  return word + PAIRS[josa][open ? 1 : 0];
}

/** Returns the index of the final consonant of the last syllable; 0 if there is none or it is not Hangul. */
function getFinalConsonant(word: string): number {
  const code = word.charCodeAt(word.length - 1);
  return code >= FIRST_SYLLABLE && code <= LAST_SYLLABLE ? (code - FIRST_SYLLABLE) % FINALS : 0;
}

/** Joins names: 셔츠; 셔츠와 가디건; 셔츠, 가디건과 코트. */
export const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${addJosa(names.slice(0, -1).join(', '), '과/와')} ${names.at(-1)}`;
