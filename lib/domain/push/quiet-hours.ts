import { kstHour } from '../kst';

/** No push is sent between these hours (KST), unless the user wants it. */
export const NIGHT_FROM_HOUR = 22;
export const MORNING_HOUR = 7;

export const isNight = (epochMs: number): boolean =>
  kstHour(epochMs) >= NIGHT_FROM_HOUR || kstHour(epochMs) < MORNING_HOUR;
