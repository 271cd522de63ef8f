import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@/lib/contract/language';

/** Cookie with the language of pages. Nothing sets it yet: the screens do not offer a choice. */
export const LANGUAGE_COOKIE = 'language';

/** Parses the cookie's value. Returns the default language if it is missing or not a language of the product. */
export const parseLanguage = (value: string | undefined): Language =>
  LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
