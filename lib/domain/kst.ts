import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';

// Dates and hours in Korean Standard Time (UTC+9, no daylight saving), independent of the machine's time zone.

const KST_OFFSET_MS = 9 * HOUR_MS;

/** KST calendar date, `YYYY-MM-DD`. */
export type KstDate = string;

/** Last result of `kstDate`. Successive hours of a forecast mostly have the same date. */
let last = { day: NaN, date: '' };

/** Returns the KST date of an instant. */
export function kstDate(epochMs: number): KstDate {
  const day = Math.floor((epochMs + KST_OFFSET_MS) / DAY_MS);
  if (day !== last.day) last = { day, date: new Date(epochMs + KST_OFFSET_MS).toISOString().slice(0, 10) };
  return last.date;
}

/** Returns the time since midnight, in ms. A `Date` would take longer, because Next.js replaces its constructor. */
const getTimeOfDayMs = (epochMs: number): number => (((epochMs + KST_OFFSET_MS) % DAY_MS) + DAY_MS) % DAY_MS;

/** Returns the KST hour of an instant, 0-23. */
export const kstHour = (epochMs: number): number => Math.floor(getTimeOfDayMs(epochMs) / HOUR_MS);

/** Returns the KST minute of an instant, 0-59. */
export const kstMinute = (epochMs: number): number => Math.floor((getTimeOfDayMs(epochMs) % HOUR_MS) / MINUTE_MS);

/** Returns the instant (epoch ms) of a time on a KST date. `hour` may be above 23 or below 0. */
export const kstEpochMs = (date: KstDate, hour = 0, minute = 0): number =>
  Date.parse(`${date}T00:00:00+09:00`) + hour * HOUR_MS + minute * MINUTE_MS;

/** Returns whether a text is a date that exists, `YYYY-MM-DD`: `Date.parse` takes 31 November for 1 December. */
export function isKstDate(text: string): boolean {
  const epochMs = /^\d{4}-\d{2}-\d{2}$/.test(text) ? kstEpochMs(text) : NaN;
  return !Number.isNaN(epochMs) && kstDate(epochMs) === text;
}

/** Returns the start of the hour of an instant. */
export const startOfHourMs = (epochMs: number): number => Math.floor(epochMs / HOUR_MS) * HOUR_MS;

/** Adds days to a KST date. `days` may be negative. */
export const addDays = (date: KstDate, days: number): KstDate => kstDate(kstEpochMs(date) + days * DAY_MS);

/** Returns the weekday of a KST date, 0 (Monday) to 6 (Sunday). */
export const getWeekday = (date: KstDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Returns the number of days from one KST date to another. */
export const countDays = (from: KstDate, to: KstDate): number => (kstEpochMs(to) - kstEpochMs(from)) / DAY_MS;
