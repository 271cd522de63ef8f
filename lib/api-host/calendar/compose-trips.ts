import { toComfortQuery } from '@/lib/contract/comfort-parameters';
import { getCalendarForecast } from '@/lib/domain/calendar/forecast-basis';
import { describeTrip } from '@/lib/domain/calendar/describe-trip';
import { getEventKey, isSameForecast, type FeedEvent, type ForecastBasis } from '@/lib/domain/calendar/feed-event';
import type { NextEntry } from '@/lib/domain/calendar/feed-event';
import { kstDate } from '@/lib/domain/kst';
import { getTripToday, listTripDates } from '@/lib/domain/trips/trip-dates';
import { formatOccasions, listTripOccasions } from '@/lib/domain/trips/trip-occasions';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { getMessages } from '@/lib/messages/get-messages';
import type { StoredTrip } from '../db/schema';
import type { MemberSettings } from '../outfit/member-settings';
import { createPackingList } from '../trips/packing-list';
import { toTripWeather, type TripWeather } from '../trips/trip-weather';
import { presentSource } from '../weather/present-source';
import type { WeatherResult } from '../weather/weather-service';

interface TripsRequest {
  owner: MemberSettings;
  trips: readonly StoredTrip[];
  published: readonly FeedEvent[];
  isSameSettings: boolean;
}

interface Context {
  nowMs: number;
  /** Returns null if the weather of a place abroad is unknown. */
  readTripWeather: (trip: StoredTrip) => Promise<WeatherResult | null>;
  outfits: readonly Outfit[];
}

/** Returns the forecast of a trip's remaining days, by which its list is planned again. */
function getTripBasis(trip: StoredTrip, { weather, nowMs }: TripWeather): ForecastBasis {
  const bases = listTripDates(trip)
    .filter((date) => date >= kstDate(nowMs))
    .map((date) => getCalendarForecast(weather, { date, hours: null }, nowMs).basis);
  const ranges = bases.flatMap(({ range }) => range ?? []);
  const isKnown = ranges.length === bases.length && ranges.length > 0;
  return {
    range: isKnown
      ? { low: Math.min(...ranges.map(({ low }) => low)), high: Math.max(...ranges.map(({ high }) => high)) }
      : null,
    hours: bases.flatMap(({ hours }) => hours),
  };
}

function composeTrip(trip: StoredTrip, owner: MemberSettings, result: WeatherResult, { nowMs, outfits }: Context) {
  const messages = getMessages(owner.language);
  const occasions = formatOccasions(listTripOccasions(trip, owner.schedule?.myDay ?? null));
  const query = {
    ...{ from: trip.from, gender: owner.gender, without: owner.without },
    ...toComfortQuery(owner.offsets),
    ...{
      categories: trip.categoryIds.join('.'),
      occasions,
      removed: trip.removed.join('.'),
      wanted: trip.wanted.join('.'),
    },
  };
  const list = createPackingList(query, { ...toTripWeather(result.weather, nowMs, trip.timeZone), messages, outfits });
  const { attribution } = presentSource(result.weather.source, { ...result, nowMs }, messages);
  return describeTrip({ nights: trip.categoryIds.length - 1, list, attribution }, messages);
}

/**
 * Composes an event of whole days for each trip. Its list is planned again only if the settings or the forecast have
 * changed, and no more once the trip has begun, because the suitcase is packed.
 */
export async function composeTrips(
  { owner, trips, published, isSameSettings }: TripsRequest,
  context: Context,
): Promise<{ entries: NextEntry[]; isTemporary: boolean }> {
  const entries: NextEntry[] = [];
  let isTemporary = false;
  for (const trip of trips) {
    const key = { id: `trip-${trip.id}`, date: trip.from, days: trip.categoryIds.length };
    const before = isSameSettings ? published.find((event) => getEventKey(event) === key.id) : undefined;
    const hasBegun = trip.from < getTripToday(trip, context.nowMs);
    const result = before && hasBegun ? null : await context.readTripWeather(trip);
    if (!result) {
      isTemporary ||= !hasBegun;
      if (before) entries.push(before);
      continue;
    }
    isTemporary ||= result.isFallback === true;
    const basis = getTripBasis(trip, toTripWeather(result.weather, context.nowMs, trip.timeZone));
    const texts = before && isSameForecast(before.basis, basis) ? before : composeTrip(trip, owner, result, context);
    const { occasion, outfit, description } = texts;
    entries.push({ ...key, hours: null, ...{ occasion, outfit, description }, range: basis.range, basis });
  }
  return { entries, isTemporary };
}
