'use client';

import { useMessages } from '@/lib/client/language/messages';
import { getWeekday, type KstDate } from '@/lib/domain/kst';
import { getTripEnd } from '@/lib/domain/trips/trip-dates';
import type { Trip } from '@/lib/contract/trips';

/** Returns the function that formats a date with its weekday. */
export function useFormatDate(): (date: KstDate) => string {
  const { formatDate } = useMessages('calendar');
  return (date) => formatDate(Number(date.slice(5, 7)), Number(date.slice(8)), getWeekday(date));
}

/** Returns the function that formats a date as in a calendar: 토 5. */
export function useFormatShortDate(): (date: KstDate) => string {
  const { shortWeekdays } = useMessages('calendar');
  return (date) => `${shortWeekdays[getWeekday(date)]} ${Number(date.slice(8))}`;
}

const NO_BREAK_SPACE = '\u00a0';

/** Returns the function that formats the dates and the length of a trip. */
export function useFormatTrip(): (trip: Pick<Trip, 'from' | 'categoryIds'>) => { dates: string; length: string } {
  const messages = useMessages('trips');
  const formatDate = useFormatDate();
  // A line breaks between the dates and before the length only.
  const join = (text: string) => text.replaceAll(' ', NO_BREAK_SPACE);
  return (trip) => ({
    dates: messages.range(join(formatDate(trip.from)), join(formatDate(getTripEnd(trip)))),
    length: join(messages.length(trip.categoryIds.length - 1)),
  });
}
