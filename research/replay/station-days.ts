import { readFileSync } from 'node:fs';
import { packagedDataPath } from '@/lib/api-host/shared/packaged-data';
import { classifyCloudCover } from '@/lib/api-host/weather/classify-cloud-cover';
import { addDays, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import type { PrecipitationKind, WeatherHour } from '@/lib/domain/weather/weather';
import { CHOICE_HOUR, createObservedDay, type ObservedDay } from '@/tests/support/recorded-days/observed-days';

interface Station {
  id: number;
  name: string;
  lat: number;
  lon: number;
}

const read = (file: string) => readFileSync(packagedDataPath('observations', file), 'utf8');

/** Returns six days of August 2022 at 95 stations, with record rain in Seoul and heat in the south. */
export function getAugust2022Days(): ObservedDay[] {
  const hours = new Map<number, WeatherHour[]>();
  for (const line of read('stations-2022-08.csv').trimEnd().split('\n').slice(1)) {
    const [station, hour] = parseLine(line);
    if (hour) hours.set(station, [...(hours.get(station) ?? []), hour]);
  }
  const stations = JSON.parse(read('stations.json')) as Station[];
  const dates = Array.from({ length: 6 }, (_, index) => addDays('2022-08-08', index));
  return stations.flatMap((station) =>
    dates.flatMap((date) => createStationDay(station, date, hours.get(station.id) ?? [])),
  );
}

/** Least number of hours of a usable day. The first date begins at 01 h. */
const FEWEST_HOURS = 20;

function createStationDay(station: Station, date: KstDate, all: readonly WeatherHour[]): ObservedDay[] {
  const [from, until] = [kstEpochMs(date), kstEpochMs(date, 24)];
  const hours = all.filter(({ epochMs }) => epochMs >= from && epochMs < until);
  const now = hours.find(({ epochMs }) => epochMs === kstEpochMs(date, CHOICE_HOUR));
  if (hours.length < FEWEST_HOURS || !now) return [];
  return [createObservedDay(station, date, hours, now)];
}

const numberOrNull = (text: string | undefined) => (text ? Number(text) : null);

/** Parses a line: station, hour, °C, mm, m/s, %, cloud tenths, phenomena. The hour is null if it has no temperature. */
function parseLine(line: string): [station: number, hour: WeatherHour | null] {
  const [station, time, ta, rn, ws, hm, ca, ww = ''] = line.split(',');
  const temperatureC = numberOrNull(ta);
  if (temperatureC === null) return [Number(station), null];
  const cloudTenths = numberOrNull(ca);
  const cloudCoverPct = cloudTenths === null ? null : cloudTenths * 10;
  const hour: WeatherHour = {
    epochMs: Date.parse(`${time}:00:00+09:00`),
    temperatureC,
    humidityPct: numberOrNull(hm),
    windSpeedMps: numberOrNull(ws),
    solarWm2: null,
    uvIndex: null,
    pm10UgM3: null,
    pm25UgM3: null,
    yellowDust: null,
    sky: classifyCloudCover(cloudCoverPct),
    cloudCoverPct,
    precipitation: {
      kind: getPrecipitationKind(numberOrNull(rn), ww),
      amountMm: numberOrNull(rn) ?? 0,
      snowCm: null,
      probabilityPct: null,
    },
    lightning: null,
    visibilityM: null,
    wmoCode: null,
  };
  return [Number(station), hour];
}

/**
 * Returns the kind of precipitation, which is always rain in August: measured, or by a code of rain, drizzle or shower.
 */
const getPrecipitationKind = (rainMm: number | null, phenomena: string): PrecipitationKind =>
  (rainMm ?? 0) > 0 || phenomena.split('|').some((code) => ['01', '02', '04'].includes(code)) ? 'rain' : 'none';
