import type { Purpose } from '../comfort/aim';
import type { EventTypeId } from '../wardrobe/wardrobe';

export interface Category extends Purpose {
  name: string;
  /** KST hours of the day that count; for `activity` the hours from the present on. */
  hours: readonly number[] | { next: number };
}

const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** What the day is for: how hard the body works, how fast it walks, and in which hours it is outside. */
export const CATEGORIES: Record<EventTypeId, Category> = {
  1: {
    name: '비즈니스',
    metabolicRateWm2: 135,
    walkingSpeedMps: 1.1,
    physicsWeight: 0.5,
    hours: [7, 8, 12, 18, 19, 20],
  },
  2: { name: '데일리', metabolicRateWm2: 125, walkingSpeedMps: 1.0, physicsWeight: 0.5, hours: from(5, 21) },
  3: { name: '활동', metabolicRateWm2: 190, walkingSpeedMps: 1.2, physicsWeight: 0.8, hours: { next: 4 } },
  4: { name: '데이트', metabolicRateWm2: 110, walkingSpeedMps: 0.8, physicsWeight: 0.5, hours: from(11, 21) },
};
