import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { WebPage } from 'schema-dts';
import { LinkList } from '@/components/search/link-list';
import { SearchFrame, type Crumb } from '@/components/search/search-frame';
import { SearchOutfit } from '@/components/search/search-outfit';
import { SearchOutfits } from '@/components/search/search-outfits';
import { StructuredData } from '@/components/search/structured-data';
import { TodayWeather } from '@/components/search/today-weather';
import { Tomorrow } from '@/components/search/tomorrow';
import { LinkButton } from '@/components/ui/link-button';
import { buildCallUrl } from '@/lib/contract/call-url';
import { CARD_SIZES } from '@/lib/contract/card-shapes';
import { CATEGORIES, DEFAULT_CATEGORY, getCategory } from '@/lib/contract/category';
import { getOutfitCard } from '@/lib/contract/outfit-card';
import { kstDate } from '@/lib/domain/kst';
import type { Place } from '@/lib/domain/place';
import { listNeighbours } from '@/lib/domain/search-pages/neighbours';
import { clampToGuide, formatGuidePath, formatTodayPath, parseTodayPath } from '@/lib/domain/search-pages/search-paths';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { HOME_PATH, SEARCH_PATHS } from '@/lib/routes';
import { describeBreadcrumbs } from '../../../breadcrumbs';
import { buildSearchMetadata, getSite, type SearchPage } from '../../../search-metadata';
import { GENDER_LABELS, readToday, toCellKey, type Today } from './read-today';

interface Props {
  params: Promise<{ sido: string; sigungu: string }>;
}

/** Returns the district of the page; without one, shows the page with the nearest names. */
async function getPlace({ params }: Props): Promise<Place> {
  const { sido, sigungu } = await params;
  return parseTodayPath(`${SEARCH_PATHS.today}/${sido}/${sigungu}`) ?? notFound();
}

const formatTitle = ({ region: { sggnm } }: Place) => `오늘 ${sggnm} 옷차림`;

function describe({ region: { sidonm, sggnm } }: Place, { weather, outfits }: Today): string {
  const [first] = outfits;
  const outfit = first?.list.fileMetadata[0]?.metadata;
  if (!weather || !outfit) return `${sidonm} ${sggnm}의 오늘 날씨에 맞는 옷차림을 그림으로 알려드려요.`;
  return `${sidonm} ${sggnm} 지금 ${weather.temperature}도, ${weather.weatherMessage} ${outfit.reason}`;
}

function describePage(place: Place, today: Today): SearchPage {
  const { region, cell } = place;
  const query = { ...cell, ...region, shape: 'wide' as const, date: kstDate(Date.now()) };
  return {
    path: formatTodayPath(region),
    title: formatTitle(place),
    description: describe(place, today),
    image: {
      path: buildCallUrl(getOutfitCard, { query }),
      ...CARD_SIZES.wide,
      alt: `${region.sidonm} ${region.sggnm}의 오늘 날씨와 옷차림`,
      type: 'image/jpeg',
    },
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await getPlace(props);
  return buildSearchMetadata(describePage(place, await readToday(toCellKey(place))));
}

function describeForEngines(site: string, { region }: Place, page: SearchPage, { weather }: Today): WebPage {
  return {
    '@type': 'WebPage',
    '@id': site + page.path,
    url: site + page.path,
    name: page.title,
    description: page.description,
    inLanguage: 'ko',
    isPartOf: { '@type': 'WebSite', name: '날옷', url: site + HOME_PATH },
    about: {
      '@type': 'AdministrativeArea',
      name: region.sggnm,
      containedInPlace: { '@type': 'AdministrativeArea', name: region.sidonm },
    },
    primaryImageOfPage: { '@type': 'ImageObject', contentUrl: site + page.image.path, caption: page.image.alt },
    ...(weather && { dateModified: weather.source.fetchedAt }),
  };
}

/** Weather and first outfits of a district, for visitors who come from a search. */
export default async function TodayPage(props: Props) {
  const place = await getPlace(props);
  const [today, site] = [await readToday(toCellKey(place)), await getSite()];
  const { weather, outfits, tomorrow } = today;
  const page = describePage(place, today);
  const crumbs: Crumb[] = [
    { name: '지역별 옷차림', path: SEARCH_PATHS.today },
    { name: place.region.sidonm, path: `${SEARCH_PATHS.today}#${encodeURIComponent(place.region.sidonm)}` },
  ];
  const isForTomorrow = outfits.some(({ list }) => list.day === 'tomorrow');
  const others = CATEGORIES.filter(({ id }) => id !== DEFAULT_CATEGORY).map(({ name }) => name);
  const temperatureC = weather && clampToGuide(weather.temperature);
  return (
    <SearchFrame crumbs={crumbs} title={page.title} theme={weather?.theme} night={weather?.night}>
      <StructuredData
        things={[
          describeForEngines(site, place, page, today),
          describeBreadcrumbs(site, [...crumbs, { name: page.title, path: page.path }]),
        ]}
      />
      {weather ? (
        <TodayWeather weather={weather} />
      ) : (
        <p className="rounded-card bg-card p-5 text-body shadow-card">
          지금은 {place.region.sggnm}의 날씨를 받지 못했어요. 잠시 뒤에 다시 열거나 앱에서 확인해 주세요.
        </p>
      )}
      {outfits.length > 0 && (
        <section aria-labelledby="outfits">
          <h2 id="outfits" className="mb-2 px-1 text-lead font-semibold">
            {isForTomorrow ? '내일' : '오늘'} {getCategory(DEFAULT_CATEGORY).name} 옷차림
          </h2>
          <SearchOutfits>
            {outfits.map(({ gender, list: { fileMetadata } }, index) =>
              fileMetadata
                .slice(0, 1)
                .map(({ id, metadata }) => (
                  <SearchOutfit
                    key={id}
                    label={GENDER_LABELS[gender]}
                    outfit={{ picture: metadata, ...metadata }}
                    isFirst={index === 0}
                  />
                )),
            )}
          </SearchOutfits>
        </section>
      )}
      {weather?.tomorrow && (
        <Tomorrow
          tomorrow={weather.tomorrow}
          outfits={tomorrow.flatMap(({ gender, list }) =>
            list.fileMetadata
              .slice(0, 1)
              .map(({ metadata }) => ({ label: GENDER_LABELS[gender], title: metadata.title })),
          )}
        />
      )}
      <LinkButton
        href={formatSharedLookPath(HOME_PATH, { place, categoryId: DEFAULT_CATEGORY, outfitId: null })}
        prefetch={false}
      >
        {place.region.sggnm} 옷차림 날옷에서 보기
      </LinkButton>
      <p className="px-1 text-label text-ink-2">{others.join(', ')} 옷차림과 더 많은 코디는 로그인하면 볼 수 있어요.</p>
      {temperatureC !== null && (
        <LinkList
          title="기온별 옷차림"
          links={[-2, -1, 0, 1, 2]
            .map((step) => clampToGuide(temperatureC + step))
            .filter((each, index, all) => all.indexOf(each) === index)
            .map((each) => ({ name: `${each}도 옷차림`, path: formatGuidePath(each) }))}
        />
      )}
      <LinkList
        title="가까운 지역의 오늘 옷차림"
        links={listNeighbours(place).map(({ region }) => ({
          name: region.sidonm === place.region.sidonm ? region.sggnm : `${region.sidonm} ${region.sggnm}`,
          path: formatTodayPath(region),
        }))}
      />
    </SearchFrame>
  );
}
