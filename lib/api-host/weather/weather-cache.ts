import { LRUCache } from 'lru-cache';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import type { WeatherStore } from './weather-store';
import { withPastHours } from './weather-window';

/** A cell takes about 70 KB, so that memory stays below 70 MB; what is pushed out is still in the database. */
export const CELLS_IN_MEMORY = 1_000;

export const cellKey = ({ nx, ny }: GridCell) => `${nx}:${ny}`;

/** The last good answer of each cell: in memory, and beyond the process in the database. */
export interface WeatherCache {
  /** What memory holds, if it is younger than a limit. */
  youngerThan(cell: GridCell, limitMs: number): Weather | undefined;
  /** Reads through to the database, and takes what it has if that is newer. */
  load(cell: GridCell): Promise<void>;
  /** Stores a new answer, with the past hours of the one before. */
  put(weather: Weather): void;
}

export function createWeatherCache(store: WeatherStore, clock: () => number): WeatherCache {
  const memory = new LRUCache<string, Weather>({ max: CELLS_IN_MEMORY });
  return {
    youngerThan(cell, limitMs) {
      const held = memory.get(cellKey(cell));
      return held && clock() - held.source.fetchedAtMs < limitMs ? held : undefined;
    },
    async load(cell) {
      const stored = await store.read(cell);
      const held = memory.get(cellKey(cell));
      if (stored && (!held || held.source.fetchedAtMs < stored.source.fetchedAtMs)) memory.set(cellKey(cell), stored);
    },
    put(weather) {
      const key = cellKey(weather.cell);
      const complete = withPastHours(weather, memory.get(key), clock());
      memory.set(key, complete);
      void store.write(complete);
    },
  };
}
