import { CATEGORIES } from '@/lib/contract/category';
import { ApiError } from '@/lib/contract/errors';
import { resetOutfitFeedback, sendOutfitFeedback, takeBackOutfitFeedback } from '@/lib/contract/feedback';
import { getCategories, getOutfits } from '@/lib/contract/outfit';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { memberOf } from '../accounts/identify-member';
import { servedCell, weatherAt } from '../weather/weather-at';
import { chooseOutfits } from '../outfit/choose-outfits';
import { feltDay } from '../outfit/felt-day';
import { forgetComfort, learnFromAnswer, learntOf, takeBackLastAnswer } from '../outfit/own-comfort';
import { presentOutfits } from '../outfit/present-outfits';
import { serve } from '../http/serve';
import { networkOf } from '../shared/network';
import { presentSource } from '../weather/present-source';

const LISTED = CATEGORIES.map(({ id, name }) => ({ id, categoryName: name }));

/** Asked about today, or in the morning about yesterday. */
function assertRecent(date: KstDate, today: KstDate): void {
  if (date !== today && date !== addDays(today, -1))
    throw new ApiError('INVALID_INPUT', { fields: { date: '오늘이나 어제의 옷차림만 알려 주실 수 있어요.' } });
}

export const outfitRoutes = [
  serve(getCategories, () => ({ content: LISTED })),

  serve(getOutfits, async ({ query }, host, context) => {
    const { latitude, longitude, 'event-type-id': categoryId, gender } = query;
    const offsets = { cold: query['cold-offset'], warm: query['warm-offset'] };
    const { weather, cell, ...freshness } = await weatherAt({ lat: latitude, lon: longitude }, host, context);
    const { nowMs } = freshness;
    const listeners = { cell, categoryId, gender, offsets };
    const { day, date, feelsLikeRange, outfits } = await chooseOutfits(listeners, weather, nowMs, host);
    const fileMetadata = await presentOutfits(outfits, host.pictures, nowMs);
    return { fileMetadata, day, date, feelsLikeRange, source: presentSource(weather.source, freshness) };
  }),

  serve(sendOutfitFeedback, async ({ params, body }, host, context) => {
    const outfit = host.outfits.find(({ id }) => id === params.id);
    if (!outfit) throw new ApiError('NOT_FOUND');
    const { feeling, date, latitude, longitude, categoryId } = body;
    const today = kstDate(host.clock());
    assertRecent(date, today);
    const cell = servedCell({ lat: latitude, lon: longitude }, host);
    const [db, { userId }] = [await host.database(), memberOf(context)];
    const worn = { outfit, date, cell, categoryId, network: networkOf(context)[0] };
    const day = await feltDay(worn, await learntOf(db, userId, today), host);
    return learnFromAnswer(db, userId, today, { answer: { date, outfitId: outfit.id, feeling }, day });
  }),

  serve(takeBackOutfitFeedback, async (_, { database, clock }, context) =>
    takeBackLastAnswer(await database(), memberOf(context).userId, kstDate(clock())),
  ),

  serve(resetOutfitFeedback, async (_, { database, clock }, context) =>
    forgetComfort(await database(), memberOf(context).userId, kstDate(clock())),
  ),
];
