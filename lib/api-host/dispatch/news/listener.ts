import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import { newsFor, type HoursOut, type News } from '@/lib/domain/push/news';
import type { OutlookHour } from '@/lib/domain/push/outlook';
import type { notificationSettings } from '../../db/schema';
import { heardBy, type Outlook } from './outlook-rows';

/** Of a person who wants news, all that they depend on. */
export type NewsListener = Pick<typeof notificationSettings.$inferSelect, 'minuteOfDay' | 'holdsSince' | 'openedAt'>;

/** When people are out who did not say: from seven until ten in the evening. */
const OUT_FROM_HOUR = 7;
const OUT_UNTIL_HOUR = 22;

/** The hours out of today and tomorrow. */
const hoursOut = (nowMs: number): HoursOut[] =>
  [kstDate(nowMs), addDays(kstDate(nowMs), 1)].map((date) => ({
    fromMs: kstEpochMs(date, OUT_FROM_HOUR),
    untilMs: kstEpochMs(date, OUT_UNTIL_HOUR),
  }));

/** When the daily push comes next. */
function nextDailyMs({ minuteOfDay }: NewsListener, nowMs: number): number {
  const todayMs = kstEpochMs(kstDate(nowMs)) + minuteOfDay * MINUTE_MS;
  return todayMs > nowMs ? todayMs : todayMs + DAY_MS;
}

/** When somebody was last told: by the daily push, or by what they saw in the app. */
function toldMs(listener: NewsListener, nowMs: number): number {
  const lastDailyMs = nextDailyMs(listener, nowMs) - DAY_MS;
  const wasDaily = lastDailyMs >= listener.holdsSince.getTime();
  return Math.max(wasDaily ? lastDailyMs : 0, listener.openedAt?.getTime() ?? 0);
}

/** What is news to somebody, and not left to a daily push before it; null where nothing is. */
export function newsToTell(
  listener: NewsListener,
  stored: readonly Outlook[],
  present: readonly OutlookHour[],
  nowMs: number,
): News | null {
  const heard = heardBy(stored, toldMs(listener, nowMs));
  const news = heard && newsFor(heard, present, hoursOut(nowMs), nowMs);
  return news && news.atMs < nextDailyMs(listener, nowMs) ? news : null;
}
