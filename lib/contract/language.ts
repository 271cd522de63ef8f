// This file has no schema because every screen loads it.

/** Languages in which the product has texts, the default first. */
export const TEXT_LANGUAGES = ['ko', 'en'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The choices of a user: a language of texts with metric units, or `en-US`, English with °F, mph, inches and miles. */
export const LANGUAGES = [...TEXT_LANGUAGES, 'en-US'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language if nobody has chosen one, and of every request that names none. */
export const DEFAULT_LANGUAGE: TextLanguage = 'ko';

/** Returns the language of the texts, for those that contain no units. */
export const getTextLanguage = (language: Language): TextLanguage => (language === 'en-US' ? 'en' : language);

/** Returns the query parameter of a language; none for the default, whose addresses have never had one. */
export const toLanguageQuery = (language: Language): { language?: Language } =>
  language === DEFAULT_LANGUAGE ? {} : { language };
