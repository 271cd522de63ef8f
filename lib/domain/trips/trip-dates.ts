import { addDays, type KstDate } from '../kst';

interface Dates {
  from: KstDate;
  /** Category of each day. */
  categoryIds: readonly unknown[];
}

export const listTripDates = ({ from, categoryIds }: Dates): KstDate[] =>
  categoryIds.map((_, index) => addDays(from, index));

/** Returns the last date of a trip. */
export const getTripEnd = ({ from, categoryIds }: Dates): KstDate => addDays(from, categoryIds.length - 1);

export const isTripOver = (dates: Dates, today: KstDate): boolean => getTripEnd(dates) < today;
