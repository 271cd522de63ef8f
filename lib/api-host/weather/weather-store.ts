import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { WEATHER_STORED_MS } from '@/lib/contract/weather-freshness';
import { acquireLease, readResponse, releaseLease, writeResponse } from './supply/response-rows';
import { DATABASE_UNAVAILABLE, type QueryDatabase } from './supply/database-access';
import { pack, FORMAT_VERSION, unpack } from './supply/pack';

/** The weather of a cell, and when the providers were last called for it. */
export interface CheckedWeather {
  weather: Weather;
  checkedAtMs: number;
}

/**
 * Stores good weather in the database, with a lease for its renewal. A slow or missing database never fails a request.
 */
export interface WeatherStore {
  /** Returns null if nothing is stored or the database does not respond in time. */
  read(cell: GridCell): Promise<CheckedWeather | null>;
  /** Acquires the lease for renewing a cell. Returns false if another instance has it. */
  acquireLease(cell: GridCell, nowMs: number): Promise<boolean>;
  /** Stores weather and releases the lease. */
  write(checked: CheckedWeather): Promise<void>;
  releaseLease(cell: GridCell): Promise<void>;
}

/** Longer than the time limit of a complete fetch. */
const LEASE_MS = 20_000;

const getStoreKey = ({ nx, ny }: GridCell) => `${FORMAT_VERSION} weather ${nx} ${ny}`;

export function createWeatherStore(queryDatabase: QueryDatabase): WeatherStore {
  return {
    async read(cell) {
      const row = await queryDatabase((db) => readResponse(db, getStoreKey(cell)));
      if (row === DATABASE_UNAVAILABLE || !row?.value || row.receivedAtMs === null) return null;
      return { weather: unpack<Weather>(row.value), checkedAtMs: row.receivedAtMs };
    },
    async acquireLease(cell, nowMs) {
      const lease = { key: getStoreKey(cell), nowMs, leaseMs: LEASE_MS, isRenewal: true };
      return (await queryDatabase((db) => acquireLease(db, lease))) !== false;
    },
    async write({ weather, checkedAtMs }) {
      const row = { key: getStoreKey(weather.cell), value: pack(weather), receivedAtMs: checkedAtMs };
      await queryDatabase((db) => writeResponse(db, { ...row, expiresAtMs: checkedAtMs + WEATHER_STORED_MS }));
    },
    async releaseLease(cell) {
      await queryDatabase((db) => releaseLease(db, getStoreKey(cell)));
    },
  };
}
