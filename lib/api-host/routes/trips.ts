import type { Context } from 'hono';
import type { z } from 'zod';
import { DAY_S, HOUR_S } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { DEFAULT_LANGUAGE } from '@/lib/contract/language';
import { getPackingCard } from '@/lib/contract/packing-card';
import { getPlacesAbroad } from '@/lib/contract/places-abroad';
import { getPackingList, getTrips, type packingQuery, parseCategories, saveTrips } from '@/lib/contract/trips';
import type { Coordinates } from '@/lib/domain/coordinates';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { toPlaceTimeMs } from '@/lib/domain/place-time';
import { getMessages } from '@/lib/messages/get-messages';
import { getMember } from '../accounts/identify-member';
import type { Cards } from '../card/cards';
import { composePackingCard, type PackingCardContent } from '../card/packing-card';
import { defineRoute, forbidStoring, type Route } from '../http/define-route';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { requirePresentRegion } from '../region/present-region';
import { toServedCell } from '../region/served-cell';
import type { Infrastructure } from '../shared/infrastructure';
import { CARD, SETTING_CHANGE } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import { getNetwork } from '../shared/network';
import { createPackingList } from '../trips/packing-list';
import { readTrips, replaceTrips, requireStartInForecast } from '../trips/stored-trips';
import { chargeNetwork, readWeatherAbroad, toTripWeather, type AbroadHost } from '../trips/trip-weather';
import { presentSource } from '../weather/present-source';
import { sendCard } from './send-card';
import { getWeatherForRequest } from './weather-for-request';

type Dependencies = OutfitDependencies &
  Pick<Infrastructure, 'database' | 'limits'> &
  Pick<AbroadHost, 'abroad'> & { packingCards: Cards<PackingCardContent, 'tall'> };

/** Reads the weather of a trip. Throws `ApiError`. */
async function readWeather(point: Coordinates, timeZone: string | undefined, host: Dependencies, context: Context) {
  if (!timeZone) return getWeatherForRequest(toServedCell(point, host.regions), host, context);
  const result = await readWeatherAbroad({ cell: toGridCell(point), timeZone }, host, getNetwork(context));
  return { ...result, nowMs: host.clock() };
}

/** Plans what to pack. Throws `ApiError`. */
async function planList(query: z.output<typeof packingQuery>, host: Dependencies, context: Context) {
  const { latitude, longitude, 'time-zone': timeZone, language = DEFAULT_LANGUAGE } = query;
  requireStartInForecast(query.from, toPlaceTimeMs(host.clock(), timeZone));
  const point = { lat: latitude, lon: longitude };
  const { weather, ...freshness } = await readWeather(point, timeZone, host, context);
  const messages = getMessages(language);
  const tripWeather = toTripWeather(weather, freshness.nowMs, timeZone);
  const list = createPackingList(query, { ...tripWeather, messages, outfits: host.outfits });
  return { list, source: presentSource(weather.source, freshness, messages), messages };
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
      // The user's browser may keep the result. A shared cache would reveal to others what somebody searched.
      const keep = (seconds: number) => context.header('cache-control', `private, max-age=${seconds}`);
      if (!abroad || name === undefined) {
        keep(HOUR_S);
        return { isCovered: abroad !== null, content: [] };
      }
      const content = await abroad.search(name, language, chargeNetwork(limits, getNetwork(context)));
      keep(DAY_S);
      return { isCovered: true, content: [...content] };
    },
  ),

  defineRoute(getPackingCard, async ({ query: { sidonm, sggnm, ...query } }, host, context) => {
    const { list, messages, source } = await planList(query, host, context);
    if (list.days.length === 0) throw new ApiError('NOT_FOUND');
    const named = sidonm !== undefined && sggnm !== undefined && !query['time-zone'] ? { sidonm, sggnm } : null;
    const cell = toGridCell({ lat: query.latitude, lon: query.longitude });
    const region = named && requirePresentRegion(named, cell, host.regions, { field: 'sggnm' });
    const place = region && messages.places.formatDistrict(region);
    const trip = { from: query.from, categoryIds: parseCategories(query.categories) };
    const card = await host.packingCards.get({
      // The list is the user's own.
      key: null,
      shape: 'tall',
      compose: async () => composePackingCard({ trip, place, list, attribution: source.attribution }, messages),
      chargeLimit: () => host.limits.take(...toNetworkAttempts(CARD, getNetwork(context))),
    });
    forbidStoring(context);
    return sendCard(context, card);
  }),

  defineRoute(getPackingList, async ({ query }, host, context) => {
    const { list, source } = await planList(query, host, context);
    return { ...list, source };
  }),
];
