import { DEFAULT_LANGUAGE, getTextLanguage, LANGUAGES, type Language } from '@/lib/contract/language';

/** Cookie with the language that the user chose. Without it, the languages of the browser decide. */
export const LANGUAGE_COOKIE = 'language';

/** Query parameter that selects the language of one page, whatever the cookie says. */
export const LANGUAGE_PARAMETER = 'language';

/** Parses the value of the cookie or parameter. Returns null if it is missing or not a language of the product. */
export const parseLanguage = (value: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === value) ?? null;

/**
 * Parses a language tag of a browser (RFC 5646), for example `en-GB`. Only English of the United States starts with its
 * units: `en-US`. Returns null if the product lacks the language.
 */
export function parseLanguageTag(tag: string): Language | null {
  const [language = '', ...subtags] = tag.toLowerCase().split('-');
  return language === 'en' && subtags.includes('us') ? 'en-US' : parseLanguage(language);
}

/**
 * Returns the path of a page that is always in a language, for links from elsewhere. It has metric units, whatever the
 * variant of the language. The path has no fragment.
 */
export function toLanguagePath(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${getTextLanguage(language)}`;
}
