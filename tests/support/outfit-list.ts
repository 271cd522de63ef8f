import type { OutfitQuery } from '@/lib/client/outfit/queries';
import { CATEGORY_ID } from '@/lib/contract/category';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import type { WeatherSourceInfo } from '@/lib/contract/weather';
import { NO_OFFSETS } from '@/lib/domain/recommendation/no-offsets';

const SOURCE: WeatherSourceInfo = {
  provider: 'open-meteo',
  label: 'Open-Meteo',
  attribution: '날씨 자료 Open-Meteo.com (CC BY 4.0)',
  issuedAt: null,
  fetchedAt: '2026-01-15T00:00:00.000Z',
  stale: false,
  pending: false,
  recorded: null,
  airQuality: null,
};

/** Query of the daily outfits of a visitor in Gangnam. */
export const DAILY_QUERY: OutfitQuery = {
  language: 'ko',
  cell: { nx: 61, ny: 125 },
  categoryId: CATEGORY_ID.daily,
  gender: 'FEMALE',
  offsets: NO_OFFSETS,
};

/** Overrides of the outfit and of its day. */
export type OutfitListOptions = Partial<OutfitFile['metadata']> &
  Partial<Pick<OutfitFile, 'bookmarked'>> &
  Partial<Pick<OutfitList, 'day' | 'date'>>;

/** Returns a list with one outfit, `coat`, for today. */
export function makeOutfitList({
  bookmarked = false,
  day = 'today',
  date = '2026-01-15',
  ...metadata
}: OutfitListOptions = {}): OutfitList {
  const coat = { presignedUrl: '/a', width: 720, height: 900, title: '코트', alt: '', reason: '' };
  const defaults = { items: [], takeAlong: [], layers: [], suits: { fromC: 3, untilC: 12, rain: true } };
  return {
    fileMetadata: [{ id: 'coat', bookmarked, metadata: { ...coat, ...defaults, ...metadata } }],
    day,
    date,
    feelsLikeRange: { min: 0, max: 5 },
    source: SOURCE,
  };
}
