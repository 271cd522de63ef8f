import type { EnglishLanguage } from '@/lib/messages/en/scales';

const FLAWS = {
  Hangul: /[가-힣ㄱ-ㅎㅏ-ㅣ]/,
  'a missing value': /undefined|null|NaN|\[object/,
  'a double or outer blank': /\s\s|^\s|\s$/,
  'a blank before punctuation': /\s[.,:;?!]/,
  'a hyphen as minus': /(^|\s)-\d/,
};

/** Returns the names of what is wrong with an English text, with the text. */
export const findFlaws = (text: string): string[] =>
  Object.entries(FLAWS).flatMap(([name, flaw]) => (flaw.test(text) ? [`${name}: ${text}`] : []));

/** The same for sentences, each of which starts with a capital letter and ends with a full stop or question mark. */
export const findSentenceFlaws = (text: string): string[] => [
  ...findFlaws(text),
  ...(/[.?]$/.test(text) ? [] : [`no end: ${text}`]),
  ...text
    .split(/(?<=[.?])\s/)
    .filter((sentence) => !/^[A-Z]/.test(sentence))
    .map((sentence) => `no capital letter: ${sentence}`),
];

/** Returns all strings in a value, such as a response. */
export function listStrings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listStrings) : [];
}

const FOREIGN_UNITS: Record<EnglishLanguage, RegExp> = {
  en: /°F|\bmph\b|\bmiles?\b/,
  'en-US': /°C|m\/s|\bkm\b|\d ?(mm|cm)\b/,
};

/** Returns the text if it contains a unit that the variant of English does not use. */
export const findForeignUnits = (text: string, language: EnglishLanguage): string[] =>
  FOREIGN_UNITS[language].test(text) ? [`unit: ${text}`] : [];
