const FIRST = 0xac00;
const LAST = 0xd7a3;
const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const VOWELS = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ');
const FINALS = [
  '',
  ...'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(
    ' ',
  ),
];
/** Compound letters and the keys that produce them. */
const JOINED: Record<string, string> = {
  ...{
    ㄳ: 'ㄱㅅ',
    ㄵ: 'ㄴㅈ',
    ㄶ: 'ㄴㅎ',
    ㄺ: 'ㄹㄱ',
    ㄻ: 'ㄹㅁ',
    ㄼ: 'ㄹㅂ',
    ㄽ: 'ㄹㅅ',
    ㄾ: 'ㄹㅌ',
    ㄿ: 'ㄹㅍ',
    ㅀ: 'ㄹㅎ',
  },
  ...{ ㅄ: 'ㅂㅅ', ㅘ: 'ㅗㅏ', ㅙ: 'ㅗㅐ', ㅚ: 'ㅗㅣ', ㅝ: 'ㅜㅓ', ㅞ: 'ㅜㅔ', ㅟ: 'ㅜㅣ', ㅢ: 'ㅡㅣ' },
};
/** Letters of the standard (2-set) Korean keyboard by Latin key. */
const KEYS = new Map<string, string>([
  ...zip('qwertyuiop', 'ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ'),
  ...zip('asdfghjkl', 'ㅁㄴㅇㄹㅎㅗㅓㅏㅣ'),
  ...zip('zxcvbnm', 'ㅋㅌㅊㅍㅠㅜㅡ'),
  ...zip('QWERTOP', 'ㅃㅉㄸㄲㅆㅒㅖ'),
]);

function zip(keys: string, letters: string): [string, string][] {
  return [...keys].map((key, i) => [key, letters[i]!]);
}

const getSyllableIndex = (char: string) => {
  const code = char.charCodeAt(0);
  return code >= FIRST && code <= LAST ? code - FIRST : null;
};

function splitSyllable(char: string): string {
  const at = getSyllableIndex(char);
  if (at === null) return JOINED[char] ?? KEYS.get(char) ?? KEYS.get(char.toLowerCase()) ?? char;
  return `${INITIALS[Math.floor(at / 588)]}${VOWELS[Math.floor((at % 588) / 28)]}${FINALS[at % 28]}`;
}

/**
 * Splits a text into the letters that are typed for it, without spaces. 강남 and rkdska (typed with the keyboard in
 * English) both become ㄱㅏㅇㄴㅏㅁ.
 */
export const toLetters = (text: string): string => [...text.replace(/\s/g, '')].map(splitSyllable).join('');

/** Returns the initial consonant of each syllable: ㄱㄴㄱ for 강남구. */
export const toInitials = (text: string): string =>
  [...text].map((char) => INITIALS[Math.floor((getSyllableIndex(char) ?? -1) / 588)] ?? '').join('');

const ONLY_CONSONANTS = /^[ㄱ-ㅎ]+$/;

/** Returns true if the letters are only initial consonants, such as ㄱㄴㄱ. */
export const areInitials = (letters: string): boolean => ONLY_CONSONANTS.test(letters);
