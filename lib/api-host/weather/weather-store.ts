import type { GridCell } from '@/lib/domain/dfs-grid';
import type { Weather } from '@/lib/domain/weather/weather';
import { STORED_MS } from '@/lib/contract/weather-freshness';
import { claimRow, readRow, releaseRow, writeRow } from './supply/answer-rows';
import { AWAY, type AskDatabase } from './supply/database-access';
import { pack, SHAPE, unpack } from './supply/pack';

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
  claim(cell: GridCell, nowMs: number): Promise<boolean>;
  /** Stores news, and gives up the claim. */
  write(checked: CheckedWeather): Promise<void>;
  /** Gives up the claim without news. */
  release(cell: GridCell, nowMs: number): Promise<void>;
}

/** Longer than a provider may take altogether. */
const LEASE_MS = 20_000;

const keyOf = ({ nx, ny }: GridCell) => `${SHAPE} weather ${nx} ${ny}`;

export function createWeatherStore(askDatabase: AskDatabase): WeatherStore {
  return {
    async read(cell) {
      const row = await askDatabase((db) => readRow(db, keyOf(cell)));
      if (row === AWAY || !row?.value || row.receivedAtMs === null) return null;
      return { weather: unpack<Weather>(row.value), checkedAtMs: row.receivedAtMs };
    },
    async claim(cell, nowMs) {
      const claim = { key: keyOf(cell), nowMs, leaseMs: LEASE_MS, isRenewal: true };
      return (await askDatabase((db) => claimRow(db, claim))) !== false;
    },
    async write({ weather, checkedAtMs }) {
      const row = { key: keyOf(weather.cell), value: pack(weather), receivedAtMs: checkedAtMs };
      await askDatabase((db) => writeRow(db, { ...row, expiresAtMs: checkedAtMs + STORED_MS }));
    },
    async release(cell, nowMs) {
      await askDatabase((db) => releaseRow(db, keyOf(cell), nowMs));
    },
  };
}
