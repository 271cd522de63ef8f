import { SearchFrame } from '@/components/search/search-frame';
import { StructuredData } from '@/components/search/structured-data';
import { describeAddress } from './describe-address';
import { describeBreadcrumbs } from './breadcrumbs';
import type { PageMessages, SearchPage } from './search-metadata';

interface Props extends PageMessages {
  page: SearchPage;
  site: string;
  children: React.ReactNode;
}

/** Frame of a page that lists the pages of one kind. */
export function ListFrame({ page, site, language, messages, children }: Props) {
  return (
    <SearchFrame messages={messages} crumbs={[]} title={page.title}>
      <StructuredData
        things={[
          { '@type': 'CollectionPage', ...describeAddress({ site, language }, page) },
          describeBreadcrumbs({ site, language, messages }, [{ name: page.title, path: page.path }]),
        ]}
      />
      {children}
    </SearchFrame>
  );
}
