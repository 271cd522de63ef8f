import type { AskedDay } from '@/lib/contract/hours-out-field';
import { kstHour } from '../kst';

/** From this hour on (KST) one dresses for tomorrow: home offers it, and an alarm tells it. */
const EVENING_HOUR = 20;

export const isEvening = (epochMs: number): boolean => kstHour(epochMs) >= EVENING_HOUR;

/**
 * The day that an alarm at this minute of the day tells, as it is called at another: what comes late, after midnight, tells
 * today. Undefined: whichever lies ahead.
 */
export function dayToldAt(minuteOfDay: number, minuteNow = minuteOfDay): AskedDay | undefined {
  if (minuteOfDay < EVENING_HOUR * 60) return undefined;
  return minuteNow < minuteOfDay ? 'today' : 'tomorrow';
}
