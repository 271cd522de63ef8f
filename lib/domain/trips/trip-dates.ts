import { addDays, kstDate, type KstDate } from '../kst';
import { toPlaceTimeMs } from '../place-time';

interface Dates {
  from: KstDate;
  /** Category of each day. */
  categoryIds: readonly unknown[];
}

export const listTripDates = ({ from, categoryIds }: Dates): KstDate[] =>
  categoryIds.map((_, index) => addDays(from, index));

/** Returns the last date of a trip. */
export const getTripEnd = ({ from, categoryIds }: Dates): KstDate => addDays(from, categoryIds.length - 1);

/** Returns today's date at the place of a trip. */
export const getTripToday = ({ timeZone }: { timeZone?: string | undefined }, nowMs: number): KstDate =>
  kstDate(toPlaceTimeMs(nowMs, timeZone));

export const isTripOver = (trip: Dates & { timeZone?: string | undefined }, nowMs: number): boolean =>
  getTripEnd(trip) < getTripToday(trip, nowMs);
