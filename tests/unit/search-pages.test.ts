import { NextRequest } from 'next/server';
import { GET as getRobots } from '@/app/robots.txt/route';
import { GET as getSitemap } from '@/app/sitemap.xml/route';
import { GENDERS } from '@/lib/contract/gender';
import { getConventionRange } from '@/lib/domain/comfort/convention';
import { DISTRICTS } from '@/lib/domain/place-search/districts';
import { findNearestDistricts, groupDistricts, listNeighbours } from '@/lib/domain/search-pages/neighbours';
import { listGuideOutfits } from '@/lib/domain/search-pages/guide-outfits';
import { KO } from '@/lib/messages/ko/messages';
import {
  clampToGuide,
  findSearchPath,
  formatGuidePath,
  formatTodayPath,
  GUIDE_TEMPERATURES,
  listSearchPaths,
  parseTodayPath,
} from '@/lib/domain/search-pages/search-paths';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { MAX_SEARCH_PATH_CHARS } from '@/lib/routes';
import middleware from '@/middleware';

const GANGNAM = `/today/${encodeURIComponent('서울특별시')}/${encodeURIComponent('강남구')}`;
const SITE = 'https://nalot.example';

describe('paths of pages for search', () => {
  it('are one for each district of the country, which leads back to it', () => {
    const paths = DISTRICTS.map(({ place }) => formatTodayPath(place.region));
    expect(new Set(paths).size).toBe(256);
    for (const { place } of DISTRICTS) {
      const path = formatTodayPath(place.region);
      expect(parseTodayPath(path)).toBe(place);
      expect(path.length).toBeLessThan(MAX_SEARCH_PATH_CHARS);
      expect(findSearchPath(path.toLowerCase())).toBe(path);
    }
    expect(formatTodayPath({ sidonm: '서울특별시', sggnm: '강남구' })).toBe(GANGNAM);
  });

  it.each([
    '/today/서울/강남구',
    '/today/x',
    `${GANGNAM}/`,
    `${GANGNAM}/x`,
    '/today/%E0/%',
    '/guide/36',
    '/guide/-16',
    '/guide/012',
    '/guide/1.5',
    '/guide/+1',
    '/home',
  ])('do not include %s', (path) => expect(findSearchPath(path)).toBeNull());

  it('are those of all temperatures from -15 to 35 °C', () => {
    expect(GUIDE_TEMPERATURES.map(formatGuidePath)).toHaveLength(51);
    for (const temperatureC of GUIDE_TEMPERATURES)
      expect(findSearchPath(formatGuidePath(temperatureC))).toBe(`/guide/${temperatureC}`);
    expect([clampToGuide(-40), clampToGuide(12.4), clampToGuide(99)]).toEqual([-15, 12, 35]);
  });
});

describe('links between districts', () => {
  it('lead from every district to eight others, and from the list to all', () => {
    const linked = new Set<string>();
    for (const { place } of DISTRICTS) {
      const neighbours = listNeighbours(place);
      expect(neighbours).toHaveLength(8);
      expect(neighbours).not.toContain(place);
      for (const { region } of neighbours) linked.add(formatTodayPath(region));
    }
    // Two islands are nobody's neighbours.
    expect(linked.size).toBeGreaterThan(250);
    const listed = groupDistricts().flatMap(({ places }) => places);
    expect(new Set(listed).size).toBe(256);
  });

  it.each([
    ['/today/서울/강남', '강남구'],
    ['/today/x/해운대', '해운대구'],
    ['/today/경기도/수원시-장안', '수원시 장안구'],
  ])('find the district that %s means', (path, name) =>
    expect(findNearestDistricts(encodeURI(path)).map(({ region }) => region.sggnm)).toContain(name),
  );

  it('find nothing for text that is no name', () => {
    for (const path of ['/today/%E0/x', `/today/${'가'.repeat(60)}/${'나'.repeat(60)}`])
      expect(findNearestDistricts(path)).toEqual([]);
  });
});

describe('the guide to a temperature', () => {
  it('shows four outfits with clothes for each gender, warmer ones when it is colder', () => {
    for (const gender of GENDERS) {
      const firsts = GUIDE_TEMPERATURES.map((temperatureC) => {
        const outfits = listGuideOutfits(temperatureC, gender, KO);
        expect(new Set(outfits.map(({ id }) => id)).size).toBe(4);
        for (const { id, items, alt } of outfits) {
          expect(OUTFITS.find((outfit) => outfit.id === id)).toMatchObject({ gender });
          expect(items.map(({ name }) => name).join()).not.toMatch(/우산|레인|장화/);
          expect([items.length > 1, alt.length > 10]).toEqual([true, true]);
        }
        return outfits[0]!.id;
      });
      expect(new Set(firsts).size).toBeGreaterThan(6);
    }
  });

  it('names the range of the convention', () => {
    expect(getConventionRange(12)).toEqual({ fromC: 12, untilC: 16 });
    expect(getConventionRange(-15)).toEqual({ fromC: null, untilC: 4 });
    expect(getConventionRange(35)).toEqual({ fromC: 28, untilC: null });
  });
});

describe('crawlers', () => {
  const request = new Request('http://localhost/', {
    headers: { host: 'nalot.example', 'x-forwarded-proto': 'https' },
  });

  it('get a sitemap of all pages with the time of their last change', async () => {
    const response = getSitemap(request);
    const text = await response.text();
    const entries = [...text.matchAll(/<url><loc>(.+?)<\/loc><lastmod>(.+?)<\/lastmod>(.+?)<\/url>/g)];
    expect(entries.map(([, address]) => address)).toEqual(
      ['/home', ...listSearchPaths().map(({ path }) => path)].flatMap((path) => [
        SITE + path,
        `${SITE}${path}?language=en`,
      ]),
    );
    expect(entries).toHaveLength((1 + 2 + 256 + 51) * 2);
    for (const [, address = '', changed, alternates = ''] of entries) {
      expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}(T\d{2}:00:00\+09:00)?$/);
      const [path] = address.split('?');
      // Each language lists all, itself included.
      const listed = [...alternates.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)];
      expect(listed.map(([, language, href]) => [language, href])).toEqual([
        ['ko', path],
        ['en', `${path}?language=en`],
        ['x-default', path],
      ]);
    }
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  });

  it('may read pages and pictures, and learn where the sitemap is', async () => {
    const lines = (await getRobots(request).text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'Disallow: /api/',
        'Allow: /api/v1/outfit-card',
        'Allow: /api/v1/guide-card',
        `Sitemap: ${SITE}/sitemap.xml`,
      ]),
    );
    for (const path of ['/today', '/guide', '/home']) expect(lines.join('\n')).not.toContain(`Disallow: ${path}`);
  });
});

describe('the middleware', () => {
  const open = (path: string) => middleware(new NextRequest(`http://localhost${path}`, { headers: { accept: '*/*' } }));

  it('passes pages for search on, also unknown ones, which show the nearest names', () => {
    for (const path of [GANGNAM, '/today', '/guide/12', '/guide/99', '/today/x/y'])
      expect([path, open(path).headers.get('x-middleware-next')]).toEqual([path, '1']);
  });

  it.each([
    ['/today/경기도/화성시', '/today/경기도/화성시-동탄구'],
    ['/today/전라남도/목포시', '/today/전남광주통합특별시/목포시'],
    ['/today/인천광역시/중구', '/today/인천광역시/영종구'],
    ['/today/강원도/춘천시', '/today/강원특별자치도/춘천시'],
    ['/today/경상남도/마산시', '/today/경상남도/창원시-마산합포구'],
    ['/today/서울/강남', '/today/서울특별시/강남구'],
  ])('redirects %s, a former or short name, to %s for good', (path, to) => {
    const response = open(`${encodeURI(path)}?language=en&x=1`);
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      `http://localhost${encodeURI(to)}?language=en`,
    ]);
    expect(findSearchPath(encodeURI(to))).toBe(encodeURI(to));
  });

  it('rejects oversize paths with a reason', async () => {
    const response = open(`/today/${'a'.repeat(MAX_SEARCH_PATH_CHARS)}`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      400,
      'text/plain; charset=utf-8',
      'The address is too long\n',
    ]);
  });

  it.each([
    ['/guide/12', {}, 'ko'],
    ['/guide/12', { 'accept-language': 'en-GB,en;q=0.9' }, 'en'],
    ['/guide/12', { 'accept-language': 'en', cookie: 'language=ko' }, 'ko'],
    ['/my/notice?language=en', { cookie: 'language=ko' }, 'en'],
    ['/my', { cookie: 'language=en', 'x-nalot-language': 'ko' }, 'en'],
    ['/my', { cookie: 'language=en-US' }, 'en-US'],
  ])('tells the page of %s with %j its language: %s', (path, headers: Record<string, string>, language) => {
    const { headers: passed } = middleware(new NextRequest(`http://localhost${path}`, { headers }));
    expect(passed.get('x-middleware-request-x-nalot-language')).toBe(language);
    expect(passed.get('content-language')).toBe(language);
    expect(passed.get('cache-control')).toBe('private, no-cache');
  });

  it.each([
    ['/?language=en', '/login?language=en'],
    ['/?language=fr', '/login'],
    ['/?x=1', '/login'],
  ])('redirects %s to %s', (path, to) => {
    const { headers } = middleware(new NextRequest(`http://localhost${path}`));
    expect(headers.get('location')).toBe(`http://localhost${to}`);
  });

  it('redirects similar paths to the login screen, as every unknown one', () =>
    expect(open('/todays').headers.get('location')).toMatch(/\/login$/));
});
