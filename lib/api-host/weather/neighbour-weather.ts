import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { WeatherCache } from './weather-cache';

export interface NeighbourWeather {
  weather: Weather;
  distanceKm: number;
}

const CELL_KM = 5;
const MAX_DISTANCE_CELLS = 2;

const offsets = Array.from({ length: 2 * MAX_DISTANCE_CELLS + 1 }, (_, i) => i - MAX_DISTANCE_CELLS);
/** Offsets of the cells within 10 km, nearest first. */
const OFFSETS = offsets
  .flatMap((dx) => offsets.map((dy) => ({ dx, dy, distance: Math.hypot(dx, dy) })))
  .filter(({ distance }) => distance > 0 && distance <= MAX_DISTANCE_CELLS)
  .sort((a, b) => a.distance - b.distance);

/** Returns the good weather of the nearest cell within 10 km, from memory or the database; null if there is none. */
export async function findNeighbourWeather(
  { nx, ny }: GridCell,
  cache: WeatherCache,
): Promise<NeighbourWeather | null> {
  for (const { dx, dy, distance } of OFFSETS) {
    const cell = { nx: nx + dx, ny: ny + dy };
    if (!cache.getServable(cell)) await cache.load(cell);
    const weather = cache.getServable(cell);
    if (weather) return { weather, distanceKm: Math.round(distance * CELL_KM) };
  }
  return null;
}
