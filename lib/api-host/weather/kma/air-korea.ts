import { z } from 'zod';
import { HOUR_MS } from '@/lib/contract/durations';
import { STATION_MS } from '@/lib/contract/weather-freshness';
import { gridCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { notNegative } from '../possible-values';
import { ProviderError } from '../provider-error';
import { nearestStations } from './air-stations';
import { fetchGateway, type GatewayAccess } from './fetch-gateway';
import { numberOf } from './kma-values';
import { createMemo } from './memo';

/** What a station measured in one hour. */
export interface AirHour {
  epochMs: number;
  pm10UgM3: number | null;
  pm25UgM3: number | null;
}

const PATH = '/ArpltnInforInqireSvc/getMsrstnAcctoRltmMesureDnsty';
/** A measurement speaks for now no longer than this. */
const CURRENT_MS = 3 * HOUR_MS;
const STATIONS_TO_TRY = 2;

/** '-' or null is missing, and so is what carries a flag: 통신장애, 점검및교정, 장비점검, 자료이상. */
const measured = z.union([z.string(), z.number()]).nullish();
const airRow = z.object({
  dataTime: z.string(),
  pm10Value: measured,
  pm10Flag: measured,
  pm25Value: measured,
  pm25Flag: measured,
});

type Measured = z.infer<typeof measured>;
const valueOf = (value: Measured, flag: Measured) => (flag ? null : notNegative(numberOf(String(value ?? ''))));

/** '2023-10-12 14:00'; midnight may read 24:00 of the day before. */
function epochOf(dataTime: string): number | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d):\d\d$/.exec(dataTime);
  return match ? kstEpochMs(match[1]!, Number(match[2])) : null;
}

/** The hours of a station, in whatever order they come; rows without a time are left out. */
export function readAirRows(rows: unknown[]): AirHour[] {
  const parsed = z.array(airRow).safeParse(rows);
  if (!parsed.success) throw new ProviderError('malformed', `${PATH}: rows of an unknown shape`);
  return parsed.data.flatMap((row) => {
    const epochMs = epochOf(row.dataTime);
    if (epochMs === null) return [];
    const pm10UgM3 = valueOf(row.pm10Value, row.pm10Flag);
    const pm25UgM3 = valueOf(row.pm25Value, row.pm25Flag);
    return [{ epochMs, pm10UgM3, pm25UgM3 }];
  });
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

/** AirKorea's measured particulate matter of the last day, from the nearest station that is working. */
export function createAirKorea(access: GatewayAccess) {
  const memo = createMemo<AirHour[]>(1_000);

  const ofStation = (stationName: string, nowMs: number, signal: AbortSignal) =>
    memo(`${stationName} ${Math.floor(nowMs / STATION_MS)}`, async () => {
      // From version 1.0 on there is PM2.5; stations are asked for by name, since names of regions change.
      const params = {
        stationName,
        dataTerm: 'DAILY',
        ver: '1.5',
        returnType: 'json',
        numOfRows: 30,
        pageNo: 1,
      };
      return readAirRows((await fetchGateway(access, PATH, params, signal)).rows);
    });

  return async (cell: GridCell, nowMs: number, signal: AbortSignal): Promise<AirHour[]> => {
    for (const station of nearestStations(gridCellCentre(cell), STATIONS_TO_TRY)) {
      const hours = await ofStation(station, nowMs, signal).catch((error: unknown) => {
        if (error instanceof ProviderError && error.kind === 'no-data') return [];
        throw error;
      });
      const { pm10UgM3, pm25UgM3 } = currentAir(hours, nowMs);
      if (pm10UgM3 !== null || pm25UgM3 !== null) return hours;
    }
    throw new ProviderError('no-data', `${PATH}: no working station near`);
  };
}
