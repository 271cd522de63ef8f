'use client';

import { useMemo } from 'react';
import { HOUR_MS } from '@/lib/contract/durations';
import { formatCell, parseHourSpans } from '@/lib/contract/hour-spans';
import { toGridCell, type GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, kstEpochMs, startOfHourMs, getWeekday } from '@/lib/domain/kst';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { getAlarmDay, isEvening } from '@/lib/domain/my-day/evening';
import { getDayRequest, type DayRequest } from '@/lib/domain/my-day/day-request';
import { describeHours } from '@/lib/domain/my-day/hours-text';
import { resolveWeek } from '@/lib/domain/my-day/week';
import { useWeekSnapshot, type WeekSnapshot } from './week-snapshot';
import { useBrowserValue } from '../storage/browser-value';

/** A little after the hour has begun, so that nobody looks too early. */
const MARGIN_MS = 50;
const getMsToNextHour = () => HOUR_MS - (Date.now() % HOUR_MS) + MARGIN_MS;

/** Tells of each new hour, also to a page that was left for a while. */
function subscribeToHours(changed: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      changed();
      wait();
    }, getMsToNextHour());
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** The start of the present hour; null on the server and while the page comes alive. */
const useHour = (): number | null =>
  useBrowserValue<number | null>(
    subscribeToHours,
    () => startOfHourMs(Date.now()),
    () => null,
  );

export interface OwnDay {
  asked: DayRequest;
  /** '8시-19시, 회사 기준'; null where nothing is planned for the day. */
  hoursText: string | null;
  /** One dresses for tomorrow by now. */
  isEvening: boolean;
  /** How the person calls a cell that the hours lead to. */
  getCellName: (cell: string) => string | undefined;
}

/** The line of a page as it is drawn: the server knows no names. */
const formatRenderedHours = ({ hours }: DayRequest): string | null =>
  describeHours(
    (parseHourSpans(hours ?? '') ?? []).map(({ from, until }) => ({ from, until: until % 24 || 24, placeId: null })),
    [],
  );

function createOwnDay({ myDay, places }: WeekSnapshot, here: GridCell, nowMs: number, wanted?: RequestedDay): OwnDay {
  const asked = getDayRequest({ week: resolveWeek(myDay, places), here, nowMs, wanted });
  return {
    asked,
    isEvening: isEvening(nowMs),
    hoursText: describeHours(myDay.week[getWeekday(asked.date)]?.spans ?? [], places),
    getCellName: (cell) =>
      places.find(({ latitude: lat, longitude: lon }) => formatCell(toGridCell({ lat, lon })) === cell)?.name,
  };
}

const getNoName = () => undefined;

/** What a page was drawn for, and when. */
export interface RenderedDay {
  asked: DayRequest;
  atMs: number;
}

/** What is asked while a page comes alive that was drawn for no day in particular. */
const NOT_RENDERED: RenderedDay = { asked: { categoryId: null, date: '' }, atMs: 0 };

/**
 * What the person's own week asks about now, in a cell, or on a day that they name. Until the page has come alive it is
 * what it was drawn for.
 */
export function useOwnDay(here: GridCell, wanted?: RequestedDay, drawn: RenderedDay = NOT_RENDERED): OwnDay {
  const hourMs = useHour();
  const snapshot = useWeekSnapshot();
  return useMemo(() => {
    if (hourMs === null) {
      const { asked: drawnFor, atMs } = drawn;
      return {
        asked: drawnFor,
        isEvening: isEvening(atMs),
        hoursText: formatRenderedHours(drawnFor),
        getCellName: getNoName,
      };
    }
    if (snapshot) return createOwnDay(snapshot, here, hourMs, wanted);
    const asked = getDayRequest({ week: null, here, nowMs: hourMs, wanted });
    return { asked, isEvening: isEvening(hourMs), hoursText: null, getCellName: getNoName };
  }, [snapshot, hourMs, drawn, here, wanted]);
}

/**
 * What an alarm at a minute of the day tells (null: none is set yet), in a cell. During a night out, of which it told in
 * the evening, that is the day that has begun.
 */
export function useAlarmDay(here: GridCell, minuteOfDay: number | null): OwnDay {
  const snapshot = useWeekSnapshot();
  const hourMs = useHour();
  const today = hourMs === null ? '' : kstDate(hourMs);
  const week = snapshot && resolveWeek(snapshot.myDay, snapshot.places);
  const spans = today === '' ? null : week?.[getWeekday(today)]?.spans;
  const wanted = minuteOfDay === null ? undefined : getAlarmDay(minuteOfDay, { spans });
  const now = useOwnDay(here, wanted);
  if (!snapshot || minuteOfDay === null || now.asked.date >= today) return now;
  const then = createOwnDay(snapshot, here, kstEpochMs(today, 0, minuteOfDay), wanted);
  return then.asked.date === today ? { ...then, asked: { ...then.asked, day: 'today' } } : now;
}
