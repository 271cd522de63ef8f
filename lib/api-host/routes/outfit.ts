import { CATEGORIES } from '@/lib/contract/category';
import { ApiError } from '@/lib/contract/errors';
import { resetOutfitFeedback, sendOutfitFeedback } from '@/lib/contract/feedback';
import { getCategories, getOutfits } from '@/lib/contract/outfit';
import { kstDate } from '@/lib/domain/kst';
import { memberOf } from '../accounts/identify-member';
import { weatherAt } from '../weather/weather-at';
import { chooseOutfits } from '../outfit/choose-outfits';
import { forgetComfortOffset, learnComfortOffset } from '../outfit/comfort-offset';
import { presentOutfits } from '../outfit/present-outfits';
import { serve } from '../http/serve';
import { presentSource } from '../weather/present-source';

const LISTED = CATEGORIES.map(({ id, name }) => ({ id, categoryName: name }));

/** As the engine counts: above 0 for one who was hot. */
const FEELINGS = { cold: -1, good: 0, hot: 1 } as const;

export const outfitRoutes = [
  serve(getCategories, () => ({ content: LISTED })),

  serve(getOutfits, async ({ query }, host, context) => {
    const { latitude, longitude, 'event-type-id': categoryId, gender, 'comfort-offset': offsetClo } = query;
    const { weather, cell, ...freshness } = await weatherAt({ lat: latitude, lon: longitude }, host, context);
    const { nowMs } = freshness;
    const audience = { cell, categoryId, gender, offsetClo };
    const { day, date, feelsLikeRange, outfits } = await chooseOutfits(audience, weather, nowMs, host);
    const fileMetadata = await presentOutfits(outfits, host.pictures, nowMs);
    return { fileMetadata, day, date, feelsLikeRange, source: presentSource(weather.source, freshness) };
  }),

  serve(sendOutfitFeedback, async ({ params, body }, { outfits, database, clock }, context) => {
    if (!outfits.some(({ id }) => id === params.id)) throw new ApiError('NOT_FOUND');
    const vote = { feeling: FEELINGS[body.feeling], date: kstDate(clock()) };
    return { comfortOffset: await learnComfortOffset(await database(), memberOf(context).userId, vote) };
  }),

  serve(resetOutfitFeedback, async (_, { database }, context) => {
    const db = await database();
    await forgetComfortOffset(db, memberOf(context).userId);
    return { comfortOffset: 0 };
  }),
];
