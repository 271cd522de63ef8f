import { getCalendarDate, type CalendarDate } from '@/lib/domain/calendar/calendar-date';
import { describeDate } from '@/lib/domain/calendar/describe-date';
import {
  getEventKey,
  isSameForecast,
  reviseEvents,
  type FeedEvent,
  type NextEntry,
} from '@/lib/domain/calendar/feed-event';
import { getCalendarForecast, type CalendarForecast } from '@/lib/domain/calendar/forecast-basis';
import { isSameCell } from '@/lib/domain/alarm/alarm-draft';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate } from '@/lib/domain/kst';
import type { Holidays } from '@/lib/domain/my-day/schedule';
import { isDayKnown } from '@/lib/domain/weather/complete-day';
import { FORECAST_DAYS } from '@/lib/domain/weather/forecast-day';
import { getMessages } from '@/lib/messages/get-messages';
import { getHolidayName } from '../holidays/gazette-holidays';
import { formatMemberOwner } from '../outfit/audience';
import { composeLook } from '../outfit/look';
import { createMemberLookRequest } from '../outfit/member-look';
import type { MemberSettings } from '../outfit/member-settings';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import { readWeatherAbroad, type AbroadHost } from '../trips/trip-weather';
import type { WeatherResult } from '../weather/weather-service';
import type { StoredTrip } from '../db/schema';
import type { StoredWidget } from '../widget/widgets';
import { composeTrips } from './compose-trips';

export interface CalendarRequest {
  address: StoredWidget;
  owner: MemberSettings;
  trips: readonly StoredTrip[];
  holidays: Holidays;
  /** Events that were published last. */
  published: readonly FeedEvent[];
  /** Whether they were composed for the same settings. */
  isSameSettings: boolean;
}

export interface ComposedEvents {
  events: FeedEvent[];
  /** True if the weather is a fallback, so that the events are soon composed again. */
  isTemporary: boolean;
}

/** Returns the name of a day off, which is empty if unknown: null for one that the user took, undefined for others. */
const findHoliday = ({ date, dayOff }: CalendarDate): string | null | undefined =>
  dayOff === 'holiday' ? getHolidayName(date) : dayOff === 'own' ? null : undefined;

/** Dependencies of a calendar. */
export type CalendarHost = OutfitDependencies & AbroadHost;

interface Context {
  nowMs: number;
  result: WeatherResult;
  host: OutfitDependencies;
}

/** Chooses the outfit of a date and describes it. */
async function composeEntry(
  request: CalendarRequest,
  planned: CalendarDate,
  { basis, wetHour, isRough }: CalendarForecast,
  { nowMs, result, host }: Context,
): Promise<{ entry: NextEntry; isTemporary: boolean }> {
  const lookRequest = createMemberLookRequest({ ...request.address, owner: request.owner }, planned, nowMs);
  const { outfit: chosen, weather, isTemporary } = await composeLook(lookRequest, result, host);
  const messages = getMessages(request.owner.language);
  const { title, items, takeAlong, layers } = chosen;
  const { attribution } = weather.source;
  const texts = describeDate(
    {
      ...{ name: planned.name, holiday: findHoliday(planned) },
      ...{ title, items, takeAlong, layers, wetHour, isRough, attribution },
    },
    messages,
  );
  const { date, hours } = planned;
  return { entry: { date, hours, ...texts, range: basis.range, basis }, isTemporary };
}

/** Returns yesterday's event while its hours last, so that a night out does not vanish at midnight. */
const listLastNight = (published: readonly FeedEvent[], nowMs: number): FeedEvent[] =>
  published.filter(({ date, hours }) => date < kstDate(nowMs) && (hours?.untilMs ?? 0) > nowMs);

/**
 * Composes the events of the dates that the forecast reaches, and of trips. The outfit of a date is chosen again only if
 * the settings or its forecast have changed, because a choice takes most of the time. The member counts as the network of
 * the request for weather, because many calendars are polled by the servers of one company.
 */
export async function composeEvents(request: CalendarRequest, host: CalendarHost): Promise<ComposedEvents> {
  const { address, owner, holidays, published, isSameSettings } = request;
  const { cell, categoryId, userId } = address;
  const nowMs = host.clock();
  const network = [formatMemberOwner(userId)] as const;
  const readWeather = (where: GridCell) => host.weather.get(where, network);
  const readTripWeather = async ({ nx, ny, timeZone }: StoredTrip) =>
    timeZone
      ? readWeatherAbroad({ cell: { nx, ny }, timeZone }, host, network).catch(() => null)
      : readWeather({ nx, ny });
  const own = await readWeather(cell);
  const entries: NextEntry[] = [];
  let isTemporary = own.isFallback === true;
  for (let ahead = 0; ahead < FORECAST_DAYS; ahead++) {
    const date = addDays(kstDate(nowMs), ahead);
    if (ahead > 1 && !isDayKnown(own.weather, date)) break;
    const planned = getCalendarDate(owner.schedule, date, { cell, categoryId, holidays });
    const result = isSameCell(planned.cell, cell) ? own : await readWeather(planned.cell);
    isTemporary ||= result.isFallback === true;
    const forecast = getCalendarForecast(result.weather, planned, nowMs);
    const before = isSameSettings ? published.find((event) => getEventKey(event) === date) : undefined;
    if (before && isSameForecast(before.basis, forecast.basis)) {
      entries.push({ ...before, range: forecast.basis.range });
      continue;
    }
    const composed = await composeEntry(request, planned, forecast, { nowMs, result, host });
    isTemporary ||= composed.isTemporary;
    entries.push(composed.entry);
  }
  const trips = await composeTrips(request, { readTripWeather, nowMs, outfits: host.outfits });
  const events = reviseEvents(published, [...entries, ...trips.entries], nowMs);
  return { events: [...listLastNight(published, nowMs), ...events], isTemporary: isTemporary || trips.isTemporary };
}
