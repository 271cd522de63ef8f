import { CATEGORY_ID } from '@/lib/contract/category';
import { parseOccasions } from '@/lib/contract/trips';
import { createUniformWeek } from '@/lib/domain/my-day/plan';
import { formatOccasions, listTripOccasions } from '@/lib/domain/trips/trip-occasions';

const PLAN = { spans: [], categoryId: CATEGORY_ID.date };
const MY_DAY = {
  ...createUniformWeek(PLAN),
  exceptions: [
    { date: '2026-11-28', plan: PLAN, dressCode: 'wedding' as const },
    { date: '2026-11-30', plan: PLAN, dressCode: 'funeral' as const },
  ],
};
const TRIP = { from: '2026-11-27', categoryIds: [CATEGORY_ID.daily, CATEGORY_ID.date, CATEGORY_ID.date] };

it('finds the occasions planned for the days of a trip', () => {
  expect(listTripOccasions(TRIP, MY_DAY)).toEqual([undefined, 'wedding', undefined]);
  expect(listTripOccasions(TRIP, null)).toEqual([undefined, undefined, undefined]);
});

it('leaves an occasion out if the day of the trip has another category', () => {
  const categoryIds = [CATEGORY_ID.daily, CATEGORY_ID.activity, CATEGORY_ID.daily, CATEGORY_ID.business];
  expect(listTripOccasions({ ...TRIP, categoryIds }, MY_DAY)).toEqual([undefined, undefined, undefined, 'funeral']);
});

it('writes occasions that the host reads again', () => {
  const occasions = listTripOccasions(TRIP, MY_DAY);
  expect(formatOccasions(occasions)).toBe('.wedding.');
  expect(parseOccasions('.wedding.')).toEqual(occasions);
  expect(formatOccasions([undefined, undefined])).toBe('');
});
