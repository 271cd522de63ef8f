'use client';

import { parseHourSpans } from '@/lib/contract/hour-spans';
import type { OutfitFile, OutfitList } from '@/lib/contract/outfit';
import { describeDate } from '@/lib/domain/calendar/describe-date';
import { toHours } from '@/lib/domain/calendar/calendar-date';
import type { FeedEntry, FeedEvent } from '@/lib/domain/calendar/feed-event';
import { getLoadedLanguage, getLoadedMessages } from '../language/messages';
import { showSuccess, toast } from '../toasts/toasts';
import { download } from '../sharing/share-file';

/** The outfit of a day on screen. */
export interface ShownDay {
  list: Pick<OutfitList, 'date' | 'source'>;
  outfit: OutfitFile;
  /** Requested hours as text; undefined for those of the category. */
  hours: string | undefined;
  /** Lowest and highest temperature of the day; null if unknown. */
  range: FeedEntry['range'];
}

/** Revisions count minutes, so that a later download of the same day replaces the earlier one. */
const REVISION_MS = 60_000;

/** Creates the calendar event of a day. Without hours it lasts the whole day. It names no place. */
export function createEvent({ list, outfit, hours, range }: ShownDay, nowMs: number): FeedEvent {
  const { date, source } = list;
  const { title, items, takeAlong, layers } = outfit.metadata;
  const spans = hours ? parseHourSpans(hours) : null;
  const facts = { holiday: undefined, wetHour: null, isRough: false, attribution: source.attribution };
  const texts = describeDate(
    { ...facts, title, items, takeAlong, layers },
    { calendarFeed: getLoadedMessages('calendarFeed'), clock: getLoadedMessages('clock') },
  );
  return {
    ...{ date, range, ...texts, hours: spans ? toHours(spans, date) : null },
    ...{ sequence: Math.floor(nowMs / REVISION_MS), modifiedMs: nowMs, basis: { range, hours: [] } },
  };
}

/** Downloads the calendar event of a day. The library that writes it is loaded on demand. */
export async function saveEvent(id: string, shown: ShownDay): Promise<void> {
  const { outcomes, calendarFile } = getLoadedMessages('shareSheet');
  try {
    const { writeCalendar } = await import('@/lib/domain/calendar/write-calendar');
    const messages = { calendarFeed: getLoadedMessages('calendarFeed'), units: getLoadedMessages('units') };
    const text = writeCalendar(id, [createEvent(shown, Date.now())], messages, getLoadedLanguage());
    download(new File([text], calendarFile, { type: 'text/calendar' }));
    showSuccess(outcomes.savedEvent);
  } catch {
    toast.error(outcomes.eventFailed);
  }
}
