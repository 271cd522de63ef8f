import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MessagesProvider, useLanguage } from '@/lib/client/language/messages';
import { deleteReasonsQuery } from '@/lib/client/account/account-queries';
import { wornQuery } from '@/lib/client/clothes/worn';
import { bookmarksQuery } from '@/lib/client/outfit/bookmarks';
import { categoriesQuery, outfitsQuery } from '@/lib/client/outfit/queries';
import { midTermWeatherQuery, positionWeatherQuery } from '@/lib/client/weather/queries';
import { CALLS } from '@/lib/contract/calls';
import { DEFAULT_CATEGORY } from '@/lib/contract/category';
import type { Language } from '@/lib/contract/language';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';
import { EN } from '@/lib/messages/en/messages';
import { KO } from '@/lib/messages/ko/messages';
import { getCacheKey, type CacheKind } from '@/lib/worker/runtime-caches';
import { listFiles } from '@/tests/support/list-files';

const CELL = { nx: 61, ny: 125 };
const POINT = 'lat=37.4737&lon=127.0277';

const listQueries = (language: Language) => [
  positionWeatherQuery(CELL, language),
  midTermWeatherQuery(CELL, language),
  categoriesQuery(language),
  outfitsQuery({ language, cell: CELL, categoryId: DEFAULT_CATEGORY, gender: 'FEMALE', offsets: NO_OFFSETS }),
  bookmarksQuery(language),
  wornQuery(language),
  deleteReasonsQuery(language),
];

let requests: string[];
/** Responds with the language of the request, as a title. */
beforeEach(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
  requests = [];
  globalThis.fetch = ((address: string) => {
    requests.push(address);
    const body = { title: address.includes('language=en') ? 'English' : '한국어', source: {}, content: [] };
    const headers = new Headers({ date: new Date().toUTCString() });
    return Promise.resolve({ ok: true, status: 200, headers, json: () => Promise.resolve(body) });
  }) as unknown as typeof fetch;
});

it('have other keys in each language, and those of Korean are as they have always been', () => {
  const keys = (language: Language) => listQueries(language).map(({ queryKey }) => JSON.stringify(queryKey));
  const [korean, english] = [keys('ko'), keys('en')];
  expect(new Set([...korean, ...english]).size).toBe(korean.length * 2);
  expect(korean.filter((key) => /ko|language/.test(key))).toEqual([]);
  expect(english.filter((key) => !key.includes('"en"'))).toEqual([]);
});

it('name their language in their address, unless it is Korean', async () => {
  const client = new QueryClient();
  for (const query of listQueries('ko')) await client.fetchQuery(query as never);
  expect(requests.filter((address) => address.includes('language'))).toEqual([]);
  expect(requests[0]?.split('?')[0]).toBe('/api/v1/weather/position');
  const korean = requests.splice(0);
  for (const query of listQueries('en').slice(0, -1)) await client.fetchQuery(query as never);
  const named = korean.slice(0, -1).map((address) => `${address}${address.includes('?') ? '&' : '?'}language=en`);
  expect(requests).toEqual(named);
});

const Title = () => {
  const { data } = useQuery(positionWeatherQuery(CELL, useLanguage()) as { queryKey: readonly unknown[] });
  return <h1>{(data as { title: string } | undefined)?.title ?? '...'}</h1>;
};

it('never show a screen the response in another language that is in memory', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const around = (language: Language, children: ReactNode) => (
    <QueryClientProvider client={client}>
      <MessagesProvider messages={{ language, ...(language === 'ko' ? KO : EN) }}>{children}</MessagesProvider>
    </QueryClientProvider>
  );
  const { rerender } = render(around('ko', <Title />));
  await screen.findByText('한국어');
  rerender(around('en', <Title />));
  expect(screen.queryByText('한국어')).toBeNull();
  await screen.findByText('English');
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  rerender(around('ko', <Title />));
  await waitFor(() => expect(screen.getByRole('heading')).toHaveTextContent('한국어'));
});

it.each<[CacheKind, string]>([
  ['weather', `/api/v1/weather/position?${POINT}`],
  ['outfits', `/api/v1/outfit?${POINT}`],
  ['categories', '/api/v1/outfit-condition/event-types?'],
  ['bookmarks', '/api/v1/bookmark?'],
])("are separate in the worker's cache: %s", (kind, path) => {
  const address = `https://nalot.example${path}`;
  expect(getCacheKey(kind, `${address}&language=en`)).not.toBe(getCacheKey(kind, address));
});

it('are named with their language in every file of the app that makes them', () => {
  const paths = CALLS.filter(({ query }) => query && 'language' in query.shape).map(({ path }) => path);
  const files = listFiles(['app', 'components', 'lib/client', 'lib/worker'], /\.tsx?$/).filter(
    (file) => file !== 'lib/worker/runtime-caches.ts',
  );
  const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const callers = files.filter((file) => paths.some((path) => texts.get(file)?.includes(`'${path}'`)));
  expect(callers.length).toBeGreaterThan(4);
  expect(callers.filter((file) => !texts.get(file)?.includes('toLanguageQuery'))).toEqual([]);
});
