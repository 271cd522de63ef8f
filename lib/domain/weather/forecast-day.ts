import type { RequestedDate, RequestedDay, ShownDay } from '@/lib/contract/hour-spans-field';
import { addDays, countDays, kstDate, type KstDate } from '../kst';

/** Number of dates for which weather and outfits can be requested, today included. */
export const FORECAST_DAYS = 10;

/** Returns the KST date of a requested day. */
export function getDate(nowMs: number, day: RequestedDay): KstDate {
  if (day === 'today') return kstDate(nowMs);
  return day === 'tomorrow' ? addDays(kstDate(nowMs), 1) : day;
}

/** Returns the form in which a date is requested, so that equal days have equal requests. */
export function toRequestedDay(date: KstDate, nowMs: number): RequestedDay {
  const ahead = countDays(kstDate(nowMs), date);
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : (date as RequestedDate);
}

/** Returns the request for the day of a response. A night out is of today, although its date is yesterday. */
export const repeatRequest = ({ day, date }: { day: ShownDay; date: KstDate }): RequestedDay =>
  day === 'later' ? (date as RequestedDate) : day;

/** Returns whether the forecast can cover a date: today and the nine dates after it. */
export function isForecastDate(date: KstDate, nowMs: number): boolean {
  const ahead = countDays(kstDate(nowMs), date);
  return ahead >= 0 && ahead < FORECAST_DAYS;
}

export const toShownDay = (day: RequestedDay): ShownDay => (day === 'today' || day === 'tomorrow' ? day : 'later');
