import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs, kstHour, kstMinute, type KstDate } from '@/lib/domain/kst';

const LAST_MINUTE = DAY_MS / MINUTE_MS - 1;

/** A push is sent up to this long after its due time; after that it is settled as too late. */
export const MAX_LATENESS_MS = 30 * MINUTE_MS;

/** Returns the minutes since midnight, KST. */
export const getMinuteOfDay = (epochMs: number): number => kstHour(epochMs) * 60 + kstMinute(epochMs);

/** Interval of a KST date in minutes since midnight: `afterMinute` is exclusive, `untilMinute` inclusive. */
export interface DueWindow {
  date: KstDate;
  midnightMs: number;
  afterMinute: number;
  untilMinute: number;
}

/** Splits (fromMs, untilMs] by KST date: an interval across midnight gives two windows. */
export function getDueWindows(fromMs: number, untilMs: number): DueWindow[] {
  const windows: DueWindow[] = [];
  for (let date = kstDate(fromMs); date <= kstDate(untilMs); date = addDays(date, 1)) {
    const midnightMs = kstEpochMs(date);
    const minute = (atMs: number) => Math.floor((atMs - midnightMs) / MINUTE_MS);
    const afterMinute = Math.max(-1, minute(fromMs));
    windows.push({ date, midnightMs, afterMinute, untilMinute: Math.min(LAST_MINUTE, minute(untilMs)) });
  }
  return windows.filter(({ afterMinute, untilMinute }) => afterMinute < untilMinute);
}
