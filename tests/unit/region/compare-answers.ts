import type { Coordinates } from '@/lib/domain/coordinates';
import type { RegionIndex } from '@/lib/api-host/region/region-index';
import type { createPlainRegions } from './plain-regions';

/**
 * Compares two look-ups of the same points: differences in the region, in containment, and the maximum difference of the
 * distance in m for points that both consider near.
 */
export interface Comparison {
  points: number;
  inside: number;
  near: number;
  outOfReach: number;
  differInRegion: number;
  differInHolding: number;
  largestDistanceDifferenceM: number;
}

export function compareAnswers(
  index: RegionIndex,
  plain: ReturnType<typeof createPlainRegions>,
  points: Coordinates[],
): Comparison {
  const result: Comparison = {
    points: points.length,
    inside: 0,
    near: 0,
    outOfReach: 0,
    differInRegion: 0,
    differInHolding: 0,
    largestDistanceDifferenceM: 0,
  };
  for (const point of points) {
    const expected = plain.find(point);
    const found = index.find(point);
    result[expected === null ? 'outOfReach' : expected.distanceM === 0 ? 'inside' : 'near']++;
    if (found?.code !== expected?.code) result.differInRegion++;
    else if (found && expected) {
      if ((found.distanceM === 0) !== (expected.distanceM === 0)) result.differInHolding++;
      const differenceM = Math.abs(found.distanceM - expected.distanceM);
      result.largestDistanceDifferenceM = Math.max(result.largestDistanceDifferenceM, differenceM);
    }
  }
  return result;
}
