import type { OutfitItem, TakeAlong } from '@/lib/contract/outfit';
import type { Messages } from '@/lib/messages/messages';
import type { FeedEntry } from './feed-event';

/** Everything that the texts of a calendar's day tell. They name no place. */
export interface CalendarFacts {
  /** Day off: name of the holiday, or null for one that the user took. Undefined for other days. */
  holiday: string | null | undefined;
  /** As displayed, whole °C; null if one is unknown. */
  range: { low: number; high: number } | null;
  title: string;
  reason: string;
  items: readonly OutfitItem[];
  takeAlong: readonly TakeAlong[];
  layers: readonly { part: string; text: string }[];
  /** Hour (KST) from which it rains or snows; null if from the beginning, or not at all. */
  wetHour: number | null;
  attribution: string;
}

/** Garments that a summary names: at most two of these. */
const MAX_GARMENTS = 2;
const MAIN_SLOTS: readonly OutfitItem['slot'][] = ['outer', 'top', 'dress'];

const listNames = (items: readonly OutfitItem[]): string => items.map(({ name }) => name).join(', ');

type CalendarMessages = Pick<Messages, 'calendarFeed' | 'clock' | 'units'>;

/** Composes the summary and description of a day: `7° → 12° · 코트, 니트 · 우산 오후 4시부터`. */
export function describeDate(
  { holiday, range, title, reason, items, takeAlong, layers, wetHour, attribution }: CalendarFacts,
  { calendarFeed: texts, clock, units }: CalendarMessages,
): Pick<FeedEntry, 'summary' | 'description'> {
  const main = items.filter(({ slot }) => MAIN_SLOTS.includes(slot));
  const carried = takeAlong.filter(({ group }) => group === undefined);
  const labels = carried.map(({ kind, label }) =>
    kind === 'umbrella' && wetHour !== null ? texts.itemFrom(label, clock.formatHour(wetHour)) : label,
  );
  const summary = [
    holiday === undefined ? '' : holiday === null ? texts.dayOff : texts.formatHoliday(holiday),
    range ? texts.formatRange(units.degrees(range.low), units.degrees(range.high)) : '',
    listNames((main.length > 0 ? main : items).slice(0, MAX_GARMENTS)),
    labels.join(', '),
  ];
  const description = [
    ...[title, reason, listNames(items)],
    ...layers.map(({ part, text }) => `${part}: ${text}`),
    takeAlong.map(({ label }) => label).join(', '),
    attribution,
  ];
  return { summary: summary.filter(Boolean).join(' · '), description: description.filter(Boolean).join('\n') };
}
