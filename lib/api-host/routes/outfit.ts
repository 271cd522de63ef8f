import type { ParsedInput } from '@/lib/contract/call';
import { CATEGORIES } from '@/lib/contract/category';
import { PENDING_FRESH_S } from '@/lib/contract/weather-freshness';
import { ApiError } from '@/lib/contract/errors';
import { resetOutfitFeedback, sendOutfitFeedback, takeBackOutfitFeedback } from '@/lib/contract/feedback';
import { getCategories, getOutfits } from '@/lib/contract/outfit';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { memberOf } from '../accounts/identify-member';
import { readNeverWear } from '../clothes/never-wear';
import type { HostDependencies } from '../dependencies';
import { cacheFor, serve } from '../http/serve';
import { servedCell, weatherAt } from '../weather/weather-at';
import { chooseAsAsked, hoursOf } from '../outfit/choose-as-asked';
import { feltDay } from '../outfit/felt-day';
import { forgetComfort, learnFromAnswer, learntOf, takeBackLastAnswer } from '../outfit/own-comfort';
import { presentOutfits } from '../outfit/present-outfits';
import { getWhereabouts, type Whereabouts } from '../push/whereabouts';
import { networkOf } from '../shared/network';
import { presentSource } from '../weather/present-source';

const LISTED = CATEGORIES.map(({ id, name }) => ({ id, categoryName: name }));

/** Asked about today, or in the morning about yesterday. */
function assertRecent(date: KstDate, today: KstDate): void {
  if (date !== today && date !== addDays(today, -1))
    throw new ApiError('INVALID_INPUT', { fields: { date: '오늘이나 어제의 옷차림만 알려 주실 수 있어요.' } });
}

const missing = (field: string) => new ApiError('INVALID_INPUT', { fields: { [field]: '꼭 필요한 값이에요.' } });

/** Where an answer says that it was worn; null where it comes from a notification, which knows of no place. */
function whereSaid(answer: ParsedInput<typeof sendOutfitFeedback>['body'], host: HostDependencies): Whereabouts | null {
  const { latitude: lat, longitude: lon, hours } = answer;
  if (lat === undefined && lon === undefined) return null;
  if (lat === undefined || lon === undefined) throw missing(lat === undefined ? 'latitude' : 'longitude');
  const cell = servedCell({ lat, lon }, host);
  return { cell, hours: hoursOf(hours, cell) };
}

export const outfitRoutes = [
  serve(getCategories, () => ({ content: LISTED })),

  serve(getOutfits, async ({ query }, host, context) => {
    const { latitude, longitude, ...asked } = query;
    const { weather, cell, ...freshness } = await weatherAt({ lat: latitude, lon: longitude }, host, context);
    const { nowMs, standsIn } = freshness;
    const where = { cell, weather, standsIn, nowMs, network: networkOf(context) };
    const { chosen, elsewhere } = await chooseAsAsked(asked, where, host);
    if (elsewhere.pending) cacheFor(context, PENDING_FRESH_S);
    const fileMetadata = await presentOutfits(chosen.outfits, host.pictures, nowMs);
    const pending = freshness.pending || elsewhere.pending;
    return {
      fileMetadata,
      day: chosen.day,
      date: chosen.date,
      feelsLikeRange: chosen.feelsLikeRange,
      pages: chosen.pages,
      left: chosen.left,
      ...(elsewhere.standIns.length > 0 && { standIns: elsewhere.standIns }),
      source: presentSource(weather.source, { ...freshness, pending }),
    };
  }),

  serve(sendOutfitFeedback, async ({ params, body }, host, context) => {
    const outfit = host.outfits.find(({ id }) => id === params.id);
    if (!outfit) throw new ApiError('NOT_FOUND');
    const { feeling, date, categoryId } = body;
    const today = kstDate(host.clock());
    assertRecent(date, today);
    const [db, { userId }] = [await host.database(), memberOf(context)];
    const where = whereSaid(body, host) ?? (await getWhereabouts(db, userId, date));
    if (!where) throw missing('latitude');
    const never = (await readNeverWear(db, userId)) ?? [];
    const worn = { outfit, date, ...where, categoryId, network: networkOf(context), never };
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
