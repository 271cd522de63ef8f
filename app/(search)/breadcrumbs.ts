import type { BreadcrumbList } from 'schema-dts';
import type { Crumb } from '@/components/search/search-frame';

/** Describes the pages above a page, and the page itself. */
export const describeBreadcrumbs = (site: string, crumbs: readonly Crumb[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site + path,
  })),
});
