import type { Metadata } from 'next';
import { SearchFrame } from '@/components/search/search-frame';
import { StructuredData } from '@/components/search/structured-data';
import { groupDistricts } from '@/lib/domain/search-pages/neighbours';
import { formatTodayPath } from '@/lib/domain/search-pages/search-paths';
import { SEARCH_PATHS } from '@/lib/routes';
import { describeBreadcrumbs } from '../breadcrumbs';
import { buildSearchMetadata, getSite, SITE_IMAGE, type SearchPage } from '../search-metadata';

const PAGE: SearchPage = {
  path: SEARCH_PATHS.today,
  title: '지역별 오늘 옷차림',
  description: '전국 시·군·구의 오늘 날씨와 그에 맞는 옷차림을 그림으로 알려드려요. 지역을 골라 보세요.',
  image: SITE_IMAGE,
};

export const generateMetadata = (): Promise<Metadata> => buildSearchMetadata(PAGE);

/** All districts, by province. */
export default async function TodayIndexPage() {
  const site = await getSite();
  return (
    <SearchFrame crumbs={[]} title={PAGE.title}>
      <StructuredData
        things={[
          {
            '@type': 'CollectionPage',
            '@id': site + PAGE.path,
            url: site + PAGE.path,
            name: PAGE.title,
            description: PAGE.description,
            inLanguage: 'ko',
          },
          describeBreadcrumbs(site, [{ name: PAGE.title, path: PAGE.path }]),
        ]}
      />
      {groupDistricts().map(({ sidonm, places }) => (
        <section key={sidonm} id={sidonm} aria-label={sidonm} className="rounded-card bg-card p-4 shadow-card">
          <h2 className="mb-1 text-lead font-semibold">{sidonm}</h2>
          <ul className="flex flex-wrap gap-x-4">
            {places.map(({ region }) => (
              <li key={region.sggnm}>
                <a
                  href={formatTodayPath(region)}
                  className="inline-flex min-h-11 min-w-11 items-center text-body text-accent-text underline-offset-4 hover:underline"
                >
                  {region.sggnm}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SearchFrame>
  );
}
