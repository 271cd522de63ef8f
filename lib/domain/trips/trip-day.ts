import type { CategoryId } from '@/lib/contract/category';
import type { DressCode } from '@/lib/contract/dress-code';
import type { KstDate } from '../kst';
import type { WeatherHour } from '../weather/weather';

/** How well the weather of a day is known: by hour, from the extremes of the day, or only what is usual in the season. */
export type DayBasis = 'hourly' | 'daily' | 'usual';

/** A day of a trip with everything that decides its clothes. */
export interface TripDay {
  date: KstDate;
  categoryId: CategoryId;
  /** Occasion that decides the clothes. */
  dressCode?: DressCode | undefined;
  basis: DayBasis;
  /** The relevant hours, ascending; at least one. */
  hours: readonly WeatherHour[];
}
