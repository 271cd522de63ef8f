import { renderToStaticMarkup } from 'react-dom/server';
import TodayIndexPage from '@/app/(search)/today/page';
import GuideIndexPage from '@/app/(search)/guide/page';
import SearchNotFound from '@/app/(search)/not-found';
import GuidePage, { generateMetadata as describeGuide } from '@/app/(search)/guide/[temperature]/page';
import TodayPage, { generateMetadata as describeToday } from '@/app/(search)/today/[sido]/[sigungu]/page';
import type { Language } from '@/lib/contract/language';
import { presentPosition } from '@/lib/api-host/weather/present';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { findSearchPath, formatTodayPath, GUIDE_TEMPERATURES } from '@/lib/domain/search-pages/search-paths';
import { IS_WHOLE } from '../support/campaign';
import { makeOutfitList } from '../support/outfit-list';
import { extractStructuredData, listStructuredDataIssues } from '../support/structured-data';
import { replaceModule } from '../support/replace-module';

const NOW_MS = kstEpochMs('2026-01-15', 9);
const SITE = 'https://nalot.example';
/** The first district of each province and every sixteenth one. A campaign renders the pages of all 256. */
const SAMPLE = DISTRICTS.filter(
  ({ provinces }, index) => IS_WHOLE || index % 16 === 0 || provinces[0] !== DISTRICTS[index - 1]?.provinces[0],
);

/** Requests of the pages, newest last. Null for a response that is not available. */
let requests: { path: string; query: Record<string, string | number>; network?: string }[];
let isAway: boolean;
let requestedPath: string;
let language: Language;

replaceModule('next/headers', {
  headers: async () =>
    new Map([
      ['host', 'nalot.example'],
      ['x-forwarded-proto', 'https'],
      ['x-nalot-path', requestedPath],
    ]),
});
replaceModule('next/navigation', {
  notFound: () => {
    throw new Error('NEXT_HTTP_ERROR_FALLBACK;404');
  },
});
replaceModule('@/lib/bff/for-pages', {
  readLanguage: async () => language,
  getPageRequest: async () => ({ renderToken: 'token', isLight: false, atMs: NOW_MS, network: '198.51.100.7' }),
  readForPage: async (path: string, query: Record<string, string | number>, { network }: { network?: string }) => {
    requests.push({ path, query, network });
    if (isAway) return null;
    if (path !== '/api/v1/weather/position')
      return makeOutfitList({
        title: `${query.gender} 코트`,
        reason: '쌀쌀해요.',
        day: query.day === 'tomorrow' ? 'tomorrow' : 'today',
      });
    const cell = toGridCell({ lat: Number(query.lat), lon: Number(query.lon) });
    return presentPosition(getRecordedWeather(cell, NOW_MS), { nowMs: NOW_MS, stale: false, pending: false });
  },
});

beforeEach(() => {
  [requests, isAway, requestedPath, language] = [[], false, '', 'ko'];
});

const render = async (page: Promise<Parameters<typeof renderToStaticMarkup>[0]>) => renderToStaticMarkup(await page);
const toParams = (path: string) => {
  const [, , sido = '', sigungu = ''] = path.split('/');
  return { params: Promise.resolve({ sido, sigungu }) };
};

/** Returns the nodes of a page's structured data by type. Expects that they have no error and no warning. */
async function readStructuredData(html: string): Promise<Record<string, Record<string, unknown>>> {
  expect(await listStructuredDataIssues(html)).toEqual([]);
  const { jsonld } = extractStructuredData(html);
  return Object.fromEntries(Object.entries(jsonld).map(([type, [node = {}]]) => [type, node]));
}

/** Expects every link of a page to lead to a page of this site. */
function expectRealLinks(html: string): void {
  const paths = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.split(/[?#]/, 1)[0]!);
  expect(paths.filter((path) => findSearchPath(path) === null && path !== '/home')).toEqual([]);
}

describe('the page of a district', () => {
  it('shows weather, outfits for both genders and tomorrow', async () => {
    for (const { place } of SAMPLE) {
      const path = formatTodayPath(place.region);
      const html = await render(TodayPage(toParams(path)));
      const { title, description, alternates, openGraph } = await describeToday(toParams(path));
      const { sggnm } = place.region;
      expect(html).toContain(`<h1 class="text-display font-bold">오늘 ${sggnm} 옷차림</h1>`);
      for (const text of ['FEMALE 코트', 'MALE 코트', '쌀쌀해요.', '내일은', '비즈니스, 데이트, 활동'])
        expect(html).toContain(text);
      expect(html).toContain(`href="/home?place=${encodeURIComponent(`${place.cell.nx}.${place.cell.ny}.`)}`);
      expect([title, alternates?.canonical]).toEqual([`오늘 ${sggnm} 옷차림`, SITE + path]);
      expect(description).toContain(sggnm);
      expect(JSON.stringify(openGraph)).toContain('/api/v1/outfit-card?');
      const { WebPage, BreadcrumbList } = await readStructuredData(html);
      expect(WebPage).toMatchObject({ url: SITE + path, name: title, inLanguage: 'ko' });
      expect(BreadcrumbList!.itemListElement).toHaveLength(4);
      expectRealLinks(html);
    }
    // All pages together are one network, whose share of the provider's calls is limited.
    expect(new Set(requests.map(({ network }) => network))).toEqual(new Set(['192.0.2.1']));
  });

  it('says so without weather, and still leads to the app and the neighbours', async () => {
    isAway = true;
    const html = await render(TodayPage(toParams(formatTodayPath(DISTRICTS[0]!.place.region))));
    expect(html).toContain('날씨를 받지 못했어요');
    expect(html).toContain('가까운 지역의 오늘 옷차림');
    expectRealLinks(html);
  });

  it('does not exist for unknown names, for which the nearest are offered', async () => {
    await expect(render(TodayPage(toParams('/today/x/y')))).rejects.toThrow('404');
    requestedPath = encodeURI('/today/서울/해운대');
    const html = await render(SearchNotFound());
    expect(html).toContain('부산광역시 해운대구');
    expectRealLinks(html);
  });
});

describe('the page of a temperature', () => {
  const toGuide = (temperatureC: number) => ({ params: Promise.resolve({ temperature: String(temperatureC) }) });

  it('shows outfits for both genders with pictures, from -15 to 35 °C', async () => {
    for (const temperatureC of GUIDE_TEMPERATURES) {
      const html = await render(GuidePage(toGuide(temperatureC)));
      const { title, alternates, openGraph } = await describeGuide(toGuide(temperatureC));
      const name = temperatureC < 0 ? `영하 ${-temperatureC}도 옷차림` : `${temperatureC}도 옷차림`;
      const address = `${SITE}/guide/${temperatureC}`;
      expect([title, alternates?.canonical]).toEqual([name, address]);
      expect(alternates?.languages).toEqual({ ko: address, en: `${address}?language=en`, 'x-default': address });
      expect(html.match(/<img /g)).toHaveLength(8);
      expect(JSON.stringify(openGraph)).toContain(`${SITE}/api/v1/guide-card?temperature=${temperatureC}"`);
      const { WebPage } = await readStructuredData(html);
      expect((WebPage as { mainEntity: { itemListElement: unknown[] } }).mainEntity.itemListElement).toHaveLength(8);
      expectRealLinks(html);
    }
    expect(requests).toEqual([]);
  });

  it('does not exist beyond, where the nearest is offered', async () => {
    await expect(render(GuidePage(toGuide(36)))).rejects.toThrow('404');
    requestedPath = '/guide/50';
    expect(await render(SearchNotFound())).toContain('href="/guide/35"');
  });
});

it('the lists lead to every district and every temperature', async () => {
  for (const [page, count] of [
    [TodayIndexPage(), 256],
    [GuideIndexPage(), 51],
  ] as const) {
    const html = await render(page);
    const paths = new Set([...html.matchAll(/href="(\/(?:today|guide)\/[^"]+)"/g)].map(([, path]) => path));
    expect(paths.size).toBe(count);
    expectRealLinks(html);
    expect(Object.keys(await readStructuredData(html))).toEqual(['CollectionPage', 'BreadcrumbList']);
  }
});

it('the breadcrumbs of a page in English lead to others in English', async () => {
  language = 'en';
  const { BreadcrumbList } = await readStructuredData(await render(GuideIndexPage()));
  expect(BreadcrumbList).toMatchObject({
    itemListElement: [{ item: `${SITE}/home?language=en` }, { item: `${SITE}/guide?language=en` }],
  });
});

describe('the validator of structured data', () => {
  const toHtml = (...nodes: object[]) =>
    `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script>`;
  const CRUMB = { '@type': 'ListItem', position: 1, name: '날옷', item: `${SITE}/home` };

  it.each([
    ['a type that does not exist', { '@type': 'WebSeite' }, 'not a valid schema.org type'],
    [
      'a property of another type',
      { '@type': 'WebPage', containedInPlace: 'x' },
      '"containedInPlace" for type "WebPage"',
    ],
    [
      'an error inside',
      { '@type': 'WebPage', about: { '@type': 'AdministrativeArea', sidonm: 'x' } },
      'about<AdministrativeArea>',
    ],
    [
      'a breadcrumb without a position',
      { '@type': 'BreadcrumbList', itemListElement: [CRUMB, { ...CRUMB, position: undefined }] },
      '"position" is missing',
    ],
    ['a single breadcrumb', { '@type': 'BreadcrumbList', itemListElement: [CRUMB] }, 'At least two ListItems'],
    [
      'a picture without an address',
      { '@type': 'WebPage', image: { '@type': 'ImageObject', name: 'x' } },
      'contentUrl',
    ],
  ])('rejects %s', async (_, node, message) =>
    expect((await listStructuredDataIssues(toHtml(node))).join()).toContain(message),
  );

  it('rejects data that is not JSON', async () =>
    expect(await listStructuredDataIssues('<script type="application/ld+json">{</script>')).toHaveLength(1));
});
