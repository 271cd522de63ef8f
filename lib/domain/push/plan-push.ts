import { kstEpochMs, type KstDate } from '../kst';

/** Minute of the day (KST) at which the plan of the next day is announced. A later daily push is about that day itself. */
export const PLAN_MINUTE = 20 * 60;

/** Returns the time of the push about the plan of the day after a date, in epoch ms. */
export const getPlanPushDueMs = (date: KstDate): number => kstEpochMs(date, 0, PLAN_MINUTE);

/** Returns whether the daily push of an alarm is about tomorrow, so that a push about its plan would repeat it. */
export const isToldByDailyPush = (minuteOfDay: number): boolean => minuteOfDay >= PLAN_MINUTE;
