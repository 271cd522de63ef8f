/** Languages of the product, the default first. This file has no schema because every screen loads it. */
export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language if nobody has chosen one, and of every request that names none. */
export const DEFAULT_LANGUAGE: Language = 'ko';

/** Returns the query parameter of a language; none for the default, whose addresses have never had one. */
export const toLanguageQuery = (language: Language): { language?: Language } =>
  language === DEFAULT_LANGUAGE ? {} : { language };
