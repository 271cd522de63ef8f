'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { DAY_S } from '@/lib/contract/durations';
import type { MyDay } from '@/lib/contract/my-day';
import type { SavedPlace } from '@/lib/contract/places';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { OWN_DAY_COOKIE } from '@/lib/domain/my-day/own-day-cookie';
import { kstDate, addDays } from '@/lib/domain/kst';
import { dropPastExceptions, hasPlans, listPlans, mapPlans } from '@/lib/domain/my-day/plan';
import type { Holidays, Schedule } from '@/lib/domain/my-day/schedule';
import { placesQuery, useSavedPlaces } from '../place/saved-places';
import { sendToWorker } from '../pwa/worker';
import { useViewer } from '../session/viewer';
import { stored, useStored } from '../storage/stored';
import { useMyDay } from './my-day';

/** A schedule with its places, as this browser last knew them. Home uses it at once, before the host has responded. */
export interface WeekSnapshot {
  myDay: MyDay;
  places: Pick<SavedPlace, 'id' | 'name' | 'latitude' | 'longitude'>[];
}

const weekSnapshot = stored<WeekSnapshot>('local', 'week');

/** Returns the schedule of a snapshot, with a cell for each place. */
export const getSnapshotSchedule = ({ myDay, places }: WeekSnapshot, holidays: Holidays): Schedule => ({
  myDay,
  places: places.map(({ id, latitude, longitude }) => ({ id, cell: toGridCell({ lat: latitude, lon: longitude }) })),
  holidays,
});

/** Returns the dates with plans of their own, as this browser last knew them. */
export function usePlannedDates(): ReadonlySet<string> {
  const snapshot = useStored(weekSnapshot);
  return useMemo(() => new Set(snapshot?.myDay.exceptions?.map(({ date }) => date)), [snapshot]);
}

const COOKIE_MAX_AGE_S = 180 * DAY_S;

/** Tells the server whether there is a schedule. If that changed, the worker's cached pages are stale. */
function storeCookie(hasOwnDay: boolean): void {
  const cookie = `${OWN_DAY_COOKIE}=${hasOwnDay ? 1 : ''}`;
  const previous = document.cookie.split('; ').find((each) => each.startsWith(`${OWN_DAY_COOKIE}=`));
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookie}; path=/; max-age=${hasOwnDay ? COOKIE_MAX_AGE_S : 0}; samesite=lax${secure}`;
  if ((previous ?? `${OWN_DAY_COOKIE}=`) !== cookie) sendToWorker('draw-screens-anew');
}

/** Only members may choose a day's category. */
const withoutCategories = (myDay: MyDay): MyDay => mapPlans(myDay, (day) => ({ ...day, categoryId: null }));

/** Returns a schedule without exceptions whose hours have ended, also those after midnight. */
const withoutPast = (myDay: MyDay): MyDay => dropPastExceptions(myDay, addDays(kstDate(Date.now()), -1));

const createSnapshot = (myDay: MyDay, places: readonly SavedPlace[]): WeekSnapshot => {
  const named = new Set(listPlans(myDay).flatMap(({ spans }) => spans.map(({ placeId }) => placeId)));
  return {
    myDay,
    places: places
      .filter(({ id }) => named.has(id))
      .map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude })),
  };
};

/** Returns the stored snapshot and updates it as soon as the user's schedule is known. Null if nothing is scheduled. */
export function useWeekSnapshot(): WeekSnapshot | null {
  const { isMember } = useViewer();
  const { myDay } = useMyDay();
  const places = useSavedPlaces();
  const { isSuccess } = useQuery({ ...placesQuery(), enabled: isMember });
  const isKnown = myDay !== undefined && (isSuccess || !isMember);
  const own = myDay && withoutPast(isMember ? myDay : withoutCategories(myDay));
  const current = own && hasPlans(own) ? createSnapshot(own, places) : null;
  const text = JSON.stringify(current);
  // Synchronises browser storage and the cookie with the user's schedule.
  useEffect(() => {
    if (!isKnown) return;
    if (JSON.stringify(weekSnapshot.read()) !== text) weekSnapshot.write(JSON.parse(text) as WeekSnapshot | null);
    storeCookie(weekSnapshot.read() !== null);
  }, [isKnown, text]);
  return useStored(weekSnapshot);
}
