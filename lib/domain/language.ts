import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/lib/contract/language';

/** Cookie with the language that the user chose. Without it, the languages of the browser decide. */
export const LANGUAGE_COOKIE = 'language';

/** Query parameter that selects the language of one page, whatever the cookie says. */
export const LANGUAGE_PARAMETER = 'language';

/** Parses the value of the cookie or parameter. Returns null if it is missing or not a language of the product. */
export const parseLanguage = (value: string | null | undefined): Language | null =>
  LANGUAGES.find((language) => language === value) ?? null;

/** Returns the path of a page that is always in a language, for links from elsewhere. The path has no fragment. */
export const toLanguagePath = (path: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? path : `${path}${path.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`;
