import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { getWeekday } from '@/lib/domain/kst';
import { CITIES, getCityDays } from '@/tests/support/recorded-days/city-days';
import type { ObservedDay } from '@/tests/support/recorded-days/observed-days';

/** Kinds of trips: the default of the form, holidays, and holidays with a hike and an evening out. */
export const TRIP_KINDS = ['by weekday', 'daily', 'mixed'] as const;
export type TripKind = (typeof TRIP_KINDS)[number];

export interface ReplayedTrip {
  kind: TripKind;
  gender: Gender;
  days: { day: ObservedDay; categoryId: CategoryId }[];
}

const LENGTHS = [2, 3, 4, 5, 6, 7];
/** First days of the four seasons' trips in two years of records. */
const SEASON_STARTS = [20, 110, 200, 295];
const MIXED = [CATEGORY_ID.daily, CATEGORY_ID.activity, CATEGORY_ID.date];

const CATEGORY_OF: Record<TripKind, (day: ObservedDay, index: number) => CategoryId> = {
  'by weekday': ({ date }) => (getWeekday(date) < 5 ? CATEGORY_ID.business : CATEGORY_ID.daily),
  daily: () => CATEGORY_ID.daily,
  mixed: (_, index) => MIXED[index % MIXED.length]!,
};

/** Returns trips of two to seven days in 30 cities, in four seasons, for both genders. `every` thins them out. */
export function listTrips({ every = 1 } = {}): ReplayedTrip[] {
  const combinations = CITIES.flatMap((city, place) =>
    SEASON_STARTS.flatMap((start) =>
      LENGTHS.map((length) => ({ city, from: start + 7 * (place % 6) + length, length })),
    ),
  );
  return combinations
    .filter((_, index) => index % every === 0)
    .flatMap(({ city, from, length }) => {
      const days = getCityDays(city, { from, until: from + length });
      return TRIP_KINDS.flatMap((kind) =>
        GENDERS.map((gender) => ({
          kind,
          gender,
          days: days.map((day, index) => ({ day, categoryId: CATEGORY_OF[kind](day, index) })),
        })),
      );
    });
}
