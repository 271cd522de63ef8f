import type { HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { kstHour } from '../kst';

/** From this hour on (KST) one dresses for tomorrow: home offers it, and an alarm tells it. */
const EVENING_HOUR = 20;

export const isEvening = (epochMs: number): boolean => kstHour(epochMs) >= EVENING_HOUR;

interface Options {
  /** The minute of the day at which it is called, where that is not the alarm's own: what comes late. */
  minuteNow?: number;
  /** The person's own hours out of the date; null for none of their own. */
  spans?: readonly HourSpan[] | null;
}

/**
 * The day that an alarm at this minute of the day tells. In the evening that is tomorrow, unless one leaves later this
 * evening; what comes after midnight tells the day that has begun. Undefined: whichever lies ahead.
 */
export function getAlarmDay(
  minuteOfDay: number,
  { minuteNow = minuteOfDay, spans = null }: Options = {},
): RequestedDay | undefined {
  if (minuteOfDay < EVENING_HOUR * 60) return undefined;
  const isLeavingLater = spans?.some(({ from }) => from * 60 >= minuteNow) ?? false;
  return minuteNow < minuteOfDay || isLeavingLater ? 'today' : 'tomorrow';
}
