import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs, kstHour, kstMinute, type KstDate } from '@/lib/domain/kst';

const LAST_MINUTE = DAY_MS / MINUTE_MS - 1;

/** After its time a push is worth something for so long. */
export const MAX_LATENESS_MS = 30 * MINUTE_MS;

/** Returns the minutes since midnight, KST. */
export const getMinuteOfDay = (epochMs: number): number => kstHour(epochMs) * 60 + kstMinute(epochMs);

/** A part of a KST date, in minutes since its midnight: after the one, up to and with the other. */
export interface DueWindow {
  date: KstDate;
  midnightMs: number;
  afterMinute: number;
  untilMinute: number;
}

/** The times of day within (fromMs, untilMs], each with the date that it belongs to: around midnight there are two. */
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
