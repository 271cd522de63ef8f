import { ICalCalendar, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { DAY_MS, HOUR_S } from '@/lib/contract/durations';
import type { Language } from '@/lib/contract/language';
import type { Messages } from '@/lib/messages/messages';
import { composeSummary } from './describe-date';
import { getEventKey, type FeedEvent } from './feed-event';

/** Interval at which calendar apps should poll. */
const REFRESH_S = 3 * HOUR_S;

/** Returns the times of an event. A whole day is a date, which is the same day in every time zone. */
function getTimes({ date, hours, days = 1 }: FeedEvent) {
  if (hours) return { start: new Date(hours.fromMs), end: new Date(hours.untilMs) };
  const startMs = Date.parse(`${date}T00:00:00Z`);
  return { start: new Date(startMs), end: new Date(startMs + days * DAY_MS), allDay: true };
}

/**
 * Writes events as iCalendar (RFC 5545). Times are in UTC, so that a device abroad shows the same instants. An event
 * keeps its UID for as long as the address exists; apps update it by SEQUENCE and LAST-MODIFIED.
 * @param id id of the address, which is not secret
 */
export function writeCalendar(
  id: string,
  events: readonly FeedEvent[],
  messages: Pick<Messages, 'calendarFeed' | 'units'>,
  language: Language,
): string {
  const calendar = new ICalCalendar({
    prodId: { company: 'Nalot', product: 'Outfits', language: language === 'ko' ? 'KO' : 'EN' },
    name: messages.calendarFeed.name,
    method: ICalCalendarMethod.PUBLISH,
    scale: 'gregorian',
    ttl: REFRESH_S,
  });
  for (const event of events) {
    const modified = new Date(event.modifiedMs);
    calendar.createEvent({
      id: `${getEventKey(event)}-${id}@nalot`,
      sequence: event.sequence,
      ...getTimes(event),
      ...{ summary: composeSummary(event, messages), description: event.description },
      // The time stays free for appointments.
      transparency: ICalEventTransparency.TRANSPARENT,
      ...{ stamp: modified, lastModified: modified },
    });
  }
  return `${calendar.toString()}\r\n`;
}
