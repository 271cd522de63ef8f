import { renderToStaticMarkup } from 'react-dom/server';
import GuidePage, { generateMetadata as describeGuide } from '@/app/(search)/guide/[temperature]/page';
import SearchNotFound from '@/app/(search)/not-found';
import TodayIndexPage from '@/app/(search)/today/page';
import TodayPage, { generateMetadata as describeToday } from '@/app/(search)/today/[sido]/[sigungu]/page';
import { presentPosition } from '@/lib/api-host/weather/present';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { addLoadedMessages } from '@/lib/client/language/messages';
import type { Language } from '@/lib/contract/language';
import { kstEpochMs } from '@/lib/domain/kst';
import { parseTodayPath } from '@/lib/domain/search-pages/search-paths';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { REQUESTED_PATH_HEADER } from '@/lib/routes';
import { findFlaws } from '@/tests/support/english';
import { makeOutfitList } from '@/tests/support/outfit-list';
import { replaceModule } from '../../support/replace-module';

const NOW_MS = kstEpochMs('2026-01-15', 9);

let requests: Record<string, unknown>[];
let language: Language;
let requestedPath = '';

replaceModule('next/headers', {
  headers: async () =>
    new Map([
      ['host', 'nalot.example'],
      [REQUESTED_PATH_HEADER, requestedPath],
    ]),
});
replaceModule('@/lib/bff/for-pages', {
  readLanguage: async () => language,
  getPageRequest: async () => ({ renderToken: 'token', isLight: false, atMs: NOW_MS, network: '198.51.100.7' }),
  readForPage: async (path: string, query: Record<string, string | number>) => {
    requests.push(query);
    if (path !== '/api/v1/weather/position') return makeOutfitList({ title: 'Long coat', reason: 'Cold until noon.' });
    const weather = getRecordedWeather({ nx: 61, ny: 125 }, NOW_MS);
    return presentPosition(weather, { nowMs: NOW_MS, stale: false, pending: false }, 'en');
  },
});

beforeAll(() => addLoadedMessages({ language: 'en', ...EN }));
afterAll(() => addLoadedMessages({ language: 'ko', ...KO }));
beforeEach(() => ([requests, language] = [[], 'en']));

const PATH = ['경기도', '수원시-장안구'];
const params = Promise.resolve({ sido: PATH[0]!, sigungu: PATH[1]! });

/** Returns what people read on a page: its text and the labels of its elements, without addresses. */
function readTexts(html: string): string {
  const labels = [...html.matchAll(/ (?:alt|aria-label)="([^"]*)"/g)].map(([, label]) => label);
  const text = html.replace(/<script[^>]*>.*?<\/script>|<style[^>]*>.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ');
  return [text, ...labels].join(' ').replace(/\s+/g, ' ').trim();
}
const findHangul = (text: string) => findFlaws(text).filter((flaw) => flaw.startsWith('Hangul'));

it('the page of a district names places in English and reads English data', async () => {
  expect(parseTodayPath(`/today/${PATH.join('/')}`)).not.toBeNull();
  const text = readTexts(renderToStaticMarkup(await TodayPage({ params })));
  expect(findHangul(text)).toEqual([]);
  expect(text).toContain('What to wear today in Jangan-gu');
  expect(text).toContain('Gyeonggi-do');
  const { title, description, openGraph } = await describeToday({ params });
  expect(title).toBe('What to wear today in Jangan-gu');
  expect(description).toContain('Jangan-gu, Suwon, Gyeonggi-do: ');
  expect(JSON.stringify(openGraph)).toMatch(/outfit-card\?[^"]*language=en/);
  expect(requests.length).toBeGreaterThan(2);
  expect(requests.filter((query) => query.language !== 'en')).toEqual([]);
});

it('the list of districts names all of them in English', async () =>
  expect(findHangul(readTexts(renderToStaticMarkup(await TodayIndexPage())))).toEqual([]));

it.each([
  ['/today/서울/해운대', 'Haeundae-gu'],
  ['/guide/99', '35 °C'],
])('the page for the unknown path %s names the nearest in English: %s', async (path, nearest) => {
  requestedPath = encodeURI(path);
  const text = readTexts(renderToStaticMarkup(await SearchNotFound()));
  expect(findHangul(text)).toEqual([]);
  expect(text).toContain(nearest);
});

it('the page of a temperature has an English preview', async () => {
  const temperature = { params: Promise.resolve({ temperature: '12' }) };
  expect(findHangul(readTexts(renderToStaticMarkup(await GuidePage(temperature))))).toEqual([]);
  expect(JSON.stringify((await describeGuide(temperature)).openGraph)).toContain('temperature=12&language=en"');
});

it.each(['en', 'en-US'] as const)(
  'the page of a temperature names its metric English address as the canonical one: %s',
  async (chosen) => {
    language = chosen;
    const { alternates } = await describeGuide({ params: Promise.resolve({ temperature: '5' }) });
    expect(alternates?.canonical).toMatch(/\/guide\/5\?language=en$/);
    expect(Object.keys(alternates?.languages ?? {})).toEqual(['ko', 'en', 'x-default']);
  },
);
