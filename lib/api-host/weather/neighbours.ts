import { LAST_GOOD_MS } from '@/lib/contract/weather-freshness';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { WeatherCache } from './weather-cache';

export interface Neighbour {
  weather: Weather;
  distanceKm: number;
}

const CELL_KM = 5;
const REACH_CELLS = 2;

const offsets = Array.from({ length: 2 * REACH_CELLS + 1 }, (_, i) => i - REACH_CELLS);
/** Steps to the cells within 10 km, the nearest first. */
const STEPS = offsets
  .flatMap((dx) => offsets.map((dy) => ({ dx, dy, distance: Math.hypot(dx, dy) })))
  .filter(({ distance }) => distance > 0 && distance <= REACH_CELLS)
  .sort((a, b) => a.distance - b.distance);

/** The good answer of the nearest cell within 10 km, of memory or the database; null where there is none. */
export async function findNeighbour({ nx, ny }: GridCell, cache: WeatherCache): Promise<Neighbour | null> {
  for (const { dx, dy, distance } of STEPS) {
    const cell = { nx: nx + dx, ny: ny + dy };
    if (!cache.youngerThan(cell, LAST_GOOD_MS)) await cache.load(cell);
    const weather = cache.youngerThan(cell, LAST_GOOD_MS);
    if (weather) return { weather, distanceKm: Math.round(distance * CELL_KM) };
  }
  return null;
}
