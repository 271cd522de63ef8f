import { DEFAULT_CATEGORY, type CategoryId } from '@/lib/contract/category';
import type { DressCode } from '@/lib/contract/dress-code';
import { formatHourSpans, relativeToCell, type HourSpan } from '@/lib/contract/hour-spans';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import type { GridCell } from '../dfs-grid';
import { addDays, kstDate, startOfHourMs, type KstDate } from '../kst';
import { getRelevantHours, expandSpans } from '../recommendation/relevant-hours';
import { getDate, toRequestedDay } from '../weather/forecast-day';
import { getScheduledDay, type Schedule } from './schedule';

/** Parameters of an outfit request for a user's day. They hold no more than needed, so that responses are shared. */
export interface DayRequest {
  /** Omitted if it follows from the hours and the present time. */
  day?: RequestedDay;
  /** Omitted for the default hours of the category. */
  hours?: string;
  /** Null if the user chose none for that day. */
  categoryId: CategoryId | null;
  /** Occasion that decides the clothes. */
  dressCode?: DressCode;
  /** The date of the hours. Hours after midnight belong to the evening before. */
  date: KstDate;
}

export interface DayRequestInput {
  schedule: Schedule | null;
  /** The user's present cell. */
  here: GridCell;
  nowMs: number;
  /** Used for days without a category. */
  categoryId?: CategoryId;
  /** The day that the user chose. A date that has passed is ignored. Defaults to the day of the next relevant hours. */
  wanted?: RequestedDay;
}

/**
 * Returns the request for the schedule's next hours: yesterday's late ones until they end, else today's remaining ones,
 * else tomorrow's.
 */
export function getDayRequest({ schedule, here, nowMs, categoryId, wanted }: DayRequestInput): DayRequest {
  const today = kstDate(nowMs);
  const getPlan = (date: KstDate) => getScheduledDay(schedule, date);
  const getSpans = (date: KstDate): HourSpan[] | undefined => {
    const { spans } = getPlan(date);
    return spans ? relativeToCell(here, spans) : undefined;
  };
  const getCategoryId = (date: KstDate) => getPlan(date).categoryId ?? categoryId ?? DEFAULT_CATEGORY;

  const createRequest = (date: KstDate, day: RequestedDay): DayRequest => {
    const hours = getSpans(date);
    const { categoryId: ofDay, dressCode } = getPlan(date);
    const isDefaultDay = getRelevantHours(nowMs, getCategoryId(date), { hours }).date === date;
    return {
      ...(!isDefaultDay && { day }),
      ...(hours && { hours: formatHourSpans(hours) }),
      ...(dressCode && { dressCode }),
      categoryId: ofDay,
      date,
    };
  };

  const chosen = wanted && getDate(nowMs, wanted);
  if (chosen && chosen > today) return createRequest(chosen, toRequestedDay(chosen, nowMs));
  const yesterday = addDays(today, -1);
  const night = expandSpans(getSpans(yesterday) ?? [], yesterday);
  if (night.some(({ epochMs }) => epochMs >= startOfHourMs(nowMs))) return createRequest(yesterday, 'today');
  const remaining = getRelevantHours(nowMs, getCategoryId(today), { day: 'today', hours: getSpans(today) });
  const isToday = chosen === today || !remaining.isOver;
  return isToday ? createRequest(today, 'today') : createRequest(addDays(today, 1), 'tomorrow');
}
