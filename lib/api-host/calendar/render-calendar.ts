import type { Language } from '@/lib/contract/language';
import type { FeedEvent } from '@/lib/domain/calendar/feed-event';
import { writeCalendar } from '@/lib/domain/calendar/write-calendar';
import { getMessages } from '@/lib/messages/get-messages';

/** Writes the events of an address as iCalendar in a language. */
export const renderCalendar = (id: string, events: readonly FeedEvent[], language: Language): string =>
  writeCalendar(id, events, getMessages(language), language);
