import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { TEXT_LANGUAGES, type TextLanguage } from '@/lib/contract/language';
import { toLanguagePath } from '@/lib/domain/language';
import { getSiteAddress } from './site-address';

/**
 * Returns the addresses of a public page in all languages. The path alone is in a language that the browser accepts, which
 * for search engines is Korean.
 */
export const listLanguageAddresses = (site: string, path: string): Record<TextLanguage | 'x-default', string> => ({
  ...(Object.fromEntries(TEXT_LANGUAGES.map((language) => [language, site + toLanguagePath(path, language)])) as Record<
    TextLanguage,
    string
  >),
  'x-default': site + path,
});

/** Returns the tags that name a public page in other languages. */
export const describeAlternates = async (path: string): Promise<Metadata> => ({
  alternates: { languages: listLanguageAddresses(getSiteAddress(await headers()), path) },
});
