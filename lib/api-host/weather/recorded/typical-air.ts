import { readFileSync } from 'node:fs';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import { packagedDataPath } from '../../shared/packaged-data';
import type { ObservedHour } from './recorded-year';

type Kind = 'ordinary' | 'rain' | 'haze' | 'yellow-dust';
type Air = Pick<WeatherHour, 'pm10UgM3' | 'pm25UgM3'>;

/** Codes of present weather. */
const HAZE = '40';
const YELLOW_DUST = '42';

const getKey = (month: number, kind: string) => `${month} ${kind}`;

let table: Map<string, Air> | undefined;

function loadTable(): Map<string, Air> {
  const [, ...rows] = readFileSync(packagedDataPath('weather', 'seoul-typical-air.csv'), 'utf8').trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [month, kind = '', pm10, pm25] = row.split(',');
      return [getKey(Number(month), kind), { pm10UgM3: Number(pm10), pm25UgM3: Number(pm25) }];
    }),
  );
}

function classifyHour({ phenomena }: ObservedHour, isWet: boolean): Kind {
  if (phenomena.includes(YELLOW_DUST)) return 'yellow-dust';
  if (isWet) return 'rain';
  return phenomena.includes(HAZE) ? 'haze' : 'ordinary';
}

/**
 * Returns the particles of a typical hour in Seoul, µg/m³, for the month and the observed phenomena: yellow dust,
 * precipitation, haze or none of them.
 */
export function getTypicalAir(hour: ObservedHour, isWet: boolean): Air {
  table ??= loadTable();
  const kind = classifyHour(hour, isWet);
  const air = table.get(getKey(hour.month, kind));
  if (!air) throw new Error(`seoul-typical-air.csv has no row for month ${hour.month}, ${kind}`);
  return air;
}
