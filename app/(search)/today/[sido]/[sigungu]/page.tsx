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
import { toLanguageQuery } from '@/lib/contract/language';
import { getOutfitCard } from '@/lib/contract/outfit-card';
import { kstDate } from '@/lib/domain/kst';
import type { Place } from '@/lib/domain/place';
import { listNeighbours } from '@/lib/domain/search-pages/neighbours';
import { clampToGuide, formatGuidePath, formatTodayPath, parseTodayPath } from '@/lib/domain/search-pages/search-paths';
import { formatSharedLookPath } from '@/lib/domain/shared-look';
import { getHeadline } from '@/lib/domain/weather/selected-day';
import type { Messages } from '@/lib/messages/messages';
import { HOME_PATH, SEARCH_PATHS } from '@/lib/routes';
import { describeBreadcrumbs } from '../../../breadcrumbs';
import { describeAddress } from '../../../describe-address';
import {
  buildSearchMetadata,
  getSite,
  readPageMessages,
  type PageMessages,
  type SearchPage,
} from '../../../search-metadata';
import { readToday, toCellKey, type Today } from './read-today';

interface Props {
  params: Promise<{ sido: string; sigungu: string }>;
}

/** Returns the district of the page; without one, shows the page with the nearest names. */
async function getPlace({ params }: Props): Promise<Place> {
  const { sido, sigungu } = await params;
  return parseTodayPath(`${SEARCH_PATHS.today}/${sido}/${sigungu}`) ?? notFound();
}

function describe({ region }: Place, { weather, outfits }: Today, { places, searchPages }: Messages): string {
  const { sidonm: province, sggnm: district } = places.translateRegion(region);
  const messages = searchPages.today;
  const [first] = outfits;
  const outfit = first?.list.fileMetadata[0]?.metadata;
  if (!weather || !outfit) return messages.description(province, district);
  const facts = { province, district, degrees: weather.temperature };
  return messages.describeNow(facts, getHeadline(weather, first.list.day), outfit.reason);
}

function describePage(place: Place, today: Today, { language, messages }: PageMessages): SearchPage {
  const { app, places, searchPages } = messages;
  const { region, cell } = place;
  const { sidonm, sggnm } = places.translateRegion(region);
  const card = { ...cell, ...region, shape: 'wide' as const, date: kstDate(Date.now()) };
  const query = { ...card, ...toLanguageQuery(language) };
  return {
    path: formatTodayPath(region),
    title: searchPages.today.title(places.formatDistrict(region)),
    description: describe(place, today, messages),
    image: {
      path: buildCallUrl(getOutfitCard, { query }),
      ...CARD_SIZES.wide,
      alt: app.cardAlt(sidonm, sggnm),
      type: 'image/jpeg',
    },
  };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await getPlace(props);
  return buildSearchMetadata(describePage(place, await readToday(toCellKey(place)), await readPageMessages()));
}

interface PageFacts extends PageMessages {
  site: string;
}

function describeForEngines(
  { site, language, messages }: PageFacts,
  { region }: Place,
  page: SearchPage,
  { weather }: Today,
): WebPage {
  const { sidonm, sggnm } = messages.places.translateRegion(region);
  return {
    '@type': 'WebPage',
    ...describeAddress({ site, language }, page),
    isPartOf: { '@type': 'WebSite', name: messages.ui.appName, url: site + HOME_PATH },
    about: {
      '@type': 'AdministrativeArea',
      name: sggnm,
      containedInPlace: { '@type': 'AdministrativeArea', name: sidonm },
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
  const pageMessages = await readPageMessages();
  const { messages } = pageMessages;
  const { places } = messages;
  const district = places.formatDistrict(place.region);
  const { genders, guides, guideLink, today: texts, tomorrow: tomorrowTexts } = messages.searchPages;
  const page = describePage(place, today, pageMessages);
  const crumbs: Crumb[] = [
    { name: texts.list, path: SEARCH_PATHS.today },
    {
      name: places.translateRegion(place.region).sidonm,
      path: `${SEARCH_PATHS.today}#${encodeURIComponent(place.region.sidonm)}`,
    },
  ];
  const isForTomorrow = outfits.some(({ list }) => list.day === 'tomorrow');
  const others = CATEGORIES.filter(({ id }) => id !== DEFAULT_CATEGORY).map(({ key }) => messages.categories[key]);
  const temperatureC = weather && clampToGuide(weather.temperature);
  return (
    <SearchFrame messages={messages} crumbs={crumbs} title={page.title} theme={weather?.theme} night={weather?.night}>
      <StructuredData
        things={[
          describeForEngines({ site, ...pageMessages }, place, page, today),
          describeBreadcrumbs({ site, ...pageMessages }, [...crumbs, { name: page.title, path: page.path }]),
        ]}
      />
      {weather ? (
        // Only the present hour, because the page's data contains what a client component receives.
        <TodayWeather weather={{ ...weather, forecasts: weather.forecasts.slice(0, 1) }} />
      ) : (
        <p className="rounded-card bg-card p-5 text-body shadow-card">{texts.noWeather(district)}</p>
      )}
      {outfits.length > 0 && (
        <section aria-labelledby="outfits">
          <h2 id="outfits" className="mb-2 px-1 text-lead font-semibold">
            {texts.outfits(
              isForTomorrow ? 'tomorrow' : 'today',
              messages.categories[getCategory(DEFAULT_CATEGORY).key],
            )}
          </h2>
          <SearchOutfits>
            {outfits.map(({ gender, list: { fileMetadata } }, index) =>
              fileMetadata
                .slice(0, 1)
                .map(({ id, metadata }) => (
                  <SearchOutfit
                    key={id}
                    label={genders[gender]}
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
          messages={tomorrowTexts}
          tomorrow={weather.tomorrow}
          outfits={tomorrow.flatMap(({ gender, list }) =>
            list.fileMetadata.slice(0, 1).map(({ metadata }) => ({ label: genders[gender], title: metadata.title })),
          )}
        />
      )}
      <LinkButton
        href={formatSharedLookPath(HOME_PATH, { place, categoryId: DEFAULT_CATEGORY, outfitId: null })}
        prefetch={false}
      >
        {texts.openApp(district)}
      </LinkButton>
      <p className="px-1 text-label text-ink-2">{texts.more(others)}</p>
      {temperatureC !== null && (
        <LinkList
          title={guides.title}
          links={[-2, -1, 0, 1, 2]
            .map((step) => clampToGuide(temperatureC + step))
            .filter((each, index, all) => all.indexOf(each) === index)
            .map((each) => ({ name: guideLink(each), path: formatGuidePath(each) }))}
        />
      )}
      <LinkList
        title={texts.neighbours}
        links={listNeighbours(place).map(({ region }) => ({
          name:
            region.sidonm === place.region.sidonm ? places.translateRegion(region).sggnm : places.formatRegion(region),
          path: formatTodayPath(region),
        }))}
      />
    </SearchFrame>
  );
}
