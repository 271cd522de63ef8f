import type { Language } from '@/lib/contract/language';
import { toLanguagePath } from '@/lib/domain/language';
import type { SearchPage } from './search-metadata';

/** Describes address, title and language of a page for search engines. */
export function describeAddress({ site, language }: { site: string; language: Language }, page: SearchPage) {
  const address = site + toLanguagePath(page.path, language);
  return {
    '@id': address,
    url: address,
    name: page.title,
    description: page.description,
    inLanguage: language,
  };
}
