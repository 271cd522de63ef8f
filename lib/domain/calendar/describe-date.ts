import type { OutfitItem, TakeAlong } from '@/lib/contract/outfit';
import type { Messages } from '@/lib/messages/messages';
import { listWornAndCarried } from '../recommendation/worn-and-carried';
import type { FeedEntry } from './feed-event';

/**
 * Everything that the texts of a calendar's day tell. They name no place. The outfit's reason is left out: it names days
 * such as tomorrow, while an app may show the text for days.
 */
export interface CalendarFacts {
  /** Name of a planned date, which precedes that of a day off. */
  name?: string | undefined;
  /** Day off: Korean name of the holiday ('' if unknown), or null for one that the user took. Undefined for others. */
  holiday: string | null | undefined;
  title: string;
  items: readonly OutfitItem[];
  takeAlong: readonly TakeAlong[];
  layers: readonly { part: string; text: string }[];
  /** Hour (KST) from which it rains or snows; null if from the beginning, or not at all. */
  wetHour: number | null;
  /** True if the hours of the day are not forecast yet. */
  isRough: boolean;
  attribution: string;
}

/** Garments that a summary names: at most two of these. */
const MAX_GARMENTS = 2;
const MAIN_SLOTS: readonly OutfitItem['slot'][] = ['outer', 'top', 'dress'];

const listNames = (items: readonly OutfitItem[]): string => items.map(({ name }) => name).join(', ');

const SEPARATOR = ' · ';

/** Names the main garments and what to take along: `코트, 니트 · 우산 오후 4시부터`. */
function describeOutfit(
  { items, takeAlong, wetHour }: CalendarFacts,
  { calendarFeed, clock }: Pick<Messages, 'calendarFeed' | 'clock'>,
): string {
  const main = items.filter(({ slot }) => MAIN_SLOTS.includes(slot));
  const labels = takeAlong
    .filter(({ group }) => group === undefined)
    .map(({ kind, label }) =>
      kind === 'umbrella' && wetHour !== null ? calendarFeed.itemFrom(label, clock.formatHour(wetHour)) : label,
    );
  const garments = listNames((main.length > 0 ? main : items).slice(0, MAX_GARMENTS));
  return [garments, labels.join(', ')].filter(Boolean).join(SEPARATOR);
}

/** Composes the texts of a day. */
export function describeDate(
  facts: CalendarFacts,
  messages: Pick<Messages, 'calendarFeed' | 'clock'>,
): Pick<FeedEntry, 'occasion' | 'outfit' | 'description'> {
  const { name, holiday, title, layers, isRough, attribution } = facts;
  const { worn, carried } = listWornAndCarried(facts);
  const { dayOff, formatHoliday, rough } = messages.calendarFeed;
  const description = [
    ...[isRough ? rough : '', title, worn.join(', ')],
    ...layers.map(({ part, text }) => `${part}: ${text}`),
    carried.map(({ label }) => label).join(', '),
    attribution,
  ];
  return {
    occasion: name ?? (holiday === undefined ? '' : holiday === null ? dayOff : formatHoliday(holiday)),
    outfit: describeOutfit(facts, messages),
    description: description.filter(Boolean).join('\n'),
  };
}

/** Composes the summary of a day: `7° → 12° · 코트, 니트 · 우산 오후 4시부터`. */
export function composeSummary(
  { occasion, range, outfit }: FeedEntry,
  { calendarFeed, units }: Pick<Messages, 'calendarFeed' | 'units'>,
): string {
  const degrees = range ? calendarFeed.formatRange(units.degrees(range.low), units.degrees(range.high)) : '';
  return [occasion, degrees, outfit].filter(Boolean).join(SEPARATOR);
}
