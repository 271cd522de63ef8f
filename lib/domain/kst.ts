import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';

/** Dates and hours in Korean Standard Time (UTC+9, no daylight saving), whatever the machine's own zone is. */

const KST_OFFSET_MS = 9 * HOUR_MS;

/** A calendar date in KST, `YYYY-MM-DD`. */
export type KstDate = string;

const toKst = (epochMs: number) => new Date(epochMs + KST_OFFSET_MS);

/** Weather is asked for its dates hour by hour: mostly that of the hour before. */
let last = { day: NaN, date: '' };

/** The KST calendar date of an instant. */
export function kstDate(epochMs: number): KstDate {
  const day = Math.floor((epochMs + KST_OFFSET_MS) / DAY_MS);
  if (day !== last.day) last = { day, date: toKst(epochMs).toISOString().slice(0, 10) };
  return last.date;
}

/** The KST hour of day, 0-23, of an instant. */
export const kstHour = (epochMs: number): number => toKst(epochMs).getUTCHours();

/** The KST minute of the hour, 0-59, of an instant. */
export const kstMinute = (epochMs: number): number => toKst(epochMs).getUTCMinutes();

/** The instant (epoch ms) at which an hour of a KST date begins. `hour` may run past 23 or below 0. */
export const kstEpochMs = (date: KstDate, hour = 0, minute = 0): number =>
  Date.parse(`${date}T00:00:00+09:00`) + hour * HOUR_MS + minute * MINUTE_MS;

/** The start of the hour that an instant lies in (KST is a whole number of hours from UTC). */
export const startOfHourMs = (epochMs: number): number => Math.floor(epochMs / HOUR_MS) * HOUR_MS;

/** A KST date some days later (or earlier, with a negative number). */
export const addDays = (date: KstDate, days: number): KstDate => kstDate(kstEpochMs(date) + days * DAY_MS);

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** The Korean one-letter weekday name of a KST date. */
export const getWeekdayName = (date: KstDate): string => WEEKDAYS[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? '';

/** The weekday of a KST date, 0 for Monday to 6 for Sunday. */
export const getWeekday = (date: KstDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

const NEAR_DAYS = ['오늘', '내일', '모레'] as const;

/** What a KST date is called as seen from another: 오늘, 내일, 모레, then by its weekday. */
export function getDayName(date: KstDate, today: KstDate): string {
  const ahead = (kstEpochMs(date) - kstEpochMs(today)) / DAY_MS;
  return NEAR_DAYS[ahead] ?? `${getWeekdayName(date)}요일`;
}
