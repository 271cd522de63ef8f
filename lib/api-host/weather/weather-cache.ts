import { LRUCache } from 'lru-cache';
import { PARTIAL_FRESH_MS, WEATHER_EXPIRED_MS, WEATHER_STORED_MS } from '@/lib/contract/weather-freshness';
import { isFutureDated, isYoungerThan } from '@/lib/domain/age';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { startOfHourMs } from '@/lib/domain/kst';
import type { Weather } from '@/lib/domain/weather/weather';
import { pack, unpack } from './supply/pack';
import type { CheckedWeather, WeatherStore } from './weather-store';
import { addPastHours } from './weather-window';

/** Room for the packed weather of all cells on land, 2 to 4 KB each. Evicted cells remain in the database. */
const PACKED_BYTES = 24 * 1024 * 1024;
/** Approximate size of an entry without its weather. */
const ENTRY_BYTES = 400;
/** Room for the weather of some hundred cells as it is used, because unpacking takes 0.3 ms. */
const UNPACKED_BYTES = 8 * 1024 * 1024;
/** Approximate size of an hour as it is used. */
const HOUR_BYTES = 500;

export const getCellKey = ({ nx, ny }: GridCell) => `${nx}:${ny}`;

/** The last good weather of each cell, in memory and behind it in the database. */
export interface WeatherCache {
  /** Returns the cached weather if it is younger than a limit. Weather dated in the future is ignored. */
  getYoungerThan(cell: GridCell, limitMs: number): Weather | undefined;
  /** Returns the cached weather if it is young, or if its forecast covers the current hour. */
  getServable(cell: GridCell): Weather | undefined;
  /** Returns whether the providers were called for a cell within an interval, which varies by 20 %. */
  isChecked(cell: GridCell, intervalMs: number): boolean;
  /** Reads the cell from the database, and caches it if it is newer. */
  load(cell: GridCell): Promise<void>;
  /**
   * Stores weather together with the past hours of the previous one. If it is older than the cached one, only the time
   * of the check is updated.
   */
  put(weather: Weather): void;
}

interface PackedEntry {
  packed: Uint8Array;
  checkedAtMs: number;
  /** Varies the interval, so that instances that stored weather at the same time do not renew it at the same time. */
  jitter: number;
}

type CacheEntry = PackedEntry & CheckedWeather;

export interface WeatherCacheOptions {
  store: WeatherStore;
  clock: () => number;
  random: () => number;
  /** Called with each weather of a provider, also with stored weather. */
  onReceived?: () => void;
}

export function createWeatherCache({ store, clock, random, onReceived }: WeatherCacheOptions): WeatherCache {
  const entries = new LRUCache<string, PackedEntry>({
    maxSize: PACKED_BYTES,
    sizeCalculation: ({ packed }) => packed.byteLength + ENTRY_BYTES,
  });
  const unpacked = new LRUCache<string, Weather>({
    maxSize: UNPACKED_BYTES,
    sizeCalculation: ({ hours, days }) => (hours.length + days.length) * HOUR_BYTES,
  });

  function setEntry({ weather, checkedAtMs }: CheckedWeather): void {
    const key = getCellKey(weather.cell);
    // A copy, because the result of the compression is a part of a larger buffer.
    entries.set(key, { packed: new Uint8Array(pack(weather)), checkedAtMs, jitter: 0.8 + 0.4 * random() });
    unpacked.set(key, weather);
    onReceived?.();
  }

  function getEntry(cell: GridCell): CacheEntry | undefined {
    const key = getCellKey(cell);
    const entry = entries.get(key);
    if (!entry) return undefined;
    let weather = unpacked.get(key);
    if (!weather) {
      weather = unpack<Weather>(entry.packed);
      unpacked.set(key, weather);
    }
    return isFutureDated(weather.source.fetchedAtMs, clock()) ? undefined : { ...entry, weather };
  }

  return {
    getYoungerThan(cell, limitMs) {
      const weather = getEntry(cell)?.weather;
      return weather && isYoungerThan(weather.source.fetchedAtMs, limitMs, clock()) ? weather : undefined;
    },
    getServable(cell) {
      const weather = getEntry(cell)?.weather;
      return weather && isServable(weather, clock()) ? weather : undefined;
    },
    isChecked(cell, intervalMs) {
      const entry = getEntry(cell);
      if (!entry) return false;
      const limitMs = entry.weather.isPartial ? Math.min(PARTIAL_FRESH_MS, intervalMs) : intervalMs;
      return isYoungerThan(entry.checkedAtMs, limitMs * entry.jitter, clock());
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

/** A forecast is of use for the hours that it covers, unless it is too old to be stored. */
const isServable = ({ source, hours }: Weather, nowMs: number) =>
  isYoungerThan(source.fetchedAtMs, WEATHER_EXPIRED_MS, nowMs) ||
  (isYoungerThan(source.fetchedAtMs, WEATHER_STORED_MS, nowMs) &&
    hours.some(({ epochMs }) => epochMs === startOfHourMs(nowMs)));

/** Weather of the same time counts as newer, because it may contain a part that was missing. */
const isNewer = (one: Weather, other: Weather) => one.source.fetchedAtMs >= other.source.fetchedAtMs;
