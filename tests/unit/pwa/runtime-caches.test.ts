import { CALLS } from '@/lib/contract/calls';
import { PERSONAL_CACHE_PREFIX } from '@/lib/contract/worker';
import { RUNTIME_CACHES, getCacheKey, getCacheKind, type CacheKind } from '@/lib/worker/runtime-caches';
import { SCREEN_LIST } from '@/lib/routes';

describe("the worker's runtime caches", () => {
  it.each<[string, CacheKind]>([
    ['/home', 'pages'],
    ['/weather', 'pages'],
    ['/my/bookmark', 'pages'],
    ['/api/v1/weather/position', 'weather'],
    ['/api/v1/weather/mid-terms', 'weather'],
    ['/api/v1/outfit-condition/event-types', 'categories'],
    ['/api/v1/region', 'regions'],
    ['/api/v1/outfit', 'outfits'],
    ['/api/v1/bookmark', 'bookmarks'],
    ['/api/v1/places', 'places'],
    ['/api/v1/my-day', 'my-day'],
    ['/my/trip', 'pages'],
    ['/api/v1/packing-list', 'packing-lists'],
    ['/api/v1/bookmark-ids', 'bookmarkIds'],
    ['/api/v1/outfit-picture/f-daily-12', 'pictures'],
    ['/weather/7-still.svg', 'drawings'],
    ['/figures/welcome.webp', 'drawings'],
    ['/icons/icon-192.png', 'drawings'],
  ])('%s as %s', (path, kind) => expect(getCacheKind(path)).toBe(kind));

  it('exclude other calls of the contract', () => {
    const cached = CALLS.filter(({ method, path }) => method === 'GET' && getCacheKind(path.replace(/\{\w+\}/, 'id')));
    expect(cached.map(({ id }) => id).sort()).toEqual([
      'getBookmarkIds',
      'getBookmarks',
      'getCategories',
      'getMidTermWeather',
      'getMyDay',
      'getOutfitPicture',
      'getOutfits',
      'getPackingList',
      'getPlaces',
      'getPositionWeather',
      'getRegion',
    ]);
  });

  it('exclude other screens', () => {
    const cached = SCREEN_LIST.map(({ path }) => path).filter((path) => getCacheKind(path));
    expect(cached.filter((path) => !path.startsWith('/my/bookmark')).sort()).toEqual([
      '/home',
      '/my/trip',
      '/my/trips',
      '/weather',
    ]);
  });

  it.each(['/api/auth/session', '/api/v1/auth/profile', '/api/v1/bookmark/f-1', '/firebase-messaging-sw.js', '/'])(
    'never contain %s',
    (path) => expect(getCacheKind(path)).toBeNull(),
  );

  it('store personal data under names that logout clears', () => {
    const shared: CacheKind[] = ['categories', 'drawings'];
    for (const kind of Object.keys(RUNTIME_CACHES) as CacheKind[])
      expect([kind, RUNTIME_CACHES[kind].cacheName.startsWith(PERSONAL_CACHE_PREFIX)]).toEqual([
        kind,
        !shared.includes(kind),
      ]);
  });

  it('are limited in number and age', () => {
    for (const { maxEntries, maxAgeSeconds } of Object.values(RUNTIME_CACHES)) {
      expect(maxEntries).toBeLessThanOrEqual(80);
      expect(maxAgeSeconds).toBeLessThanOrEqual(30 * 86_400);
    }
  });
});

describe('the cache key of a response', () => {
  const picture = 'https://nalot.example/api/v1/outfit-picture/f-1';

  it('is the same for a picture whatever signature an earlier version added', () => {
    expect(getCacheKey('pictures', `${picture}?expires=1&signature=a`)).toBe(
      getCacheKey('pictures', `${picture}?expires=2&signature=b`),
    );
  });

  it('differs for a picture of another version, and in another width', () => {
    const of = (query: string) => getCacheKey('pictures', `${picture}?${query}`);
    expect(of('v=a&width=540')).toBe(`${picture}?v=a&width=540`);
    expect(of('expires=1&signature=a&width=540')).toBe(`${picture}?width=540`);
    expect(new Set(['', 'v=a', 'v=b', 'v=a&width=360', 'v=a&width=540'].map(of)).size).toBe(5);
  });

  it('is the same for a screen with and without a query', () => {
    expect(getCacheKey('pages', 'https://nalot.example/home?category=2')).toBe('https://nalot.example/home');
  });

  it('differs for the weather of two places', () => {
    const of = (lat: number) =>
      getCacheKey('weather', `https://nalot.example/api/v1/weather/position?lat=${lat}&lon=127`);
    expect(of(37)).not.toBe(of(38));
  });
});
