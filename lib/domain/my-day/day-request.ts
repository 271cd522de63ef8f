import { CATEGORY_IDS, DEFAULT_CATEGORY, type CategoryId } from '@/lib/contract/category';
import { formatHourSpans, relativeToCell, parseHourSpans, type HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { GridCell } from '../dfs-grid';
import { addDays, kstDate, startOfHourMs, getWeekday, type KstDate } from '../kst';
import { getRelevantHours, expandSpans } from '../recommendation/relevant-hours';
import type { Week, WeekDay } from './week';

/** What to ask about a person's day: as others with the same hours ask, so that the answer is shared. */
export interface DayRequest {
  /** Left out where the hours and the clock say it. */
  day?: RequestedDay;
  /** Left out where the category's own hours count. */
  hours?: string;
  /** What that day is for; null where the person has not said. */
  categoryId: CategoryId | null;
  /** The date that these belong to: of a night out, that of its evening. */
  date: KstDate;
}

export interface DayRequestInput {
  week: Week | null;
  /** The cell that is asked about. */
  here: GridCell;
  nowMs: number;
  /** For days that say no category. */
  categoryId?: CategoryId;
  /** A day that the person names; else whichever lies ahead. */
  wanted?: RequestedDay;
}

const FREE_DAY: WeekDay = { spans: null, categoryId: null };

/**
 * Which day a person's week asks about now, and with which hours: a night out as long as it lasts, today as long as
 * something of it is left, else tomorrow.
 */
export function getDayRequest({ week, here, nowMs, categoryId, wanted }: DayRequestInput): DayRequest {
  const today = kstDate(nowMs);
  const planOf = (date: KstDate): WeekDay => week?.[getWeekday(date)] ?? FREE_DAY;
  const spansOf = (date: KstDate): HourSpan[] | undefined => {
    const { spans } = planOf(date);
    return spans ? relativeToCell(here, spans) : undefined;
  };
  const purposeOf = (date: KstDate) => planOf(date).categoryId ?? categoryId ?? DEFAULT_CATEGORY;

  const ask = (date: KstDate, day: RequestedDay): DayRequest => {
    const hours = spansOf(date);
    const isClear = getRelevantHours(nowMs, purposeOf(date), { hours }).date === date;
    return {
      ...(!isClear && { day }),
      ...(hours && { hours: formatHourSpans(hours) }),
      categoryId: planOf(date).categoryId,
      date,
    };
  };

  if (wanted === 'tomorrow') return ask(addDays(today, 1), wanted);
  const yesterday = addDays(today, -1);
  const night = expandSpans(spansOf(yesterday) ?? [], yesterday);
  if (night.some(({ epochMs }) => epochMs >= startOfHourMs(nowMs))) return ask(yesterday, 'today');
  const left = getRelevantHours(nowMs, purposeOf(today), { day: 'today', hours: spansOf(today) });
  const isToday = wanted === 'today' || left.day === 'today';
  return isToday ? ask(today, 'today') : ask(addDays(today, 1), 'tomorrow');
}

/** What a page is drawn for, as text: `tomorrow~8-19@61.125~1~2026-11-23`. */
export const formatDayRequest = ({ day, hours, categoryId, date }: DayRequest): string =>
  [day ?? '', hours ?? '', categoryId ?? '', date].join('~');

/** Reads `formatDayRequest`'s text; anything else is null. */
export function parseDayRequest(text: string | undefined): DayRequest | null {
  const [day = '', hours = '', category = '', date = '', ...rest] = (text ?? '').split('~');
  const spans = hours === '' ? [] : parseHourSpans(hours);
  const categoryId = CATEGORY_IDS.find((id) => String(id) === category) ?? null;
  const isDay = day === '' || day === 'today' || day === 'tomorrow';
  if (!isDay || !spans || rest.length > 0 || !/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  return { ...(day && { day }), ...(hours && { hours: formatHourSpans(spans) }), categoryId, date };
}

/** The cookie that tells the drawing of a shared page what it is for; browsers have the week's instead. */
export const DAY_REQUEST_COOKIE = 'day-asked';
