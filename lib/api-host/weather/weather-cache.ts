import { LRUCache } from 'lru-cache';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { isFutureDated } from './supply/response-rows';
import type { CheckedWeather, WeatherStore } from './weather-store';
import { addPastHours } from './weather-window';

/** Some 2,000 cells; what is pushed out is still in the database. */
const MEMORY_BYTES = 96 * 1024 * 1024;
/** An hour with its precipitation, as an object. */
const HOUR_BYTES = 500;

export const getCellKey = ({ nx, ny }: GridCell) => `${nx}:${ny}`;

/** The last good answer of each cell: in memory, and beyond the process in the database. */
export interface WeatherCache {
  /** What memory holds, if it is younger than a limit. What is dated by a clock that was ahead is of no age. */
  getYoungerThan(cell: GridCell, limitMs: number): Weather | undefined;
  /** Whether providers were asked for news of a cell within an interval, give or take a fifth of it. */
  isChecked(cell: GridCell, intervalMs: number): boolean;
  /** Reads through to the database, and takes what it has if that is newer. */
  load(cell: GridCell): Promise<void>;
  /** Stores an answer with the past hours of the one before; an older one than there is only tells when it came. */
  put(weather: Weather): void;
}

interface CacheEntry extends CheckedWeather {
  /** So that instances which took an answer at the same time do not renew it at the same time. */
  jitter: number;
}

export interface WeatherCacheOptions {
  store: WeatherStore;
  /** Epoch ms. */
  clock: () => number;
  random: () => number;
}

export function createWeatherCache({ store, clock, random }: WeatherCacheOptions): WeatherCache {
  const memory = new LRUCache<string, CacheEntry>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ weather }) => (weather.hours.length + weather.days.length) * HOUR_BYTES,
  });
  const setEntry = (checked: CheckedWeather) =>
    memory.set(getCellKey(checked.weather.cell), { ...checked, jitter: 0.8 + 0.4 * random() });

  /** What is entry, unless its clock was ahead. */
  function getEntry(cell: GridCell): CacheEntry | undefined {
    const entry = memory.get(getCellKey(cell));
    return entry && !isFutureDated(entry.weather.source.fetchedAtMs, clock()) ? entry : undefined;
  }

  return {
    getYoungerThan(cell, limitMs) {
      const weather = getEntry(cell)?.weather;
      return weather && clock() - weather.source.fetchedAtMs < limitMs ? weather : undefined;
    },
    isChecked(cell, intervalMs) {
      const entry = getEntry(cell);
      if (!entry || isFutureDated(entry.checkedAtMs, clock())) return false;
      return clock() - entry.checkedAtMs < intervalMs * entry.jitter;
    },
    async load(cell) {
      const stored = await store.read(cell);
      if (!stored || isFutureDated(stored.weather.source.fetchedAtMs, clock())) return;
      const entry = getEntry(cell);
      if (!entry || entry.checkedAtMs < stored.checkedAtMs) setEntry(stored);
    },
    put(weather) {
      const checkedAtMs = clock();
      const entry = getEntry(weather.cell);
      const isNews =
        !entry || entry.weather.source.provider !== weather.source.provider || isNewer(weather, entry.weather);
      const complete = isNews ? addPastHours(weather, entry?.weather, checkedAtMs) : entry.weather;
      setEntry({ weather: complete, checkedAtMs });
      void store.write({ weather: complete, checkedAtMs });
    },
  };
}

/** Of the same time counts as newer: a part may have come that was missing. */
const isNewer = (one: Weather, other: Weather) => one.source.fetchedAtMs >= other.source.fetchedAtMs;
