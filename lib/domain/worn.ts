import { addDays, kstDate, kstHour, type KstDate } from './kst';

/** By then a day's clothes have been out in the cold and in the warm. */
export const WORN_FROM_HOUR = 17;

/** The last date whose outfit has been worn, so that it can be said how it felt: today from then on, before it yesterday. */
export const getLastWornDate = (nowMs: number): KstDate => {
  const today = kstDate(nowMs);
  return kstHour(nowMs) >= WORN_FROM_HOUR ? today : addDays(today, -1);
};
