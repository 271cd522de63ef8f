import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Coordinates } from '@/lib/domain/coordinates';
import { packagedDataPath } from '../../shared/packaged-data';

const station = z.object({
  name: z.string(),
  /** Province or city as AirKorea names it: 서울, 경기. Station names are unique only within one. */
  sido: z.string(),
  network: z.string(),
  lat: z.number(),
  lon: z.number(),
});
export type AirStation = z.infer<typeof station>;

/** Networks that measure background air, not the kerb of a main road or a port. */
const BACKGROUND_NETWORKS = ['도시대기', '교외대기', '국가배경농도'];

let stations: AirStation[] | undefined;

function loadStations(): AirStation[] {
  const rows = z
    .array(station)
    .parse(JSON.parse(readFileSync(packagedDataPath('weather', 'airkorea-stations.json'), 'utf8')));
  return rows.filter(({ network }) => BACKGROUND_NETWORKS.includes(network));
}

/** Squared distance on a plane at Korea's latitude, which is accurate enough for comparing. */
const COS_36 = Math.cos((36 * Math.PI) / 180);
const distance = (a: Coordinates, b: Coordinates) => (a.lat - b.lat) ** 2 + ((a.lon - b.lon) * COS_36) ** 2;

export function findNearestStations(point: Coordinates, count: number): AirStation[] {
  stations ??= loadStations();
  return stations.toSorted((a, b) => distance(a, point) - distance(b, point)).slice(0, count);
}
