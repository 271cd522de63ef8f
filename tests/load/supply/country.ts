import { loadRegions } from '@/lib/api-host/region/load-regions';
import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';

/** All cells with land. */
export const LAND_CELLS = 4_663;
/** The simulated day. */
export const MIDNIGHT = kstEpochMs('2026-11-21');

/** Returns `count` cells with land, spread evenly over the country. */
export function landCells(count: number): GridCell[] {
  const regions = loadRegions();
  const all = Array.from({ length: GRID_WIDTH * GRID_HEIGHT }, (_, i) => ({
    nx: 1 + (i % GRID_WIDTH),
    ny: 1 + Math.floor(i / GRID_WIDTH),
  })).filter((cell) => regions.findCell(cell));
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}
