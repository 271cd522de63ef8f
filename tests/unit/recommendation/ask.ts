import { CATEGORY_ID } from '@/lib/contract/category';
import { kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import type { Recommendation, RecommendationInput } from '@/lib/domain/recommendation/recommendation';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';

/** Requests a day's outfits from the whole wardrobe, by default at 07:00. */
export function ask(
  day: DayOptions,
  { hour = 7, ...others }: Partial<RecommendationInput> & { hour?: number } = {},
): Recommendation {
  return recommend({
    weather: makeDayWeather({ ...day, hour }),
    nowMs: kstEpochMs(day.date, hour),
    categoryId: CATEGORY_ID.daily,
    gender: 'FEMALE',
    outfits: OUTFITS,
    garments: garmentById,
    messages: KO,
    seed: '',
    ...others,
  });
}
