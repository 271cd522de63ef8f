import { formatHourSpans } from '@/lib/contract/hour-spans';
import { getCalendarDate, type CalendarDate } from '@/lib/domain/calendar/calendar-date';
import { describeDate } from '@/lib/domain/calendar/describe-date';
import { isSameForecast, reviseEvents, type FeedEvent, type NextEntry } from '@/lib/domain/calendar/feed-event';
import { getForecastBasis, getWetHour } from '@/lib/domain/calendar/forecast-basis';
import { addDays, kstDate } from '@/lib/domain/kst';
import type { Holidays } from '@/lib/domain/my-day/schedule';
import { getMessages } from '@/lib/messages/get-messages';
import { getHolidayName } from '../holidays/gazette-holidays';
import { formatMemberOwner } from '../outfit/audience';
import { composeLook, type LookRequest } from '../outfit/look';
import type { MemberSettings } from '../outfit/member-settings';
import type { OutfitDependencies } from '../outfit/outfit-dependencies';
import type { WeatherResult } from '../weather/weather-service';
import type { StoredWidget } from '../widget/widgets';

/** Days of a calendar. */
const DAYS = ['today', 'tomorrow'] as const;

export interface CalendarRequest {
  address: StoredWidget;
  owner: MemberSettings;
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

type Day = (typeof DAYS)[number];

function createLookRequest({ address, owner }: CalendarRequest, planned: CalendarDate, day: Day): LookRequest {
  const { cell, region, userId } = address;
  const { language, gender, offsets, without, worn } = owner;
  const name = formatMemberOwner(userId);
  return {
    ...{ language, cell, region, worn, network: [name] },
    query: {
      'event-type-id': planned.categoryId,
      ...{ gender, day, without, hours: planned.spans && formatHourSpans(planned.spans) },
      ...{ 'cold-offset': offsets.cold, 'warm-offset': offsets.warm },
    },
    requester: { owner: name, isMember: true, offsets },
  };
}

/** Returns the name of a day off, which is empty if unknown: null for one that the user took, undefined for others. */
const findHoliday = ({ date, dayOff }: CalendarDate): string | null | undefined =>
  dayOff === 'holiday' ? getHolidayName(date) : dayOff === 'own' ? null : undefined;

/** Chooses the outfit of a date and describes it. */
async function composeEntry(
  request: CalendarRequest,
  planned: CalendarDate,
  day: Day,
  result: WeatherResult,
  host: OutfitDependencies,
): Promise<{ entry: NextEntry; isTemporary: boolean }> {
  const look = await composeLook(createLookRequest(request, planned, day), result, host);
  const basis = getForecastBasis(result.weather, planned, host.clock());
  const messages = getMessages(request.owner.language);
  const { low, high } = look.temperatures;
  const { reason, items, takeAlong, layers, outfit } = look.outfit;
  const texts = describeDate(
    {
      holiday: findHoliday(planned),
      range: low === null || high === null ? null : { low, high },
      ...{ title: messages.outfits[outfit.id], reason, items, takeAlong, layers },
      wetHour: getWetHour(basis),
      attribution: look.weather.source.attribution,
    },
    messages,
  );
  return { entry: { date: planned.date, hours: planned.hours, ...texts, basis }, isTemporary: look.isTemporary };
}

/** Returns yesterday's event while its hours last, so that a night out does not vanish at midnight. */
const listLastNight = (published: readonly FeedEvent[], nowMs: number): FeedEvent[] =>
  published.filter(({ date, hours }) => date < kstDate(nowMs) && (hours?.untilMs ?? 0) > nowMs);

/**
 * Composes the events of the next days. The outfit of a date is chosen again only if the settings or its forecast have
 * changed, because a choice takes most of the time. The member counts as the network of the request for weather, because
 * many calendars are polled by the servers of one company.
 */
export async function composeEvents(request: CalendarRequest, host: OutfitDependencies): Promise<ComposedEvents> {
  const { address, owner, holidays, published, isSameSettings } = request;
  const { cell, categoryId, userId } = address;
  const nowMs = host.clock();
  const result = await host.weather.get(cell, [formatMemberOwner(userId)]);
  const entries: NextEntry[] = [];
  let isTemporary = result.isFallback === true;
  for (const [ahead, day] of DAYS.entries()) {
    const date = addDays(kstDate(nowMs), ahead);
    const planned = getCalendarDate(owner.schedule, date, { cell, categoryId, holidays });
    const before = isSameSettings ? published.find((event) => event.date === date) : undefined;
    if (before && isSameForecast(before.basis, getForecastBasis(result.weather, planned, nowMs))) {
      entries.push(before);
      continue;
    }
    const composed = await composeEntry(request, planned, day, result, host);
    isTemporary ||= composed.isTemporary;
    entries.push(composed.entry);
  }
  return { events: [...listLastNight(published, nowMs), ...reviseEvents(published, entries, nowMs)], isTemporary };
}
