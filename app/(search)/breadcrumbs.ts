import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '@/components/search/search-frame';
import type { Language } from '@/lib/contract/language';
import { toLanguagePath } from '@/lib/domain/language';
import type { Messages } from '@/lib/messages/messages';
import { HOME_PATH } from '@/lib/routes';

interface Site {
  site: string;
  language: Language;
  messages: Pick<Messages, 'ui'>;
}

/** Describes the pages above a page, from home on, and the page itself. Google requires at least two. */
export const describeBreadcrumbs = ({ site, language, messages }: Site, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: messages.ui.appName, path: HOME_PATH }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + toLanguagePath(path, language),
  })),
});
