import { kstDate, kstHour, type KstDate } from './kst';

/** By then a day's clothes have been out in the cold and in the warm. */
const WORN_FROM_HOUR = 17;

/** Whether the outfit of a date has been worn by now, so that it can be said how it felt. */
export const hasBeenWorn = (date: KstDate, nowMs: number): boolean => {
  const today = kstDate(nowMs);
  return date < today || (date === today && kstHour(nowMs) >= WORN_FROM_HOUR);
};
