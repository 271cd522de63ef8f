import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { HourSpan } from '@/lib/contract/hour-spans';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs, getWeekday, type KstDate } from '@/lib/domain/kst';
import type { Week } from '@/lib/domain/my-day/week';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { findNews, type OutPeriod, type News } from '@/lib/domain/push/news';
import type { notificationSettings } from '../../db/schema';
import type { ReadOutlooks } from './outlooks';
import { findKnownOutlook } from './outlook-rows';

/** Of a person who wants news, all that they depend on. */
export interface NewsSubscriber {
  setting: Pick<typeof notificationSettings.$inferSelect, 'minuteOfDay' | 'holdsSince' | 'openedAt' | 'nx' | 'ny'>;
  week: Week | null;
}

/** Hours out, and where. */
interface Stay extends OutPeriod {
  cell: GridCell;
}

/** When people are out who did not say. */
const USUAL: readonly HourSpan[] = [{ from: 7, until: 22, cell: null }];

/** The hours out of a date. */
function getStays(date: KstDate, { setting: { nx, ny }, week }: NewsSubscriber): Stay[] {
  const here = nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;
  const spans = week?.[getWeekday(date)]?.spans ?? USUAL;
  return spans.map(({ from, until, cell }) => ({
    fromMs: kstEpochMs(date, from),
    untilMs: kstEpochMs(date, until),
    cell: cell ?? here,
  }));
}

/** The hours out that may still be ahead: a night out began yesterday. */
const getUpcomingStays = (subscriber: NewsSubscriber, nowMs: number): Stay[] =>
  [-1, 0, 1]
    .flatMap((days) => getStays(addDays(kstDate(nowMs), days), subscriber))
    .filter(({ untilMs }) => untilMs > nowMs);

/** When the daily push comes next. */
function getNextDailyMs({ setting: { minuteOfDay } }: NewsSubscriber, nowMs: number): number {
  const todayMs = kstEpochMs(kstDate(nowMs)) + minuteOfDay * MINUTE_MS;
  return todayMs > nowMs ? todayMs : todayMs + DAY_MS;
}

/** When somebody was last told: by the daily push, or by what they saw in the app. */
function getLastInformedMs(subscriber: NewsSubscriber, nowMs: number): number {
  const { holdsSince, openedAt } = subscriber.setting;
  const lastDailyMs = getNextDailyMs(subscriber, nowMs) - DAY_MS;
  const wasDaily = lastDailyMs >= holdsSince.getTime();
  return Math.max(wasDaily ? lastDailyMs : 0, openedAt?.getTime() ?? 0);
}

/** What is news to somebody, where, and not left to a daily push before it; null where nothing is. */
export async function selectNews(
  subscriber: NewsSubscriber,
  readOutlooks: ReadOutlooks,
  nowMs: number,
): Promise<(News & { cell: GridCell }) | null> {
  const informedMs = getLastInformedMs(subscriber, nowMs);
  const untilMs = getNextDailyMs(subscriber, nowMs);
  let first: (News & { cell: GridCell }) | null = null;
  for (const stay of getUpcomingStays(subscriber, nowMs)) {
    const outlooks = await readOutlooks(stay.cell);
    const known = outlooks && findKnownOutlook(outlooks.stored, informedMs);
    const news = known && findNews(known, outlooks.present, [stay], nowMs);
    if (news && news.atMs < Math.min(untilMs, first?.atMs ?? Infinity)) first = { ...news, cell: stay.cell };
  }
  return first;
}
