import { DRESS_CODES, type DressCode } from '@/lib/contract/dress-code';
import type { MyDay } from '@/lib/contract/my-day';
import type { CategoryId } from '@/lib/contract/category';
import { findException } from '../my-day/schedule';
import type { KstDate } from '../kst';
import { listTripDates } from './trip-dates';

/**
 * Returns the occasion that the user planned for each day of a trip; undefined for others, and if the day of the trip has
 * another category.
 */
export const listTripOccasions = (
  trip: { from: KstDate; categoryIds: readonly CategoryId[] },
  myDay: MyDay | null,
): (DressCode | undefined)[] =>
  listTripDates(trip).map((date, index) => {
    const dressCode = myDay ? findException(myDay, date)?.dressCode : undefined;
    return dressCode && DRESS_CODES[dressCode].categoryId === trip.categoryIds[index] ? dressCode : undefined;
  });

/** Formats occasions for the query of a packing list: `..wedding`; '' for none. */
export const formatOccasions = (occasions: readonly (DressCode | undefined)[]): string =>
  occasions.some(Boolean) ? occasions.map((each) => each ?? '').join('.') : '';
