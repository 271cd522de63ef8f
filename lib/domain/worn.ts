import { addDays, kstDate, kstHour, type KstDate } from './kst';

/** KST hour from which today's outfit counts as worn, after the coldest and warmest hours. */
export const WORN_FROM_HOUR = 17;

/** Returns the last KST date whose outfit counts as worn: today from `WORN_FROM_HOUR` on, otherwise yesterday. */
export const getLastWornDate = (nowMs: number): KstDate => {
  const today = kstDate(nowMs);
  return kstHour(nowMs) >= WORN_FROM_HOUR ? today : addDays(today, -1);
};
