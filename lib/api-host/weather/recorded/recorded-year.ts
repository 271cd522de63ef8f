import { readFileSync } from 'node:fs';
import { HOUR_MS } from '@/lib/contract/durations';
import type { RecordedPlace } from '@/lib/contract/recorded-place';
import type { Weather } from '@/lib/domain/weather/weather';
import { kstDate, kstEpochMs, type KstDate } from '@/lib/domain/kst';
import { packagedDataPath } from '../../shared/packaged-data';

const RECORDED_PLACE: RecordedPlace = 'seoul';
const RECORDED_YEAR = 2023;
const YEAR_HOURS = 8_760;

/** One hour as observed by the station; null if nothing was recorded. */
export interface ObservedHour {
  month: number;
  hourOfDay: number;
  temperatureC: number;
  rainMm: number | null;
  windSpeedMps: number | null;
  humidityPct: number | null;
  radiationMjM2: number | null;
  /** New snow of the last three hours, cm. */
  newSnowCm: number | null;
  cloudTenths: number | null;
  visibility10m: number | null;
  /** Two-digit codes of present weather. */
  phenomena: string[];
}

const parseNumberOrNull = (text: string | undefined) => (text ? Number(text) : null);

function parseLine(line: string): ObservedHour {
  const [time = '', ta, rn, ws, hm, si, sd3, ca, vs, ww] = line.split(',');
  return {
    month: Number(time.slice(0, 2)),
    hourOfDay: Number(time.slice(6)),
    temperatureC: Number(ta),
    rainMm: parseNumberOrNull(rn),
    windSpeedMps: parseNumberOrNull(ws),
    humidityPct: parseNumberOrNull(hm),
    radiationMjM2: parseNumberOrNull(si),
    newSnowCm: parseNumberOrNull(sd3),
    cloudTenths: parseNumberOrNull(ca),
    visibility10m: parseNumberOrNull(vs),
    phenomena: ww ? ww.split('|') : [],
  };
}

let year: ObservedHour[] | undefined;

function loadYear(): ObservedHour[] {
  const [, ...rows] = readFileSync(packagedDataPath('weather', 'seoul-2023-hourly.csv'), 'utf8').trimEnd().split('\n');
  if (rows.length !== YEAR_HOURS)
    throw new Error(`seoul-2023-hourly.csv holds ${rows.length} hours, not ${YEAR_HOURS}`);
  return rows.map(parseLine);
}

/** Returns the date in the recorded year for a date of any year. 29 February becomes the 28th. */
const getRecordedDate = (epochMs: number): KstDate =>
  `${RECORDED_YEAR}-${kstDate(epochMs).slice(5).replace('02-29', '02-28')}`;

/** Returns the index in the recorded year, 0-8759, of the first hour of an instant's calendar day. */
export const getFirstHourIndex = (epochMs: number): number =>
  (kstEpochMs(getRecordedDate(epochMs)) - kstEpochMs(`${RECORDED_YEAR}-01-01`)) / HOUR_MS;

/** Returns an observed hour. The year wraps around: -1 is its last hour and 8760 its first. */
export function getObservedHour(index: number): ObservedHour {
  year ??= loadYear();
  return year[(index + YEAR_HOURS) % YEAR_HOURS]!;
}

/** Returns the source of weather that is taken from the recorded year. */
export const createRecordedSource = (nowMs: number): Weather['source'] => ({
  provider: 'recorded',
  issuedAtMs: null,
  fetchedAtMs: nowMs,
  airQuality: null,
  recorded: { place: RECORDED_PLACE, date: getRecordedDate(nowMs) },
});
