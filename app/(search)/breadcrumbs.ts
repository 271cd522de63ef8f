import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '@/components/search/search-frame';
import { HOME_PATH } from '@/lib/routes';

const HOME: Crumb = { name: '날옷', path: HOME_PATH };

/** Describes the pages above a page, from home on, and the page itself. Google requires at least two. */
export const describeBreadcrumbs = (site: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [HOME, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + path,
  })),
});
