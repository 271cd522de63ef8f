import type { Context } from 'hono';
import { DAY_S } from '@/lib/contract/durations';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getPlacesAbroad } from '@/lib/contract/places-abroad';
import { getPackingList, getTrips, saveTrips } from '@/lib/contract/trips';
import type { Coordinates } from '@/lib/domain/coordinates';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { toPlaceTimeMs } from '@/lib/domain/place-time';
import { getMessages } from '@/lib/messages/get-messages';
import { getMember } from '../accounts/identify-member';
import { defineRoute, type Route } from '../http/define-route';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { toServedCell } from '../region/served-cell';
import type { Infrastructure } from '../shared/infrastructure';
import { SETTING_CHANGE } from '../shared/limit-rules';
import { getNetwork } from '../shared/network';
import { createPackingList } from '../trips/packing-list';
import { readTrips, replaceTrips, requireStartInForecast } from '../trips/stored-trips';
import { chargeNetwork, readWeatherAbroad, toTripWeather, type AbroadHost } from '../trips/trip-weather';
import { presentSource } from '../weather/present-source';
import { getWeatherForRequest } from './weather-for-request';

type Dependencies = OutfitDependencies & Pick<Infrastructure, 'database' | 'limits'> & Pick<AbroadHost, 'abroad'>;

/** Reads the weather of a trip. Throws `ApiError`. */
async function readWeather(point: Coordinates, timeZone: string | undefined, host: Dependencies, context: Context) {
  if (!timeZone) return getWeatherForRequest(toServedCell(point, host.regions), host, context);
  const result = await readWeatherAbroad({ cell: toGridCell(point), timeZone }, host, getNetwork(context));
  return { ...result, nowMs: host.clock() };
}

export const tripRoutes: Route<Dependencies>[] = [
  defineRoute(getTrips, async (_, { database, clock }, context) => ({
    content: await readTrips(await database(), getMember(context).userId, clock()),
  })),

  defineRoute(saveTrips, async ({ body: { content } }, { database, limits, regions, clock }, context) => {
    const { userId } = getMember(context);
    await limits.take({ limit: SETTING_CHANGE, subject: userId });
    await replaceTrips(content, { db: await database(), userId, regions, nowMs: clock() });
    return {};
  }),

  defineRoute(
    getPlacesAbroad,
    async ({ query: { name, language = DEFAULT_LANGUAGE } }, { abroad, limits }, context) => {
      if (!abroad) return { isCovered: false, content: [] };
      if (name === undefined) return { isCovered: true, content: [] };
      const content = await abroad.search(name, language, chargeNetwork(limits, getNetwork(context)));
      // The user's browser may keep the result. A shared cache would reveal to others what somebody searched.
      context.header('cache-control', `private, max-age=${DAY_S}`);
      return { isCovered: true, content: [...content] };
    },
  ),

  defineRoute(getPackingList, async ({ query }, host, context) => {
    const { latitude, longitude, 'time-zone': timeZone, language = DEFAULT_LANGUAGE } = query;
    requireStartInForecast(query.from, toPlaceTimeMs(host.clock(), timeZone));
    const point = { lat: latitude, lon: longitude };
    const { weather, ...freshness } = await readWeather(point, timeZone, host, context);
    const messages = getMessages(language);
    const list = createPackingList(query, {
      ...toTripWeather(weather, freshness.nowMs, timeZone),
      messages,
      outfits: host.outfits,
    });
    return { ...list, source: presentSource(weather.source, freshness, messages) };
  }),
];
