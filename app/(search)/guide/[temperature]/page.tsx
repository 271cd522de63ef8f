import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { WebPage } from 'schema-dts';
import { LinkList } from '@/components/search/link-list';
import { SearchFrame, type Crumb } from '@/components/search/search-frame';
import { SearchOutfit } from '@/components/search/search-outfit';
import { SearchOutfits } from '@/components/search/search-outfits';
import { StructuredData } from '@/components/search/structured-data';
import { LinkButton } from '@/components/ui/link-button';
import { buildCallUrl } from '@/lib/contract/call-url';
import { CARD_SIZES } from '@/lib/contract/card-shapes';
import { DEFAULT_CATEGORY, getCategory } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { toLanguageQuery, type Language } from '@/lib/contract/language';
import { getOutfitPicture } from '@/lib/contract/outfit';
import { getGuideCard } from '@/lib/contract/outfit-card';
import { PICTURE_WIDTHS } from '@/lib/contract/picture-widths';
import { getConventionRange } from '@/lib/domain/comfort/convention';
import { listGuideOutfits, type GuideOutfit } from '@/lib/domain/search-pages/guide-outfits';
import { formatGuidePath, GUIDE_TEMPERATURES, parseGuidePath } from '@/lib/domain/search-pages/search-paths';
import type { Messages } from '@/lib/messages/messages';
import { HOME_PATH, SEARCH_PATHS } from '@/lib/routes';
import { describeBreadcrumbs } from '../../breadcrumbs';
import { describeAddress } from '../../describe-address';
import {
  buildSearchMetadata,
  getSite,
  GUIDE_CHANGED_ON,
  readPageMessages,
  type PageMessages,
  type SearchPage,
} from '../../search-metadata';

interface Props {
  params: Promise<{ temperature: string }>;
}

/** Size of all pictures of outfits. */
const PICTURE_SIZE = { width: 720, height: 900 };
/** Temperatures to each side in the list of neighbours. */
const REACH = 4;

async function getTemperature({ params }: Props): Promise<number> {
  return parseGuidePath(`${SEARCH_PATHS.guide}/${(await params).temperature}`) ?? notFound();
}

/** Addresses without a version, which always show the present picture. */
const toPicture = ({ id }: GuideOutfit) => ({
  presignedUrl: buildCallUrl(getOutfitPicture, { params: { id }, query: {} }),
  variants: PICTURE_WIDTHS.map((width) => ({
    width,
    presignedUrl: buildCallUrl(getOutfitPicture, { params: { id }, query: { width: String(width) } }),
  })),
  ...PICTURE_SIZE,
});

const listClothes = ({ items }: GuideOutfit): string[] => items.slice(0, 3).map(({ name }) => name);

const getDailyName = ({ categories }: Messages): string => categories[getCategory(DEFAULT_CATEGORY).key];

function describePage(temperatureC: number, { language, messages }: PageMessages): SearchPage {
  const { guide } = messages.searchPages;
  const [first] = listGuideOutfits(temperatureC, 'FEMALE', messages);
  if (!first) throw new Error(`no outfit for ${temperatureC} °C`);
  return {
    path: formatGuidePath(temperatureC),
    title: guide.title(temperatureC),
    description: guide.description(temperatureC, listClothes(first), getDailyName(messages)),
    image: {
      path: buildCallUrl(getGuideCard, { query: { temperature: temperatureC, ...toLanguageQuery(language) } }),
      ...CARD_SIZES.wide,
      alt: first.alt,
      type: 'image/jpeg',
    },
  };
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  buildSearchMetadata(describePage(await getTemperature(props), await readPageMessages()));

function describeForEngines(
  { site, language, messages }: { site: string; language: Language; messages: Messages },
  page: SearchPage,
  outfits: GuideOutfit[],
): WebPage {
  return {
    '@type': 'WebPage',
    ...describeAddress({ site, language }, page),
    isPartOf: { '@type': 'WebSite', name: messages.ui.appName, url: site + HOME_PATH },
    dateModified: GUIDE_CHANGED_ON,
    primaryImageOfPage: { '@type': 'ImageObject', contentUrl: site + page.image.path, caption: page.image.alt },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: outfits.map((outfit, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: {
          '@type': 'ImageObject',
          name: outfit.title,
          caption: outfit.alt,
          contentUrl: site + toPicture(outfit).presignedUrl,
        },
      })),
    },
  };
}

/** Outfits for a temperature, from the wardrobe and the convention (기온별 옷차림). */
export default async function GuidePage(props: Props) {
  const temperatureC = await getTemperature(props);
  const { language, messages } = await readPageMessages();
  const { genders, guide, guides } = messages.searchPages;
  const [page, site] = [describePage(temperatureC, { language, messages }), await getSite()];
  const crumbs: Crumb[] = [{ name: guides.title, path: SEARCH_PATHS.guide }];
  const outfits = GENDERS.map((gender) => ({ gender, chosen: listGuideOutfits(temperatureC, gender, messages) }));
  const near = GUIDE_TEMPERATURES.filter((each) => Math.abs(each - temperatureC) <= REACH);
  return (
    <SearchFrame messages={messages} crumbs={crumbs} title={page.title}>
      <StructuredData
        things={[
          describeForEngines(
            { site, language, messages },
            page,
            outfits.flatMap(({ chosen }) => chosen),
          ),
          describeBreadcrumbs({ site, language, messages }, [...crumbs, { name: page.title, path: page.path }]),
        ]}
      />
      <p className="rounded-card bg-card p-4 text-body shadow-card">
        {guide.text(getConventionRange(temperatureC), getDailyName(messages))}
      </p>
      {outfits.map(({ gender, chosen }, at) => (
        <section key={gender} aria-labelledby={`outfits-${gender}`}>
          <h2 id={`outfits-${gender}`} className="mb-2 px-1 text-lead font-semibold">
            {guide.outfits(temperatureC, gender)}
          </h2>
          <SearchOutfits>
            {chosen.map((outfit, index) => (
              <SearchOutfit
                key={outfit.id}
                label={genders[gender]}
                outfit={{ ...outfit, picture: toPicture(outfit) }}
                isFirst={at === 0 && index < 2}
              />
            ))}
          </SearchOutfits>
        </section>
      ))}
      <LinkButton href={HOME_PATH} prefetch={false}>
        {guide.openApp}
      </LinkButton>
      <LinkList
        title={guide.near}
        links={near.map((each) => ({
          name: guides.degrees(each),
          path: formatGuidePath(each),
          isCurrent: each === temperatureC,
        }))}
      />
    </SearchFrame>
  );
}
