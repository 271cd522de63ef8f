import { DAY_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { OutSpan } from '@/lib/contract/hours-out';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs, weekdayOf, type KstDate } from '@/lib/domain/kst';
import type { Week } from '@/lib/domain/my-day/week';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { newsFor, type HoursOut, type News } from '@/lib/domain/push/news';
import type { notificationSettings } from '../../db/schema';
import type { LookAt } from './outlooks';
import { heardBy } from './outlook-rows';

/** Of a person who wants news, all that they depend on. */
export interface NewsListener {
  setting: Pick<typeof notificationSettings.$inferSelect, 'minuteOfDay' | 'holdsSince' | 'openedAt' | 'nx' | 'ny'>;
  week: Week | null;
}

/** Hours out, and where. */
interface Stay extends HoursOut {
  cell: GridCell;
}

/** When people are out who did not say. */
const USUAL: readonly OutSpan[] = [{ from: 7, until: 22, cell: null }];

/** The hours out of a date. */
function staysOn(date: KstDate, { setting: { nx, ny }, week }: NewsListener): Stay[] {
  const here = nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;
  const spans = week?.[weekdayOf(date)]?.spans ?? USUAL;
  return spans.map(({ from, until, cell }) => ({
    fromMs: kstEpochMs(date, from),
    untilMs: kstEpochMs(date, until),
    cell: cell ?? here,
  }));
}

/** The hours out that may still be ahead: a night out began yesterday. */
const staysAround = (listener: NewsListener, nowMs: number): Stay[] =>
  [-1, 0, 1]
    .flatMap((days) => staysOn(addDays(kstDate(nowMs), days), listener))
    .filter(({ untilMs }) => untilMs > nowMs);

/** When the daily push comes next. */
function nextDailyMs({ setting: { minuteOfDay } }: NewsListener, nowMs: number): number {
  const todayMs = kstEpochMs(kstDate(nowMs)) + minuteOfDay * MINUTE_MS;
  return todayMs > nowMs ? todayMs : todayMs + DAY_MS;
}

/** When somebody was last told: by the daily push, or by what they saw in the app. */
function toldMs(listener: NewsListener, nowMs: number): number {
  const { holdsSince, openedAt } = listener.setting;
  const lastDailyMs = nextDailyMs(listener, nowMs) - DAY_MS;
  const wasDaily = lastDailyMs >= holdsSince.getTime();
  return Math.max(wasDaily ? lastDailyMs : 0, openedAt?.getTime() ?? 0);
}

/** What is news to somebody, where, and not left to a daily push before it; null where nothing is. */
export async function newsToTell(
  listener: NewsListener,
  lookAt: LookAt,
  nowMs: number,
): Promise<(News & { cell: GridCell }) | null> {
  const heardMs = toldMs(listener, nowMs);
  const untilMs = nextDailyMs(listener, nowMs);
  let first: (News & { cell: GridCell }) | null = null;
  for (const stay of staysAround(listener, nowMs)) {
    const looks = await lookAt(stay.cell);
    const heard = looks && heardBy(looks.stored, heardMs);
    const news = heard && newsFor(heard, looks.present, [stay], nowMs);
    if (news && news.atMs < Math.min(untilMs, first?.atMs ?? Infinity)) first = { ...news, cell: stay.cell };
  }
  return first;
}
