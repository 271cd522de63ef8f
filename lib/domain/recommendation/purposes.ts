import type { Pace } from '@/lib/contract/comfort';
import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import type { Purpose } from '../comfort/aim';

export interface CategoryPurpose extends Purpose {
  /** Sport: wicking clothes, free hands, layers for the rests. */
  isSport: boolean;
  /** Dressed for an office, so that no sun hat is taken along. */
  isFormal: boolean;
  /** Spent in offices, restaurants and the like, which are air-conditioned in summer. */
  isIndoors: boolean;
  /** Shares of people who walk slower and faster than the metabolic rate says. */
  paces: { slow: number; brisk: number };
}

/** Activity of each category, and the facts that the rules need. */
export const PURPOSES: Record<CategoryId, CategoryPurpose> = {
  [CATEGORY_ID.business]: {
    metabolicRateWm2: 135,
    walkingSpeedMps: 1.1,
    physicsWeight: 0.5,
    isSport: false,
    isFormal: true,
    isIndoors: true,
    paces: { slow: 0.25, brisk: 0.25 },
  },
  [CATEGORY_ID.daily]: {
    metabolicRateWm2: 125,
    walkingSpeedMps: 1.0,
    physicsWeight: 0.5,
    isSport: false,
    isFormal: false,
    isIndoors: false,
    paces: { slow: 0.3, brisk: 0.2 },
  },
  [CATEGORY_ID.activity]: {
    metabolicRateWm2: 190,
    walkingSpeedMps: 1.2,
    physicsWeight: 0.8,
    isSport: true,
    isFormal: false,
    isIndoors: false,
    paces: { slow: 0.25, brisk: 0.25 },
  },
  [CATEGORY_ID.date]: {
    metabolicRateWm2: 110,
    walkingSpeedMps: 0.8,
    physicsWeight: 0.5,
    isSport: false,
    isFormal: false,
    isIndoors: true,
    paces: { slow: 0.36, brisk: 0.14 },
  },
};

/**
 * Metabolic rate of users who feel cold easily, relative to others. With it, and the offset with which they start, most
 * hours are right for strolling users (docs/decisions/0072-members-and-pace.md).
 */
const SLOW = 0.85;

/** Returns the purpose of a category at a pace. */
export function getPurpose(categoryId: CategoryId, pace?: Pace): CategoryPurpose {
  const purpose = PURPOSES[categoryId];
  return pace ? { ...purpose, metabolicRateWm2: SLOW * purpose.metabolicRateWm2 } : purpose;
}

export const isSport = (categoryId: CategoryId): boolean => PURPOSES[categoryId].isSport;
