import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs, startOfHourMs } from '@/lib/domain/kst';
import { ProviderError } from '../provider-error';
import { createOperation } from '../supply/operation';
import type { Supply } from '../supply/supply';
import { validOrNull } from '../valid-values';
import { findNearestStations, type AirStation } from './air-stations';
import { fetchAllRows } from './fetch-all-rows';
import type { PortalAccess } from './fetch-portal-page';
import { parseEachRow } from './parse-each-row';

const PARTICLES = ['pm10UgM3', 'pm25UgM3'] as const;
type Particle = (typeof PARTICLES)[number];

export interface AirHour extends Record<Particle, number | null> {
  epochMs: number;
}

/** Measurements of each particle at one station. */
export interface StationAir {
  /** Name of the station; two names, separated by a comma and a space, if the particles come from two. */
  station: string;
  hours: AirHour[];
}

/** Measurements of a sido by the name of the station. */
type AirByStation = Map<string, AirHour[]>;

/** Maximum age of a current measurement. */
const MAX_AGE_MS = 2 * HOUR_MS;
const STATIONS_TO_TRY = 3;
/** Values are published at varying minutes of the next hour, by this minute at the latest. */
const PUBLICATION_DELAY_MS = 20 * MINUTE_MS;
const STORED_MS = 5 * HOUR_MS;
/** Longer than usual, because the daily limit allows few calls besides one per hour and sido. */
const RETRY_MS = 10 * MINUTE_MS;

/** A value is missing if it is '-' or null, or if a flag is set: 통신장애, 점검및교정, 장비점검, 자료이상. */
const measurement = z.union([z.string(), z.number()]).nullish();
const airRow = z.object({
  stationName: z.string(),
  dataTime: z.string(),
  pm10Value: measurement,
  pm10Flag: measurement,
  pm25Value: measurement,
  pm25Flag: measurement,
});
/** A station out of order may have no time. */
const airRowOrNull = z.union([airRow, z.object({ dataTime: z.null() }).transform(() => null)]);

type Measurement = z.infer<typeof measurement>;
/** Other than in KMA's services, 900 and more are real values: the worst days of yellow dust. */
function parseMeasurement(quantity: Particle, value: Measurement, flag: Measurement): number | null {
  const text = String(value ?? '').trim();
  if (flag || !/^\d+(\.\d+)?$/.test(text)) return null;
  return validOrNull(quantity, Number(text));
}

/** Parses '2023-10-12 14:00'. Midnight may be 24:00 of the day before. */
function parseDataTime(dataTime: string): number | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d):\d\d$/.exec(dataTime);
  return match ? kstEpochMs(match[1]!, Number(match[2])) : null;
}

/** Groups rows by station. Rows without a time or a name are dropped. */
export function parseAirRows(rows: unknown[]): AirByStation {
  const byStation: AirByStation = new Map();
  for (const row of parseEachRow(rows, airRowOrNull, 'airkorea')) {
    const epochMs = row && parseDataTime(row.dataTime);
    if (!row || epochMs === null) continue;
    const pm10UgM3 = parseMeasurement('pm10UgM3', row.pm10Value, row.pm10Flag);
    const pm25UgM3 = parseMeasurement('pm25UgM3', row.pm25Value, row.pm25Flag);
    byStation.set(row.stationName, [...(byStation.get(row.stationName) ?? []), { epochMs, pm10UgM3, pm25UgM3 }]);
  }
  return byStation;
}

/** Returns the hours with the newest measured value of each kind of the last two hours. */
function findCurrentHours(hours: AirHour[], nowMs: number): { pm10?: AirHour; pm25?: AirHour } {
  const recent = hours
    .filter(({ epochMs }) => epochMs <= nowMs && nowMs - epochMs <= MAX_AGE_MS)
    .sort((a, b) => b.epochMs - a.epochMs);
  return {
    pm10: recent.find(({ pm10UgM3 }) => pm10UgM3 !== null),
    pm25: recent.find(({ pm25UgM3 }) => pm25UgM3 !== null),
  };
}

/** Returns the newest measured values of the last two hours. */
export function getCurrentAir(hours: AirHour[], nowMs: number): Pick<AirHour, 'pm10UgM3' | 'pm25UgM3'> {
  const { pm10, pm25 } = findCurrentHours(hours, nowMs);
  return { pm10UgM3: pm10?.pm10UgM3 ?? null, pm25UgM3: pm25?.pm25UgM3 ?? null };
}

/** Returns the time of the older of the current values, epoch ms; null if there are none. */
export function getMeasuredMs(hours: AirHour[], nowMs: number): number | null {
  const times = Object.values(findCurrentHours(hours, nowMs)).flatMap((hour) => hour?.epochMs ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Joins the measurements of each particle, which may come from different stations. */
function joinStations(sources: ReadonlyMap<Particle, StationAir>): StationAir {
  const byTime = new Map<number, AirHour>();
  for (const [particle, { hours }] of sources) {
    for (const hour of hours) {
      const { epochMs, [particle]: value } = hour;
      const known = byTime.get(epochMs) ?? { epochMs, pm10UgM3: null, pm25UgM3: null };
      byTime.set(epochMs, { ...known, [particle]: known[particle] ?? value });
    }
  }
  const names = [...sources.values()].map(({ station }) => station);
  return { station: [...new Set(names)].join(', '), hours: [...byTime.values()] };
}

/**
 * Returns the current measurements of each particle at the nearest station that has them; null if no near station has
 * any. Stations are read until both are known.
 */
async function findNearestAir(
  cell: GridCell,
  nowMs: number,
  readHours: (station: AirStation) => Promise<AirHour[]>,
): Promise<StationAir | null> {
  const sources = new Map<Particle, StationAir>();
  for (const station of findNearestStations(getCellCentre(cell), STATIONS_TO_TRY)) {
    const missing = PARTICLES.filter((particle) => !sources.has(particle));
    if (missing.length === 0) break;
    const hours = await readHours(station);
    const current = getCurrentAir(hours, nowMs);
    for (const particle of missing)
      if (current[particle] !== null) sources.set(particle, { station: station.name, hours });
  }
  return sources.size === 0 ? null : joinStations(sources);
}

/**
 * Creates functions that return the particulate matter of the nearest working stations in the last hours. All stations
 * of a sido are fetched in one call an hour, for all users: at most 17 x 24 calls a day. Earlier hours come from
 * earlier calls.
 */
export function createAirKorea(access: PortalAccess, supply: Supply) {
  const callOperation = createOperation('airkorea', access);
  const getKey = (sido: string, slot: number) => `airkorea ${sido} ${slot}`;

  const loadSido = async (sido: string, slot: number, signal: AbortSignal): Promise<AirByStation> => {
    const params = { sidoName: sido, returnType: 'json' };
    const fetch = (within: AbortSignal) =>
      callOperation(async (path) => parseAirRows(await fetchAllRows(access, path, params, within)));
    const request = { key: getKey(sido, slot), storedMs: STORED_MS, getRetryMs: () => RETRY_MS, fetch };
    return (await supply.load(request, signal)).value;
  };

  async function earlier({ sido, name }: AirStation, slot: number): Promise<AirHour[]> {
    const slots = Array.from({ length: MAX_AGE_MS / HOUR_MS }, (_, i) => slot - (i + 1) * HOUR_MS);
    const received = await Promise.all(slots.map((each) => supply.findFirst<AirByStation>([getKey(sido, each)])));
    return received.flatMap((each) => each?.value.get(name) ?? []);
  }

  const getSlot = (nowMs: number) => startOfHourMs(nowMs - PUBLICATION_DELAY_MS);

  async function fetchAir(cell: GridCell, nowMs: number, signal: AbortSignal): Promise<StationAir> {
    const slot = getSlot(nowMs);
    let failure: unknown = new ProviderError('no-data', `airkorea: no working station near`);
    const air = await findNearestAir(cell, nowMs, async (station) => {
      const newest = await loadSido(station.sido, slot, signal).catch((error: unknown) => {
        failure = error;
        return null;
      });
      return [...(newest?.get(station.name) ?? []), ...(await earlier(station, slot))];
    });
    if (!air) throw failure;
    return air;
  }

  /** Returns the measurements that are stored, without a fetch; null if none is recent. */
  const findAir = (cell: GridCell, nowMs: number): Promise<StationAir | null> =>
    findNearestAir(cell, nowMs, (station) => earlier(station, getSlot(nowMs) + HOUR_MS));

  return { fetchAir, findAir };
}
