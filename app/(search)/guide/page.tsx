import type { Metadata } from 'next';
import { LinkList } from '@/components/search/link-list';
import { SearchFrame } from '@/components/search/search-frame';
import { StructuredData } from '@/components/search/structured-data';
import { getConventionRange } from '@/lib/domain/comfort/convention';
import { listGuideOutfits } from '@/lib/domain/search-pages/guide-outfits';
import { formatGuidePath, GUIDE_TEMPERATURES } from '@/lib/domain/search-pages/search-paths';
import { SEARCH_PATHS } from '@/lib/routes';
import { describeBreadcrumbs } from '../breadcrumbs';
import { buildSearchMetadata, getSite, SITE_IMAGE, type SearchPage } from '../search-metadata';

const PAGE: SearchPage = {
  path: SEARCH_PATHS.guide,
  title: '기온별 옷차림',
  description: '영하 15도부터 35도까지, 기온에 맞는 여성과 남성 옷차림을 그림으로 보여 드려요.',
  image: SITE_IMAGE,
};

export const generateMetadata = (): Promise<Metadata> => buildSearchMetadata(PAGE);

/** Groups the temperatures as the convention does, from warm to cold, with an outfit of the middle of each group. */
function listGroups(): { title: string; temperatures: number[] }[] {
  const groups = new Map<string, number[]>();
  for (const temperatureC of GUIDE_TEMPERATURES.toReversed()) {
    const { fromC, untilC } = getConventionRange(temperatureC);
    const key = `${fromC}:${untilC}`;
    groups.set(key, [...(groups.get(key) ?? []), temperatureC]);
  }
  return [...groups.values()].map((temperatures) => {
    const middleC = temperatures[Math.floor(temperatures.length / 2)] ?? 0;
    const [outfit] = listGuideOutfits(middleC, 'FEMALE');
    const range = `${temperatures.at(-1)}~${temperatures[0]}도`;
    return { title: outfit ? `${range} · ${outfit.title}` : range, temperatures };
  });
}

/** All temperatures with a guide. */
export default async function GuideIndexPage() {
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
      {listGroups().map(({ title, temperatures }) => (
        <LinkList
          key={title}
          title={title}
          links={temperatures.map((each) => ({ name: `${each}도`, path: formatGuidePath(each) }))}
        />
      ))}
    </SearchFrame>
  );
}
