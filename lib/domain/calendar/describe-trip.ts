import type { PackedItem, PackingList } from '@/lib/contract/trips';
import type { Messages } from '@/lib/messages/messages';
import { getWeekday, type KstDate } from '../kst';
import type { FeedEntry } from './feed-event';

/** Everything that the texts of a trip tell. They name no place, because calendars are shared. */
export interface TripFacts {
  nights: number;
  list: Pick<PackingList, 'days' | 'items' | 'unneeded'>;
  attribution: string;
}

type TripMessages = Pick<Messages, 'calendarFeed' | 'dates' | 'trips'>;

function describeItem({ name, detail }: PackedItem, count: number, { list }: Messages['trips']): string {
  return [name, detail && `(${detail})`, count > 1 && list.count(count)].filter(Boolean).join(' ');
}

const formatDate = (date: KstDate, { dates }: TripMessages): string =>
  dates.formatDate({ month: Number(date.slice(5, 7)), day: Number(date.slice(8)), weekday: getWeekday(date) });

/** Composes the texts of a trip: what to wear on the way, what to pack, and the outfit of each day. */
export function describeTrip(
  { nights, list: { days, items, unneeded }, attribution }: TripFacts,
  messages: TripMessages,
): Pick<FeedEntry, 'occasion' | 'outfit' | 'description'> {
  const { trips, calendarFeed } = messages;
  const worn = items.filter((item) => item.worn);
  const packed = items
    .map((item) => ({ item, count: item.count - Number(item.worn) }))
    .filter(({ count }) => count > 0);
  const basis = days.some((day) => day.basis === 'usual')
    ? trips.list.usual
    : days.some((day) => day.basis === 'daily')
      ? calendarFeed.rough
      : '';
  const join = (label: string, names: readonly string[]) => (names.length > 0 ? `${label}: ${names.join(', ')}` : '');
  const description = [
    basis,
    join(
      trips.list.worn,
      worn.map((item) => describeItem({ ...item, detail: undefined }, 1, trips)),
    ),
    join(trips.list.packed, [
      ...packed.map(({ item, count }) => describeItem(item, count, trips)),
      trips.list.basics(nights + 1),
    ]),
    ...days.map(({ date, clothes }) => join(formatDate(date, messages), [trips.list.clothes(clothes)])),
    join(
      trips.list.unneeded,
      unneeded.map(({ name, reason }) => calendarFeed.reason(name, reason)),
    ),
    attribution,
  ];
  return {
    occasion: calendarFeed.trip(trips.length(nights)),
    outfit: calendarFeed.packed(packed.length),
    description: description.filter(Boolean).join('\n'),
  };
}
