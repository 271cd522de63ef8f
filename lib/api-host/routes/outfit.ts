import type { ParsedInput } from '@/lib/contract/call';
import { CATEGORIES } from '@/lib/contract/category';
import { PENDING_FRESH_S } from '@/lib/contract/weather-freshness';
import { ApiError } from '@/lib/contract/errors';
import {
  resetOutfitFeedback,
  saveSensitivity,
  sendOutfitFeedback,
  takeBackOutfitFeedback,
} from '@/lib/contract/feedback';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getCategories, getOutfits } from '@/lib/contract/outfit';
import { isPersonalQuery } from '@/lib/contract/personal-query';
import { problem } from '@/lib/contract/problem';
import { addDays, kstDate, type KstDate } from '@/lib/domain/kst';
import { getMessages } from '@/lib/messages/get-messages';
import { getMember } from '../accounts/identify-member';
import { readNeverWear } from '../clothes/never-wear';
import { clearWornFeelings, readWornTold, saveWornFeeling } from '../clothes/worn-outfits';
import type { Database } from '../db/database';
import { setMaxAge, defineRoute, type Route } from '../http/define-route';
import { chooseRequestedOutfits, parseRequestedHours } from '../outfit/choose-requested-outfits';
import { predictDayVote } from '../outfit/day-vote';
import { readOwnAgeGroup } from '../outfit/own-age-group';
import {
  resetComfort,
  learnFromFeeling,
  readLearnedComfort,
  saveOwnSensitivity,
  undoLastFeeling,
} from '../outfit/own-comfort';
import { presentOutfits } from '../outfit/present-outfits';
import { readOpenedTold } from '../push/opened-push';
import { getWhereabouts, type Whereabouts } from '../push/whereabouts';
import { toServedCell } from '../region/served-cell';
import { getNetwork } from '../shared/network';
import { presentSource } from '../weather/present-source';
import type { Infrastructure } from '../shared/infrastructure';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { findRequester } from './find-requester';
import { getWeatherForRequest } from './weather-for-request';

/** Feedback is accepted for today and, because of mornings, for yesterday. */
function requireRecent(date: KstDate, today: KstDate): void {
  if (date !== today && date !== addDays(today, -1))
    throw new ApiError('INVALID_INPUT', { fields: { date: problem('feedbackDateInvalid') } });
}

const missingError = (field: string) => new ApiError('INVALID_INPUT', { fields: { [field]: problem('required') } });

/** Returns the place given in feedback; null for feedback from a notification, which has none. */
function findWhereabouts(
  feedback: ParsedInput<typeof sendOutfitFeedback>['body'],
  host: OutfitDependencies,
): Whereabouts | null {
  const { latitude: lat, longitude: lon, hours } = feedback;
  if (lat === undefined && lon === undefined) return null;
  if (lat === undefined || lon === undefined) throw missingError(lat === undefined ? 'latitude' : 'longitude');
  const cell = toServedCell({ lat, lon }, host.regions);
  return { cell, hours: parseRequestedHours(hours, cell) };
}

/** Returns how an outfit was recommended: when it was marked as worn, or in the push that the user opened. */
const readTold = async (db: Database, userId: string, worn: { date: KstDate; outfitId: string }) =>
  (await readWornTold(db, userId, worn)) ?? readOpenedTold(db, userId, worn);

type Dependencies = OutfitDependencies & Pick<Infrastructure, 'database'>;

export const outfitRoutes: Route<Dependencies>[] = [
  defineRoute(getCategories, ({ query: { language = DEFAULT_LANGUAGE } }) => {
    const names = getMessages(language).categories;
    return { content: CATEGORIES.map(({ id, key }) => ({ id, categoryName: names[key] })) };
  }),

  defineRoute(getOutfits, async ({ query }, host, context) => {
    const { latitude, longitude, language = DEFAULT_LANGUAGE, ...outfitQuery } = query;
    const cell = toServedCell({ lat: latitude, lon: longitude }, host.regions);
    const { weather, ...freshness } = await getWeatherForRequest(cell, host, context);
    const { nowMs, isFallback } = freshness;
    const requester = isPersonalQuery(getOutfits, query) ? await findRequester(context, host) : null;
    const where = { language, cell, weather, isFallback, nowMs, network: getNetwork(context), requester };
    const { chosen, elsewhere } = await chooseRequestedOutfits(outfitQuery, where, host);
    if (elsewhere.pending && !freshness.isPrivate) setMaxAge(context, PENDING_FRESH_S);
    const fileMetadata = await presentOutfits(chosen.outfits, { pictures: host.pictures, nowMs });
    const pending = freshness.pending || elsewhere.pending;
    return {
      fileMetadata,
      day: chosen.day,
      date: chosen.date,
      feelsLikeRange: chosen.feelsLikeRange,
      pages: chosen.pages,
      ...(outfitQuery.page === 0 && { further: chosen.frozen.furtherIds }),
      left: chosen.left,
      ...(elsewhere.fallbackCells.length > 0 && { standIns: elsewhere.fallbackCells }),
      source: presentSource(weather.source, { ...freshness, pending }, getMessages(language)),
    };
  }),

  defineRoute(sendOutfitFeedback, async ({ params, body }, host, context) => {
    const outfit = host.outfits.find(({ id }) => id === params.id);
    if (!outfit) throw new ApiError('NOT_FOUND');
    const { feeling, part, date, categoryId } = body;
    const today = kstDate(host.clock());
    requireRecent(date, today);
    const [db, { userId }] = [await host.database(), getMember(context)];
    const findPushed = async () => getWhereabouts(db, userId, { date, holidays: await host.readHolidays() });
    const where = findWhereabouts(body, host) ?? (await findPushed());
    if (!where) throw missingError('latitude');
    const never = (await readNeverWear(db, userId)) ?? [];
    const told = body.told ?? (await readTold(db, userId, { date, outfitId: outfit.id }));
    const ageGroup = await readOwnAgeGroup(db, userId, date);
    const worn = { outfit, date, ...where, categoryId, told, network: getNetwork(context), userId, never, ageGroup };
    const day = await predictDayVote(worn, await readLearnedComfort(db, userId, today), host);
    const feedback = { date, outfitId: outfit.id, feeling, ...(part && { part }) };
    const comfort = await learnFromFeeling(db, userId, today, { feedback, day });
    await saveWornFeeling(db, userId, feedback);
    return comfort;
  }),

  defineRoute(takeBackOutfitFeedback, async (_, { database, clock }, context) => {
    const [db, { userId }, today] = [await database(), getMember(context), kstDate(clock())];
    const { last } = await readLearnedComfort(db, userId, today);
    const comfort = await undoLastFeeling(db, userId, today);
    if (last) await saveWornFeeling(db, userId, { ...last.told, feeling: null });
    return comfort;
  }),

  defineRoute(saveSensitivity, async ({ body }, { database, clock }, context) => {
    const [db, { userId }] = [await database(), getMember(context)];
    return saveOwnSensitivity(db, userId, kstDate(clock()), body.sensitivity);
  }),

  defineRoute(resetOutfitFeedback, async (_, { database, clock }, context) => {
    const [db, { userId }] = [await database(), getMember(context)];
    await clearWornFeelings(db, userId);
    return resetComfort(db, userId, kstDate(clock()));
  }),
];
