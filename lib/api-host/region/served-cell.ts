import { ApiError } from '@/lib/contract/errors';
import type { Coordinates } from '@/lib/domain/coordinates';
import { isInGrid, toGridCell, type GridCell } from '@/lib/domain/dfs-grid';
import type { RegionIndex } from './region-index';

type Regions = Pick<RegionIndex, 'findCell'>;

/** Returns the cell. Throws `ApiError` OUTSIDE_SERVICE_AREA if it is outside the grid or no district is near it. */
export function requireServedCell(cell: GridCell, regions: Regions): GridCell {
  if (!isInGrid(cell) || !regions.findCell(cell)) throw new ApiError('OUTSIDE_SERVICE_AREA');
  return cell;
}

/**
 * Returns the cell that contains a point. Routes call it where a request carries degrees; everything behind them works
 * with cells. Throws like `requireServedCell`.
 */
export const toServedCell = (point: Coordinates, regions: Regions): GridCell =>
  requireServedCell(toGridCell(point), regions);
