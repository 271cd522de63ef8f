import { ApiError } from '@/lib/contract/errors';
import { resetOutfitFeedback, sendOutfitFeedback } from '@/lib/contract/feedback';
import { getEventTypes, getOutfits } from '@/lib/contract/outfit';
import { kstDate } from '@/lib/domain/kst';
import { memberOf } from '../accounts/identify-member';
import { weatherAt } from '../weather/weather-at';
import { chooseOutfits } from '../outfit/choose-outfits';
import { forgetComfort, learnComfort } from '../outfit/comfort-offset';
import { presentOutfits } from '../outfit/present-outfits';
import { serve } from '../http/serve';
import { presentSource } from '../weather/present-source';

/** In the order of the tabs: the first is where everyone begins. */
const EVENT_TYPES = [
  { id: 2, categoryName: '데일리' },
  { id: 1, categoryName: '비즈니스' },
  { id: 4, categoryName: '데이트' },
  { id: 3, categoryName: '활동' },
] as const;

/** As the engine counts: above 0 for one who was hot. */
const FEELINGS = { cold: -1, good: 0, hot: 1 } as const;

export const outfitRoutes = [
  serve(getEventTypes, () => ({ content: [...EVENT_TYPES] })),

  serve(getOutfits, async ({ query }, host, context) => {
    const { latitude, longitude, 'event-type-id': eventTypeId, gender, 'comfort-offset': offsetClo } = query;
    const { weather, cell, ...freshness } = await weatherAt({ lat: latitude, lon: longitude }, host, context);
    const { nowMs } = freshness;
    const occasion = { cell, eventTypeId, gender, offsetClo };
    const { day, date, feelsLikeRange, outfits } = await chooseOutfits(occasion, weather, nowMs, host);
    const fileMetadata = await presentOutfits(outfits, host.pictures, nowMs);
    return { fileMetadata, day, date, feelsLikeRange, source: presentSource(weather.source, freshness) };
  }),

  serve(sendOutfitFeedback, async ({ params, body }, { outfits, accounts, clock }, context) => {
    if (!outfits.some(({ id }) => id === params.id)) throw new ApiError('NOT_FOUND');
    const vote = { feeling: FEELINGS[body.feeling], date: kstDate(clock()) };
    return { comfortOffset: await learnComfort(await accounts.database(), memberOf(context).userId, vote) };
  }),

  serve(resetOutfitFeedback, async (_, { accounts }, context) => {
    const db = await accounts.database();
    await forgetComfort(db, memberOf(context).userId);
    return { comfortOffset: 0 };
  }),
];
