import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { WEATHER_STORED_MS } from '@/lib/contract/weather-freshness';
import { acquireLease, readResponse, releaseLease, writeResponse } from './supply/response-rows';
import { DATABASE_UNAVAILABLE, type QueryDatabase } from './supply/database-access';
import { pack, FORMAT_VERSION, unpack } from './supply/pack';

/** A cell's weather, and when providers were last asked whether there is news. */
export interface CheckedWeather {
  weather: Weather;
  checkedAtMs: number;
}

/** Last good answers beyond the process, and who renews them. A database that is slow or away reaches nobody. */
export interface WeatherStore {
  /** null: none, or the database did not say in time. */
  read(cell: GridCell): Promise<CheckedWeather | null>;
  /** Takes the renewal of a cell until the lease ends; false where another instance has it. */
  acquireLease(cell: GridCell, nowMs: number): Promise<boolean>;
  /** Stores news, and gives up the claim. */
  write(checked: CheckedWeather): Promise<void>;
  /** Gives up the claim without news. */
  releaseLease(cell: GridCell, nowMs: number): Promise<void>;
}

/** Longer than a provider may take altogether. */
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
    async releaseLease(cell, nowMs) {
      await queryDatabase((db) => releaseLease(db, getStoreKey(cell), nowMs));
    },
  };
}
