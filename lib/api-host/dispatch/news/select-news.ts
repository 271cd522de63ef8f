import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import type { HourSpan } from '@/lib/contract/hour-spans';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import { getScheduledDay, type Schedule } from '@/lib/domain/my-day/schedule';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { findNews, type OutPeriod, type News } from '@/lib/domain/push/news';
import { listOutdoorSpans } from '@/lib/domain/recommendation/relevant-hours';
import type { OutlookHour } from '@/lib/domain/push/outlook';
import { toCellNumber, type notificationSettings } from '../../db/schema';
import type { CellOutlooks, ReadOutlooks } from './outlooks';
import { findKnownOutlook } from './outlook-rows';

/** Settings of a user that decide which news they get. */
export interface NewsSubscriber {
  setting: Pick<typeof notificationSettings.$inferSelect, 'minuteOfDay' | 'holdsSince' | 'openedAt' | 'nx' | 'ny'>;
  schedule: Schedule | null;
}

interface Stay extends OutPeriod {
  cell: GridCell;
}
type CellNews = News & { cell: GridCell };

/** Hours out of users without a schedule. */
const DEFAULT_SPANS: readonly HourSpan[] = [{ from: 7, until: 22, cell: null }];

type Whereabouts = Pick<NewsSubscriber, 'schedule'> & { setting: Pick<NewsSubscriber['setting'], 'nx' | 'ny'> };

/** Dates whose stays may not have ended, in days from today. A stay that began yesterday may last until after midnight. */
const UPCOMING_DAYS = [-1, 0, 1];

interface UpcomingDay {
  startMs: number;
  date: KstDate;
}

let last: { nowMs: number; days: UpcomingDay[] } = { nowMs: NaN, days: [] };

/** Returns the dates whose stays may not have ended. Cached for the last time, which is that of all users of a comparison. */
export function listUpcomingDays(nowMs: number): readonly UpcomingDay[] {
  if (nowMs === last.nowMs) return last.days;
  const dates = UPCOMING_DAYS.map((days) => addDays(kstDate(nowMs), days));
  last = { nowMs, days: dates.map((date) => ({ startMs: kstEpochMs(date), date })) };
  return last.days;
}

const listSpans = ({ date }: UpcomingDay, { setting: { nx, ny }, schedule }: Whereabouts) => {
  const here = nx !== null && ny !== null ? { nx, ny } : DEFAULT_PLACE.cell;
  const spans = getScheduledDay(schedule, date).spans ?? DEFAULT_SPANS;
  return spans.flatMap(listOutdoorSpans).map(({ cell, ...hours }) => ({ ...hours, cell: cell ?? here }));
};

/** Returns the cells of the upcoming stays. A cell may occur several times. */
const listUpcomingCells = (subscriber: Whereabouts, nowMs: number): GridCell[] =>
  listUpcomingDays(nowMs).flatMap((day) => listSpans(day, subscriber).map(({ cell }) => cell));

const getStays = (day: UpcomingDay, subscriber: Whereabouts): Stay[] =>
  listSpans(day, subscriber).map(({ from, until, cell }) => ({
    fromMs: day.startMs + from * HOUR_MS,
    untilMs: day.startMs + until * HOUR_MS,
    cell,
  }));

/** Returns the stays that have not ended. */
export const getUpcomingStays = (subscriber: Whereabouts, nowMs: number): Stay[] =>
  listUpcomingDays(nowMs)
    .flatMap((day) => getStays(day, subscriber))
    .filter(({ untilMs }) => untilMs > nowMs);

function getNextDailyMs({ setting: { minuteOfDay } }: NewsSubscriber, nowMs: number): number {
  const todayMs = kstEpochMs(kstDate(nowMs)) + minuteOfDay * MINUTE_MS;
  return todayMs > nowMs ? todayMs : todayMs + DAY_MS;
}

/** Returns the time at which the user last learnt the forecast: by the daily push, or in the app. */
function getLastInformedMs(subscriber: NewsSubscriber, nowMs: number): number {
  const { holdsSince, openedAt } = subscriber.setting;
  const lastDailyMs = getNextDailyMs(subscriber, nowMs) - DAY_MS;
  const wasDaily = lastDailyMs >= holdsSince.getTime();
  return Math.max(wasDaily ? lastDailyMs : 0, openedAt?.getTime() ?? 0);
}

/** Forecasts of a cell: the one that a user knows, and the present one. */
interface ComparedOutlooks {
  known: OutlookHour[] | null;
  present: OutlookHour[];
}

/** Returns the first news of several stays, or null. */
export function findFirstNews(
  stays: readonly Stay[],
  getOutlooks: (cell: GridCell) => ComparedOutlooks | null,
  nowMs: number,
): CellNews | null {
  let first: CellNews | null = null;
  for (const stay of stays) {
    const { known, present } = getOutlooks(stay.cell) ?? {};
    const news = known && present && findNews(known, present, [stay], nowMs);
    if (news && news.atMs < (first?.atMs ?? Infinity)) first = { ...news, cell: stay.cell };
  }
  return first;
}

/** Returns the first news for a user, with its cell, or null. News after the next daily push are left to that push. */
export async function selectNews(
  subscriber: NewsSubscriber,
  readOutlooks: ReadOutlooks,
  nowMs: number,
): Promise<CellNews | null> {
  const outlooks = new Map<number, CellOutlooks | null>();
  for (const cell of listUpcomingCells(subscriber, nowMs))
    if (!outlooks.has(toCellNumber(cell))) outlooks.set(toCellNumber(cell), await readOutlooks(cell));
  if (![...outlooks.values()].some((each) => each?.mayBeNews)) return null;
  const informedMs = getLastInformedMs(subscriber, nowMs);
  const compare = (cell: GridCell): ComparedOutlooks | null => {
    const each = outlooks.get(toCellNumber(cell));
    return each ? { known: findKnownOutlook(each.stored, informedMs), present: each.present } : null;
  };
  const first = findFirstNews(getUpcomingStays(subscriber, nowMs), compare, nowMs);
  return first && first.atMs < getNextDailyMs(subscriber, nowMs) ? first : null;
}
