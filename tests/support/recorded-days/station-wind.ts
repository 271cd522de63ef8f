import { readFileSync } from 'node:fs';
import { packagedDataPath } from '@/lib/api-host/shared/packaged-data';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs, type KstDate } from '@/lib/domain/kst';
import type { Coordinates } from '@/lib/domain/coordinates';

/** Returns the wind of an hour at 10 m, m/s. */
export type Wind = (date: KstDate, hour: number) => number;

interface Station extends Coordinates {
  id: number;
}

const read = (file: string) => readFileSync(packagedDataPath('observations', file), 'utf8');

const DAYS = 6;
/** Wind of the six recorded days by station, m/s; NaN if it was not measured. */
let measured: Map<number, number[]> | undefined;

function loadMeasuredWinds(): Map<number, number[]> {
  const winds = new Map<number, number[]>();
  const start = Date.parse('2022-08-08T00:00:00+09:00');
  for (const line of read('stations-2022-08.csv').trimEnd().split('\n').slice(1)) {
    const [station, time, , , ws] = line.split(',');
    const hours = winds.get(Number(station)) ?? new Array<number>(24 * DAYS).fill(NaN);
    const index = (Date.parse(`${time}:00:00+09:00`) - start) / HOUR_MS;
    if (ws) hours[index] = Number(ws);
    winds.set(Number(station), hours);
  }
  return winds;
}

/**
 * Creates the wind of a place. The daily values contain no wind, so the six days of the nearest station are repeated.
 * That is enough to make windy places windy.
 */
export function createWindLookup(place: Coordinates): Wind {
  measured ??= loadMeasuredWinds();
  const stations = JSON.parse(read('stations.json')) as Station[];
  const away = (station: Station) => Math.hypot(station.lat - place.lat, 0.8 * (station.lon - place.lon));
  const nearest = stations.reduce((best, station) => (away(station) < away(best) ? station : best));
  const hours = measured.get(nearest.id) ?? [];
  const known = hours.filter((speed) => !Number.isNaN(speed));
  const mean = known.reduce((sum, speed) => sum + speed, 0) / known.length;
  return (date, hour) => {
    const speed = hours[24 * (((kstEpochMs(date) / DAY_MS) % DAYS) | 0) + hour];
    return speed === undefined || Number.isNaN(speed) ? mean : speed;
  };
}
