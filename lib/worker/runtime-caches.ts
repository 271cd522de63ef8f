import { DAY_S } from '@/lib/contract/durations';
import { OUTFIT_ID } from '@/lib/contract/outfit-id-pattern';
import { PAGE_CACHE } from '@/lib/contract/worker';
import { OFFLINE_MAX_AGE_S } from '@/lib/contract/weather-freshness';

export interface RuntimeCache {
  cacheName: string;
  maxEntries: number;
  maxAgeSeconds: number;
}

/** All runtime caches. Nothing else is cached, except the precached shell. */
export const RUNTIME_CACHES = {
  /** Shared pages. Personal, because they are rendered for the user's place and gender. */
  pages: { cacheName: PAGE_CACHE, maxEntries: 5, maxAgeSeconds: OFFLINE_MAX_AGE_S },
  /** Weather and regions are personal because their addresses contain the user's location. */
  weather: { cacheName: 'personal-weather', maxEntries: 16, maxAgeSeconds: OFFLINE_MAX_AGE_S },
  regions: { cacheName: 'personal-regions', maxEntries: 6, maxAgeSeconds: 30 * DAY_S },
  /** Personal, because the addresses contain the user's location and comfort offsets. */
  outfits: { cacheName: 'personal-outfits', maxEntries: 32, maxAgeSeconds: OFFLINE_MAX_AGE_S },
  categories: { cacheName: 'categories', maxEntries: 1, maxAgeSeconds: 30 * DAY_S },
  bookmarks: { cacheName: 'personal-bookmarks', maxEntries: 1, maxAgeSeconds: 30 * DAY_S },
  bookmarkIds: { cacheName: 'personal-bookmark-ids', maxEntries: 1, maxAgeSeconds: 30 * DAY_S },
  places: { cacheName: 'personal-places', maxEntries: 1, maxAgeSeconds: 30 * DAY_S },
  /** Packing lists of five trips as they were last changed, and some before. */
  'packing-lists': { cacheName: 'personal-packing-lists', maxEntries: 10, maxAgeSeconds: OFFLINE_MAX_AGE_S },
  'my-day': { cacheName: 'personal-my-day', maxEntries: 1, maxAgeSeconds: 30 * DAY_S },
  /** 5-40 KB each. */
  pictures: { cacheName: 'personal-pictures', maxEntries: 80, maxAgeSeconds: 30 * DAY_S },
  /** Weather icons, the app's icon, figures of empty states. */
  drawings: { cacheName: 'drawings', maxEntries: 80, maxAgeSeconds: 30 * DAY_S },
} as const satisfies Record<string, RuntimeCache>;

export type CacheKind = keyof typeof RUNTIME_CACHES;

const CACHED_PAGES = ['/home', '/weather', '/my/bookmark', '/my/trips', '/my/trip'];

const KIND_BY_PATH: Record<string, CacheKind> = {
  '/api/v1/weather/position': 'weather',
  '/api/v1/weather/mid-terms': 'weather',
  '/api/v1/outfit-condition/event-types': 'categories',
  '/api/v1/region': 'regions',
  '/api/v1/outfit': 'outfits',
  '/api/v1/bookmark': 'bookmarks',
  '/api/v1/places': 'places',
  '/api/v1/my-day': 'my-day',
  '/api/v1/packing-list': 'packing-lists',
  '/api/v1/bookmark-ids': 'bookmarkIds',
};

const PICTURES = '/api/v1/outfit-picture/';
const DRAWING = /^\/(weather|icons|figures)\/[\w/-]+\.(svg|webp|avif|png)$/;

/** Returns null if the path is not cached. */
export function getCacheKind(pathname: string): CacheKind | null {
  if (CACHED_PAGES.includes(pathname)) return 'pages';
  if (pathname.startsWith(PICTURES) && OUTFIT_ID.test(pathname.slice(PICTURES.length))) return 'pictures';
  if (DRAWING.test(pathname)) return 'drawings';
  return KIND_BY_PATH[pathname] ?? null;
}

/** Parameters that identify a picture. Responses of an earlier version also carry signatures, which are ignored. */
const PICTURE_KEYS = ['v', 'width'];

function getPictureKey({ origin, pathname, searchParams }: URL): string {
  const named = PICTURE_KEYS.map((key) => [key, searchParams.get(key)]).filter(([, value]) => value !== null);
  return origin + pathname + (named.length > 0 ? `?${named.map((pair) => pair.join('=')).join('&')}` : '');
}

/** Returns the key under which a response is cached. Pages are cached by their path only, because links add queries. */
export function getCacheKey(kind: CacheKind, address: string): string {
  const url = new URL(address);
  if (kind === 'pictures') return getPictureKey(url);
  return kind === 'pages' ? url.origin + url.pathname : url.href;
}
