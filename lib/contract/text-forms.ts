/**
 * Forms to which typed and pasted text is converted, so that texts that look alike are equal: Macs decompose Hangul, input
 * methods type full-width letters, and copied text has blanks and invisible characters around it. Browsers load this
 * file, so it needs no library.
 */

/** Characters without a glyph and without a meaning: zero-width spaces, marks of direction, fillers. */
const INVISIBLE = /\u115F|\u1160|[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0]/gu;

/** Zero-width joiners and non-joiners beside Hangul, Latin letters, digits, punctuation and edges. Emoji need the others. */
const USELESS_JOINER =
  /(?<=^|[\s\p{sc=Hangul}\p{sc=Latin}\p{Nd}\p{P}])[\u200C\u200D]+|[\u200C\u200D]+(?=$|[\s\p{sc=Hangul}\p{sc=Latin}\p{Nd}\p{P}])/gu;

/** Jamo that belong to no syllable. Keyboards type them as compatibility jamo (ㄱ), which NFKC replaces by these. */
const SINGLE_JAMO = /[\u1100-\u1112\u1161-\u1175\u11A8-\u11C2]/g;
const INITIALS = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const FINALS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

function toTypedJamo(jamo: string): string {
  const code = jamo.charCodeAt(0);
  if (code <= 0x1112) return INITIALS[code - 0x1100]!;
  return code <= 0x1175 ? String.fromCharCode(code - 0x1161 + 0x314f) : FINALS[code - 0x11a8]!;
}

const convert = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(INVISIBLE, '').replace(USELESS_JOINER, '').normalize(form).replace(SINGLE_JAMO, toTypedJamo).trim();

/** Converts typed text, such as names and opinions: NFC, without invisible characters and surrounding blanks. */
export const toText = (text: string): string => convert(text, 'NFC');

/** Converts text whose full-width letters and digits mean the same as others, such as a query or a date (NFKC). */
export const toComparable = (text: string): string => convert(text, 'NFKC');

/** Converts a code of digits, in which blanks have no meaning: `１２３ ４５６` becomes `123456`. */
export const toCode = (text: string): string => toComparable(text).replace(/\s/g, '');

/** Returns the digits of a text that is being typed. */
export const readDigits = (text: string): string => toComparable(text).replace(/\D/g, '');

/** Converts a password to NFC. Blanks and invisible characters belong to it. */
export const toPassword = (text: string): string => text.normalize('NFC');
