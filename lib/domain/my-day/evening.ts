import type { HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { kstHour } from '../kst';

/** Hour (KST) from which home offers tomorrow, and a push is about tomorrow. */
const EVENING_HOUR = 20;

export const isEvening = (epochMs: number): boolean => kstHour(epochMs) >= EVENING_HOUR;

interface Options {
  /** Present minute of the day, if the push is late. Defaults to the minute of the alarm. */
  minuteNow?: number;
  /** The user's hours on that date; null if the schedule has none. */
  spans?: readonly HourSpan[] | null;
}

/**
 * Returns the day that a push is about. In the evening it is tomorrow, unless the user still goes out today. If the push
 * is late and it is past midnight, it is the day that has begun. Undefined before the evening: the next relevant hours.
 */
export function getAlarmDay(
  minuteOfDay: number,
  { minuteNow = minuteOfDay, spans = null }: Options = {},
): RequestedDay | undefined {
  if (minuteOfDay < EVENING_HOUR * 60) return undefined;
  const isLeavingLater = spans?.some(({ from }) => from * 60 >= minuteNow) ?? false;
  return minuteNow < minuteOfDay || isLeavingLater ? 'today' : 'tomorrow';
}
