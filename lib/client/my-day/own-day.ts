'use client';

import { useMemo } from 'react';
import { HOUR_MS } from '@/lib/contract/durations';
import { formatCell } from '@/lib/contract/hour-spans';
import { toGridCell, type GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, kstEpochMs, startOfHourMs, type KstDate } from '@/lib/domain/kst';
import type { MyDay } from '@/lib/contract/my-day';
import type { RequestedDay } from '@/lib/contract/hour-spans-field';
import { getAlarmDay, isEvening } from '@/lib/domain/my-day/evening';
import { getDayRequest, type DayRequest } from '@/lib/domain/my-day/day-request';
import { describeHours } from '@/lib/domain/my-day/hours-text';
import { findException, getPlannedDay, getScheduledDay, type Holidays } from '@/lib/domain/my-day/schedule';
import type { Messages } from '@/lib/messages/messages';
import { useMessages } from '../language/messages';
import { useHolidays } from './holidays';
import { getSnapshotSchedule, useWeekSnapshot, type WeekSnapshot } from './week-snapshot';
import { useBrowserValue } from '../storage/browser-value';

/** Timers may fire early, so the update waits until the hour has certainly begun. */
const MARGIN_MS = 50;
const getMsToNextHour = () => HOUR_MS - (Date.now() % HOUR_MS) + MARGIN_MS;

/** Notifies at each full hour, and when the user returns to the page. */
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

/** Returns null on the server and until hydration has finished. */
const useHour = (): number | null =>
  useBrowserValue<number | null>(
    subscribeToHours,
    () => startOfHourMs(Date.now()),
    () => null,
  );

/** The day for which outfits are requested, according to the user's schedule. */
export interface OwnDay {
  request: DayRequest;
  /** Hours and places in the language of the page; null if nothing is scheduled for the day. */
  hoursText: string | null;
  /** True if outfits are chosen for tomorrow by now. */
  isEvening: boolean;
  /** Returns the user's name for a cell of the schedule. */
  getCellName: (cell: string) => string | undefined;
}

interface OwnDayInput {
  snapshot: WeekSnapshot;
  holidays: Holidays;
  here: GridCell;
  nowMs: number;
  wanted?: RequestedDay;
  messages: Messages['hours'];
}

function createOwnDay({ snapshot, holidays, here, nowMs, wanted, messages }: OwnDayInput): OwnDay {
  const { myDay, places } = snapshot;
  const request = getDayRequest({ schedule: getSnapshotSchedule(snapshot, holidays), here, nowMs, wanted });
  return {
    request,
    isEvening: isEvening(nowMs),
    hoursText: describePlan(
      myDay,
      request.date,
      describeHours(getPlannedDay(myDay, request.date, holidays).spans, places, messages),
    ),
    getCellName: (cell) =>
      places.find(({ latitude: lat, longitude: lon }) => formatCell(toGridCell({ lat, lon })) === cell)?.name,
  };
}

/** Puts the name of a planned date before its hours. */
const describePlan = (myDay: MyDay, date: KstDate, hours: string | null): string | null =>
  [findException(myDay, date)?.name, hours].filter((text) => text != null).join(' · ') || null;

const getNoName = () => undefined;

/** The day for which the server rendered a page, and when. */
export interface RenderedDay {
  request: DayRequest;
  atMs: number;
}

/** Used during hydration if the server rendered no particular day. */
const NOT_RENDERED: RenderedDay = { request: { categoryId: null, date: '' }, atMs: 0 };

/**
 * Returns the day for which outfits are requested at a cell, according to the user's schedule.
 * @param here the cell for hours without a place.
 * @param wanted the day that the user selected; otherwise the next one.
 * @param rendered the day of the server's page, which is returned until hydration has finished.
 */
export function useOwnDay(here: GridCell, wanted?: RequestedDay, rendered: RenderedDay = NOT_RENDERED): OwnDay {
  const hourMs = useHour();
  const snapshot = useWeekSnapshot();
  const holidays = useHolidays(snapshot !== null);
  const messages = useMessages('hours');
  return useMemo(() => {
    if (hourMs === null) {
      const { request, atMs } = rendered;
      return {
        request,
        isEvening: isEvening(atMs),
        hoursText: null,
        getCellName: getNoName,
      };
    }
    if (snapshot) return createOwnDay({ snapshot, holidays, here, nowMs: hourMs, wanted, messages });
    const request = getDayRequest({ schedule: null, here, nowMs: hourMs, wanted });
    return { request, isEvening: isEvening(hourMs), hoursText: null, getCellName: getNoName };
  }, [snapshot, holidays, hourMs, rendered, here, wanted, messages]);
}

/**
 * Returns the day that an alarm at this minute of the day recommends for. After midnight, while yesterday's schedule
 * still runs, this is the day that has begun, because the alarm covered yesterday's schedule already.
 * @param minuteOfDay null if no alarm is set.
 */
export function useAlarmDay(here: GridCell, minuteOfDay: number | null): OwnDay {
  const snapshot = useWeekSnapshot();
  const holidays = useHolidays(snapshot !== null);
  const hourMs = useHour();
  const today = hourMs === null ? '' : kstDate(hourMs);
  const schedule = snapshot && getSnapshotSchedule(snapshot, holidays);
  const spans = today === '' ? null : getScheduledDay(schedule, today).spans;
  const wanted = minuteOfDay === null ? undefined : getAlarmDay(minuteOfDay, { spans });
  const messages = useMessages('hours');
  const now = useOwnDay(here, wanted);
  if (!snapshot || minuteOfDay === null || now.request.date >= today) return now;
  const then = createOwnDay({ snapshot, holidays, here, nowMs: kstEpochMs(today, 0, minuteOfDay), wanted, messages });
  return then.request.date === today ? { ...then, request: { ...then.request, day: 'today' } } : now;
}
