import { LRUCache } from 'lru-cache';
import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { isFromTheFuture } from './supply/answer-rows';
import type { CheckedWeather, WeatherStore } from './weather-store';
import { withPastHours } from './weather-window';

/** Some 2,000 cells; what is pushed out is still in the database. */
const MEMORY_BYTES = 96 * 1024 * 1024;
/** An hour with its precipitation, as an object. */
const HOUR_BYTES = 500;

export const cellKey = ({ nx, ny }: GridCell) => `${nx}:${ny}`;

/** The last good answer of each cell: in memory, and beyond the process in the database. */
export interface WeatherCache {
  /** What memory holds, if it is younger than a limit. What is dated by a clock that was ahead is of no age. */
  youngerThan(cell: GridCell, limitMs: number): Weather | undefined;
  /** Whether providers were asked for news of a cell within an interval, give or take a fifth of it. */
  isChecked(cell: GridCell, intervalMs: number): boolean;
  /** Reads through to the database, and takes what it has if that is newer. */
  load(cell: GridCell): Promise<void>;
  /** Stores an answer with the past hours of the one before; an older one than there is only tells when it came. */
  put(weather: Weather): void;
}

interface Held extends CheckedWeather {
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
  const memory = new LRUCache<string, Held>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ weather }) => (weather.hours.length + weather.days.length) * HOUR_BYTES,
  });
  const hold = (checked: CheckedWeather) =>
    memory.set(cellKey(checked.weather.cell), { ...checked, jitter: 0.8 + 0.4 * random() });

  /** What is held, unless its clock was ahead. */
  function heldOf(cell: GridCell): Held | undefined {
    const held = memory.get(cellKey(cell));
    return held && !isFromTheFuture(held.weather.source.fetchedAtMs, clock()) ? held : undefined;
  }

  return {
    youngerThan(cell, limitMs) {
      const weather = heldOf(cell)?.weather;
      return weather && clock() - weather.source.fetchedAtMs < limitMs ? weather : undefined;
    },
    isChecked(cell, intervalMs) {
      const held = heldOf(cell);
      if (!held || isFromTheFuture(held.checkedAtMs, clock())) return false;
      return clock() - held.checkedAtMs < intervalMs * held.jitter;
    },
    async load(cell) {
      const stored = await store.read(cell);
      if (!stored || isFromTheFuture(stored.weather.source.fetchedAtMs, clock())) return;
      const held = heldOf(cell);
      if (!held || held.checkedAtMs < stored.checkedAtMs) hold(stored);
    },
    put(weather) {
      const checkedAtMs = clock();
      const held = heldOf(weather.cell);
      const isNews =
        !held || held.weather.source.provider !== weather.source.provider || isNewer(weather, held.weather);
      const complete = isNews ? withPastHours(weather, held?.weather, checkedAtMs) : held.weather;
      hold({ weather: complete, checkedAtMs });
      void store.write({ weather: complete, checkedAtMs });
    },
  };
}

/** Of the same time counts as newer: a part may have come that was missing. */
const isNewer = (one: Weather, other: Weather) => one.source.fetchedAtMs >= other.source.fetchedAtMs;
