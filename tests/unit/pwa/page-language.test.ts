import type { Language } from '@/lib/contract/language';
import type * as PageLanguage from '@/lib/worker/page-language';
import type * as Screens from '@/lib/worker/screens';

type Handle = (options: { event: unknown; request: Request; url: URL }) => Promise<Response>;

/** The route of screens, which the worker registers first. */
let openScreen: Handle;
jest.mock('workbox-routing', () => ({ registerRoute: (_: unknown, handle: Handle) => void (openScreen = handle) }));
jest.mock('workbox-precaching', () => ({ matchPrecache: async (path: string) => new Response(path) }));
jest.mock('@/lib/worker/pages', () => ({ openPage: () => Promise.reject(new TypeError('no network')) }));

/** Pages by address with their `Content-Language`, as in the browser's cache. */
let cached: Map<string, string | null>;
let cookie: string | undefined;
let page: typeof PageLanguage;
let readLanguage: () => Promise<Language>;
let screens: typeof Screens;

const toResponse = (language: string | null) =>
  new Response('', { headers: language === null ? {} : { 'content-language': language } });

beforeEach(async () => {
  [cached, cookie] = [new Map(), undefined];
  const cache = {
    keys: async () => [...cached.keys()],
    match: async (key: string) => (cached.has(key) ? toResponse(cached.get(key)!) : undefined),
    delete: async (key: string) => cached.delete(key),
  };
  const cookieStore = { get: async () => (cookie === undefined ? null : { value: cookie }) };
  Object.assign(globalThis, { self: { cookieStore }, caches: { open: async () => cache } });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages: ['en-US', 'ko'] } });
  jest.resetModules();
  page = await import('@/lib/worker/page-language');
  ({ readLanguage } = await import('@/lib/worker/language'));
  screens = await import('@/lib/worker/screens');
});

describe("the worker's language", () => {
  it('is the one that the user has chosen', async () => {
    cookie = 'ko';
    cached.set('/home', 'en');
    expect(await readLanguage()).toBe('ko');
  });

  it('is that of the cached pages if the browser does not show the cookie to workers', async () => {
    Object.assign(globalThis.self, { cookieStore: undefined });
    cached.set('/home', 'ko');
    expect(await readLanguage()).toBe('ko');
    // Pages of earlier versions do not say it.
    cached.set('/home', null);
    expect(await readLanguage()).toBe('ko');
  });

  it('is that of the browser if nothing else is known, also without caches', async () => {
    expect(await readLanguage()).toBe('en-US');
    Object.assign(globalThis, { caches: undefined });
    expect(await readLanguage()).toBe('en-US');
  });
});

describe('cached pages', () => {
  const willCache = async (language: string) => {
    const update = { response: toResponse(language) } as unknown as Parameters<
      NonNullable<typeof page.inOneLanguage.cacheWillUpdate>
    >[0];
    return (await page.inOneLanguage.cacheWillUpdate!(update)) != null;
  };

  it('are in the language that the user has chosen, also if an earlier request ends after the switch', async () => {
    expect(await willCache('ko')).toBe(true);
    cookie = 'en';
    expect([await willCache('ko'), await willCache('en')]).toEqual([false, true]);
  });

  it('are all in the language of the newest', async () => {
    cached = new Map([
      ['/home', 'en'],
      ['/weather', 'ko'],
      ['/my/bookmark', null],
    ]);
    const update = { newResponse: toResponse('en') } as unknown as Parameters<
      NonNullable<typeof page.inOneLanguage.cacheDidUpdate>
    >[0];
    await page.inOneLanguage.cacheDidUpdate!(update);
    expect([...cached.keys()]).toEqual(['/home']);
  });
});

describe('without a network', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    screens.routeScreens();
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['ko', '/login', '/offline.html'],
    ['en', '/login', '/offline-en.html'],
    ['en-US', '/home', '/offline-en.html'],
  ])('in %s, the screen %s opens as %s if it is not cached', async (chosen, path, offlinePage) => {
    cookie = chosen;
    const url = new URL(path, 'https://nalot.example');
    const response = await openScreen({ event: {}, request: new Request(url), url });
    expect(await response.text()).toBe(offlinePage);
  });
});
