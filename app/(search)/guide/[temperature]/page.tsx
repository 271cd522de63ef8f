import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { WebPage } from 'schema-dts';
import { LinkList } from '@/components/search/link-list';
import { SearchFrame, type Crumb } from '@/components/search/search-frame';
import { SearchOutfit } from '@/components/search/search-outfit';
import { SearchOutfits } from '@/components/search/search-outfits';
import { StructuredData } from '@/components/search/structured-data';
import { formatSpokenDegrees } from '@/components/ui/degrees';
import { LinkButton } from '@/components/ui/link-button';
import { buildCallUrl } from '@/lib/contract/call-url';
import { CARD_SIZES } from '@/lib/contract/card-shapes';
import { DEFAULT_CATEGORY, getCategory } from '@/lib/contract/category';
import type { Gender } from '@/lib/contract/gender';
import { getOutfitPicture } from '@/lib/contract/outfit';
import { getGuideCard } from '@/lib/contract/outfit-card';
import { PICTURE_WIDTHS } from '@/lib/contract/picture-widths';
import { formatConventionRange } from '@/lib/domain/search-pages/convention-range';
import { listGuideOutfits, type GuideOutfit } from '@/lib/domain/search-pages/guide-outfits';
import { formatGuidePath, GUIDE_TEMPERATURES, parseGuidePath } from '@/lib/domain/search-pages/search-paths';
import { HOME_PATH, SEARCH_PATHS } from '@/lib/routes';
import { describeBreadcrumbs } from '../../breadcrumbs';
import { buildSearchMetadata, getSite, GUIDE_CHANGED_ON, type SearchPage } from '../../search-metadata';

interface Props {
  params: Promise<{ temperature: string }>;
}

const LABELS = { FEMALE: '여성', MALE: '남성' } as const satisfies Record<Gender, string>;
const GENDERS = Object.keys(LABELS) as Gender[];
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

const listClothes = ({ items }: GuideOutfit): string =>
  items
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ');

const DAILY = getCategory(DEFAULT_CATEGORY).name;

function describePage(temperatureC: number): SearchPage {
  const [first] = listGuideOutfits(temperatureC, 'FEMALE');
  if (!first) throw new Error(`no outfit for ${temperatureC} °C`);
  return {
    path: formatGuidePath(temperatureC),
    title: `${formatSpokenDegrees(temperatureC)} 옷차림`,
    description: `${formatSpokenDegrees(temperatureC)}에는 무엇을 입을까요? ${listClothes(first)} 같은 옷차림이 알맞아요. 여성과 남성 ${DAILY} 옷차림을 그림으로 보여 드려요.`,
    image: {
      path: buildCallUrl(getGuideCard, { query: { temperature: temperatureC } }),
      ...CARD_SIZES.wide,
      alt: first.alt,
      type: 'image/jpeg',
    },
  };
}

export const generateMetadata = async (props: Props): Promise<Metadata> =>
  buildSearchMetadata(describePage(await getTemperature(props)));

function describeForEngines(site: string, page: SearchPage, outfits: GuideOutfit[]): WebPage {
  return {
    '@type': 'WebPage',
    '@id': site + page.path,
    url: site + page.path,
    name: page.title,
    description: page.description,
    inLanguage: 'ko',
    isPartOf: { '@type': 'WebSite', name: '날옷', url: site + HOME_PATH },
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
  const [page, site] = [describePage(temperatureC), await getSite()];
  const crumbs: Crumb[] = [{ name: '기온별 옷차림', path: SEARCH_PATHS.guide }];
  const outfits = GENDERS.map((gender) => ({ gender, chosen: listGuideOutfits(temperatureC, gender) }));
  const near = GUIDE_TEMPERATURES.filter((each) => Math.abs(each - temperatureC) <= REACH);
  return (
    <SearchFrame crumbs={crumbs} title={page.title}>
      <StructuredData
        things={[
          describeForEngines(
            site,
            page,
            outfits.flatMap(({ chosen }) => chosen),
          ),
          describeBreadcrumbs(site, [...crumbs, { name: page.title, path: page.path }]),
        ]}
      />
      <p className="rounded-card bg-card p-4 text-body shadow-card">
        흔히 {formatConventionRange(temperatureC)}를 한데 묶어 입는 기온이에요. 아래는 그 관습과 옷의 보온력을 함께 따져
        고른 {DAILY} 옷차림이에요. 바람이 세거나 해가 진 뒤에는 두세 도 낮은 기온의 옷차림을, 햇볕이 강하면 두세 도 높은
        기온의 옷차림을 참고하세요.
      </p>
      {outfits.map(({ gender, chosen }, at) => (
        <section key={gender} aria-labelledby={`outfits-${gender}`}>
          <h2 id={`outfits-${gender}`} className="mb-2 px-1 text-lead font-semibold">
            {formatSpokenDegrees(temperatureC)} {LABELS[gender]} 옷차림
          </h2>
          <SearchOutfits>
            {chosen.map((outfit, index) => (
              <SearchOutfit
                key={outfit.id}
                label={LABELS[gender]}
                outfit={{ ...outfit, picture: toPicture(outfit) }}
                isFirst={at === 0 && index < 2}
              />
            ))}
          </SearchOutfits>
        </section>
      ))}
      <LinkButton href={HOME_PATH} prefetch={false}>
        지금 내가 있는 곳의 옷차림 보기
      </LinkButton>
      <LinkList
        title="가까운 기온의 옷차림"
        links={near.map((each) => ({
          name: `${each}도`,
          path: formatGuidePath(each),
          isCurrent: each === temperatureC,
        }))}
      />
    </SearchFrame>
  );
}
