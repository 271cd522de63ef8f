import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import { MAX_DAYS_AHEAD } from '@/lib/contract/trip-limits';
import { getPackingList, getTrips, saveTrips } from '@/lib/contract/trips';
import { addDays, kstDate } from '@/lib/domain/kst';
import { getMessages } from '@/lib/messages/get-messages';
import { getMember } from '../accounts/identify-member';
import { defineRoute, type Route } from '../http/define-route';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { toServedCell } from '../region/served-cell';
import type { Infrastructure } from '../shared/infrastructure';
import { SETTING_CHANGE } from '../shared/limit-rules';
import { createPackingList } from '../trips/packing-list';
import { readTrips, replaceTrips } from '../trips/stored-trips';
import { presentSource } from '../weather/present-source';
import { getWeatherForRequest } from './weather-for-request';

type Dependencies = OutfitDependencies & Pick<Infrastructure, 'database' | 'limits'>;

export const tripRoutes: Route<Dependencies>[] = [
  defineRoute(getTrips, async (_, { database, clock }, context) => ({
    content: await readTrips(await database(), getMember(context).userId, kstDate(clock())),
  })),

  defineRoute(saveTrips, async ({ body: { content } }, { database, limits, regions, clock }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: SETTING_CHANGE, subject: userId });
    await replaceTrips(content, { db: await database(), userId, regions, today: kstDate(clock()) });
    return {};
  }),

  defineRoute(getPackingList, async ({ query }, host, context) => {
    const { latitude, longitude, language = DEFAULT_LANGUAGE } = query;
    if (query.from > addDays(kstDate(host.clock()), MAX_DAYS_AHEAD))
      throw new ApiError('INVALID_INPUT', { fields: { from: problem('tripTooFar') } });
    const cell = toServedCell({ lat: latitude, lon: longitude }, host.regions);
    const { weather, ...freshness } = await getWeatherForRequest(cell, host, context);
    const messages = getMessages(language);
    const list = createPackingList(query, {
      weather,
      nowMs: freshness.nowMs,
      messages,
      outfits: host.outfits,
    });
    return { ...list, source: presentSource(weather.source, freshness, messages) };
  }),
];
