import { z } from 'zod';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { gridCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs, startOfHourMs } from '@/lib/domain/kst';
import { notNegative } from '../possible-values';
import { ProviderError } from '../provider-error';
import type { Supply } from '../supply/supply';
import { nearestStations, type AirStation } from './air-stations';
import { fetchAllRows } from './fetch-all-rows';
import type { GatewayAccess } from './fetch-gateway';
import { numberOf } from './kma-values';

/** What a station measured in one hour. */
export interface AirHour {
  epochMs: number;
  pm10UgM3: number | null;
  pm25UgM3: number | null;
}

/** What the stations of a sido measured, by their names. */
type AirOfSido = Map<string, AirHour[]>;

const PATH = '/ArpltnInforInqireSvc/getCtprvnRltmMesureDnsty';
/** A measurement speaks for now no longer than this. */
const CURRENT_MS = 3 * HOUR_MS;
const STATIONS_TO_TRY = 2;
/** An hour's values are published at no certain minute of the next: by now they are out. */
const PUBLISHED_AFTER_MS = 20 * MINUTE_MS;
const STORED_MS = 5 * HOUR_MS;
/** A day has few calls more than it has hours and sidos: an outage must not use them up. */
const RETRY_MS = 10 * MINUTE_MS;

/** '-' or null is missing, and so is what carries a flag: 통신장애, 점검및교정, 장비점검, 자료이상. */
const measured = z.union([z.string(), z.number()]).nullish();
const airRow = z.object({
  stationName: z.string(),
  dataTime: z.string(),
  pm10Value: measured,
  pm10Flag: measured,
  pm25Value: measured,
  pm25Flag: measured,
});
/** A station that is out of order may have no time. */
const anyRow = z.union([airRow, z.object({ dataTime: z.null() }).transform(() => null)]);

type Measured = z.infer<typeof measured>;
const valueOf = (value: Measured, flag: Measured) => (flag ? null : notNegative(numberOf(String(value ?? ''))));

/** '2023-10-12 14:00'; midnight may read 24:00 of the day before. */
function epochOf(dataTime: string): number | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d):\d\d$/.exec(dataTime);
  return match ? kstEpochMs(match[1]!, Number(match[2])) : null;
}

/** The hours of each station, in whatever order they come; rows without a time are left out. */
export function readAirRows(rows: unknown[]): AirOfSido {
  const parsed = z.array(anyRow).safeParse(rows);
  if (!parsed.success) throw new ProviderError('malformed', `${PATH}: rows of an unknown shape`);
  const byStation: AirOfSido = new Map();
  for (const row of parsed.data) {
    const epochMs = row && epochOf(row.dataTime);
    if (!row || epochMs === null) continue;
    const pm10UgM3 = valueOf(row.pm10Value, row.pm10Flag);
    const pm25UgM3 = valueOf(row.pm25Value, row.pm25Flag);
    byStation.set(row.stationName, [...(byStation.get(row.stationName) ?? []), { epochMs, pm10UgM3, pm25UgM3 }]);
  }
  return byStation;
}

/** The newest measured value of the last hours. */
export function currentAir(hours: AirHour[], nowMs: number): Pick<AirHour, 'pm10UgM3' | 'pm25UgM3'> {
  const recent = hours
    .filter(({ epochMs }) => epochMs <= nowMs && nowMs - epochMs <= CURRENT_MS)
    .sort((a, b) => b.epochMs - a.epochMs);
  return {
    pm10UgM3: recent.find(({ pm10UgM3 }) => pm10UgM3 !== null)?.pm10UgM3 ?? null,
    pm25UgM3: recent.find(({ pm25UgM3 }) => pm25UgM3 !== null)?.pm25UgM3 ?? null,
  };
}

/**
 * AirKorea's measured particulate matter of the last hours, from the nearest station that is working. A sido's stations
 * are asked for at once, and once an hour for everyone: 17 x 24 calls a day. What was measured in the hours before
 * is that of earlier calls.
 */
export function createAirKorea(access: GatewayAccess, supply: Supply) {
  const keyOf = (sido: string, slot: number) => `airkorea ${sido} ${slot}`;

  const ofSido = async (sido: string, slot: number, signal: AbortSignal): Promise<AirOfSido> => {
    const ask = async (within: AbortSignal) => {
      // From version 1.0 on there is PM2.5.
      const params = { sidoName: sido, ver: '1.5', returnType: 'json' };
      return readAirRows(await fetchAllRows(access, PATH, params, within));
    };
    const question = { key: keyOf(sido, slot), storedMs: STORED_MS, retryMs: RETRY_MS, ask };
    return (await supply.load(question, signal)).value;
  };

  /** What was measured before, as far as anybody asked then. */
  async function earlier({ sido, name }: AirStation, slot: number): Promise<AirHour[]> {
    const slots = Array.from({ length: CURRENT_MS / HOUR_MS }, (_, i) => slot - (i + 1) * HOUR_MS);
    const found = await Promise.all(slots.map((each) => supply.find<AirOfSido>(keyOf(sido, each))));
    return found.flatMap((received) => received?.value.get(name) ?? []);
  }

  return async (cell: GridCell, nowMs: number, signal: AbortSignal): Promise<AirHour[]> => {
    const slot = startOfHourMs(nowMs - PUBLISHED_AFTER_MS);
    let failure: unknown = new ProviderError('no-data', `${PATH}: no working station near`);
    for (const station of nearestStations(gridCellCentre(cell), STATIONS_TO_TRY)) {
      const newest = await ofSido(station.sido, slot, signal).catch((error: unknown) => {
        failure = error;
        return null;
      });
      const hours = [...(newest?.get(station.name) ?? []), ...(await earlier(station, slot))];
      const { pm10UgM3, pm25UgM3 } = currentAir(hours, nowMs);
      if (pm10UgM3 !== null || pm25UgM3 !== null) return hours;
    }
    throw failure;
  };
}
