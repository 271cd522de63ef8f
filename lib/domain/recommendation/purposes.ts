import type { Purpose } from '../comfort/aim';
import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';

export interface CategoryPurpose extends Purpose {
  /** KST hours of the day that count; for `activity` the hours from the present on. */
  hours: readonly number[] | { next: number };
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What the day is for: how hard the body works, how fast it walks, and in which hours it is outside. */
export const PURPOSES: Record<CategoryId, CategoryPurpose> = {
  [CATEGORY_ID.business]: {
    metabolicRateWm2: 135,
    walkingSpeedMps: 1.1,
    physicsWeight: 0.5,
    hours: [7, 8, 12, 18, 19, 20],
  },
  [CATEGORY_ID.daily]: { metabolicRateWm2: 125, walkingSpeedMps: 1.0, physicsWeight: 0.5, hours: from(5, 21) },
  [CATEGORY_ID.activity]: { metabolicRateWm2: 190, walkingSpeedMps: 1.2, physicsWeight: 0.8, hours: { next: 4 } },
  [CATEGORY_ID.date]: { metabolicRateWm2: 110, walkingSpeedMps: 0.8, physicsWeight: 0.5, hours: from(11, 21) },
};
