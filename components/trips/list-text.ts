'use client';

import { useMessages } from '@/lib/client/language/messages';
import type { PackedItem, PackingList, Trip } from '@/lib/contract/trips';
import { useFormatTripPlace } from './trip-place-text';
import { useFormatDate, useFormatTrip } from './trip-dates-text';

/** Returns the function that writes a packing list as plain text. */
export function useListText(): (trip: Trip, list: PackingList) => string {
  const messages = useMessages('trips').list;
  const place = useFormatTripPlace();
  const formatTrip = useFormatTrip();
  const formatDate = useFormatDate();
  const formatItem = ({ name, detail, count }: PackedItem) =>
    `- ${name}${detail ? ` (${detail})` : ''}${count > 1 ? ` ${messages.count(count)}` : ''}`;
  return (trip, { items, days }) => {
    const { dates, length } = formatTrip(trip);
    const packed = items
      .filter(({ worn, count }) => !worn || count > 1)
      .map((item) => ({ ...item, count: item.count - Number(item.worn) }));
    return [
      `${place.name(trip)} ${dates} (${length})`.replaceAll('\u00a0', ' '),
      '',
      messages.worn,
      ...items.filter(({ worn }) => worn).map((item) => formatItem({ ...item, detail: undefined, count: 1 })),
      '',
      messages.packed,
      ...packed.map(formatItem),
      `- ${messages.basics(days.length)}`,
      '',
      messages.days,
      ...days.map(({ date, clothes }) => `- ${formatDate(date)}: ${messages.clothes(clothes)}`),
    ].join('\n');
  };
}
