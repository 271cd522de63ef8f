import { DEFAULT_CATEGORY, type CategoryId } from '@/lib/contract/category';
import type { MyDay } from '@/lib/contract/my-day';
import { getPlannedDay, type Holidays } from '../my-day/schedule';
import { addDays, type KstDate } from '../kst';

/** Returns the categories of a trip's days as the user's schedule has them; the default category without a schedule. */
export const getDefaultCategories = (
  { from, days }: { from: KstDate; days: number },
  myDay: MyDay | null,
  holidays: Holidays,
): CategoryId[] =>
  Array.from({ length: days }, (_, index) => {
    const planned = myDay && getPlannedDay(myDay, addDays(from, index), holidays);
    return planned?.categoryId ?? DEFAULT_CATEGORY;
  });
