import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { addDays, kstDate, kstEpochMs, kstHour, kstMinute } from '@/lib/domain/kst';
import type { ProviderReply, ProviderScenario } from './provider-server';

/** The weather of an hour in KMA's categories. */
export interface KmaHour {
  temperature: number;
  sky: string;
  pty: string;
  pop: string;
  /** For example '강수없음', '1mm 미만', '30.0~50.0mm' or '2'. */
  rain: string;
  snow: string;
  humidity: string;
  wind: string;
}

export interface KmaWeather {
  nowMs: number;
  hour?: (epochMs: number) => Partial<KmaHour>;
  /** Warnings in the bulletin; none by default. */
  bulletin?: string;
  /** Returns the time, ms, by which an issue of a short-term service is published later than usual; 0 by default. */
  getDelayMs?: (operation: string, baseMs: number) => number;
}

const CLEAR: KmaHour = {
  temperature: 15,
  sky: '1',
  pty: '0',
  pop: '0',
  rain: '강수없음',
  snow: '적설없음',
  humidity: '50',
  wind: '2',
};

export const NO_DATA = JSON.stringify({ response: { header: { resultCode: '03', resultMsg: 'NO_DATA' } } });

const pad = (value: number) => String(value).padStart(2, '0');
const kmaDate = (epochMs: number) => kstDate(epochMs).replaceAll('-', '');
const kmaTime = (epochMs: number) => pad(kstHour(epochMs)) + pad(kstMinute(epochMs));
const parseDate = (text: string) => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;

/** Returns one page of rows in the portal's envelope. */
export function envelope(rows: unknown[], url: URL): ProviderReply {
  const pageNo = Number(url.searchParams.get('pageNo') ?? 1);
  const numOfRows = Number(url.searchParams.get('numOfRows') ?? 10);
  const item = rows.slice((pageNo - 1) * numOfRows, pageNo * numOfRows);
  const body = { dataType: 'JSON', items: { item }, pageNo, numOfRows, totalCount: rows.length };
  return {
    body: JSON.stringify({ response: { header: { resultCode: '00', resultMsg: 'NORMAL_SERVICE' }, body } }),
  };
}

const getCell = (url: URL) => ({
  nx: Number(url.searchParams.get('nx')),
  ny: Number(url.searchParams.get('ny')),
});

type HourAt = (epochMs: number) => KmaHour;

function nowcastRows(base: number, at: HourAt, url: URL) {
  const { temperature, pty, humidity, wind } = at(base);
  const values = { PTY: pty, REH: humidity, RN1: '0', T1H: String(temperature), WSD: wind };
  return Object.entries(values).map(([category, obsrValue]) => ({
    baseDate: kmaDate(base),
    baseTime: kmaTime(base),
    category,
    ...getCell(url),
    obsrValue,
  }));
}

const forecastRow = (base: number, epochMs: number, url: URL) => (category: string, fcstValue: string) => ({
  baseDate: kmaDate(base),
  baseTime: kmaTime(base),
  category,
  fcstDate: kmaDate(epochMs),
  fcstTime: kmaTime(epochMs),
  fcstValue,
  ...getCell(url),
});

function ultraShortRows(base: number, at: HourAt, url: URL) {
  const first = Math.ceil(base / HOUR_MS) * HOUR_MS;
  return Array.from({ length: 6 }, (_, i) => first + i * HOUR_MS).flatMap((epochMs) => {
    const hour = at(epochMs);
    const row = forecastRow(base, epochMs, url);
    return [
      row('LGT', '0'),
      row('PTY', hour.pty),
      row('RN1', hour.rain),
      row('SKY', hour.sky),
      row('T1H', String(hour.temperature)),
      row('REH', hour.humidity),
      row('WSD', hour.wind),
    ];
  });
}

/**
 * Returns hourly times to the end of the second day after (the third from 17:00 on), then three-hourly ones for a day.
 */
function villageTimes(base: number): number[] {
  const hourlyEnd = kstEpochMs(addDays(kstDate(base), kstHour(base) >= 17 ? 4 : 3));
  const times: number[] = [];
  for (let epochMs = base + HOUR_MS; epochMs <= hourlyEnd; epochMs += HOUR_MS) times.push(epochMs);
  for (let hours = 3; hours <= 24; hours += 3) times.push(hourlyEnd + hours * HOUR_MS);
  return times;
}

function extremesRows(base: number, epochMs: number, at: HourAt, url: URL) {
  const midnight = kstEpochMs(kstDate(epochMs));
  const temperatures = Array.from({ length: 24 }, (_, i) => at(midnight + i * HOUR_MS).temperature);
  const row = forecastRow(base, epochMs, url);
  const isToday = kstDate(epochMs) === kstDate(base);
  // The 05:00 issue no longer has today's minimum.
  if (kstHour(epochMs) === 6 && !(isToday && kstHour(base) >= 5)) return [row('TMN', `${Math.min(...temperatures)}.0`)];
  if (kstHour(epochMs) === 15) return [row('TMX', `${Math.max(...temperatures)}.0`)];
  return [];
}

function villageRows(base: number, at: HourAt, url: URL) {
  return villageTimes(base).flatMap((epochMs) => {
    const hour = at(epochMs);
    const row = forecastRow(base, epochMs, url);
    return [
      row('TMP', String(hour.temperature)),
      row('WSD', hour.wind),
      row('SKY', hour.sky),
      row('PTY', hour.pty),
      row('POP', hour.pop),
      row('WAV', '0'),
      row('PCP', hour.rain),
      row('REH', hour.humidity),
      row('SNO', hour.snow),
      ...extremesRows(base, epochMs, at, url),
    ];
  });
}

/** Returns a UV response: 5 at noon, 3 at 09:00 and 15:00, and the last seven steps empty. */
function uvItem(base: number, url: URL) {
  const steps = Array.from({ length: 26 }, (_, i) => {
    const hour = kstHour(base + i * 3 * HOUR_MS);
    const value = hour === 12 ? '5' : hour === 9 || hour === 15 ? '3' : '0';
    return [`h${i * 3}`, i > 18 ? '' : value] as const;
  });
  return {
    code: 'A07_2',
    areaNo: url.searchParams.get('areaNo'),
    date: url.searchParams.get('time'),
    ...Object.fromEntries(steps),
  };
}

interface PackagedStation {
  name: string;
  sido: string;
}

const readStations = (): PackagedStation[] =>
  JSON.parse(readFileSync(join(process.cwd(), 'data', 'weather', 'airkorea-stations.json'), 'utf8'));

/** Returns rows of every station of a province, measured at the last full hour. */
function airRows(nowMs: number, sido: string | null) {
  const epochMs = Math.floor(nowMs / HOUR_MS) * HOUR_MS;
  // Midnight is written as 24:00 of the day before.
  const midnight = kstHour(epochMs) === 0;
  const dataTime = midnight ? `${kstDate(epochMs - DAY_MS)} 24:00` : `${kstDate(epochMs)} ${pad(kstHour(epochMs))}:00`;
  return readStations()
    .filter((station) => station.sido === sido)
    .map(({ name }) => ({
      stationName: name,
      sidoName: sido,
      dataTime,
      pm10Value: '40',
      pm10Flag: null,
      pm25Value: '20',
      pm25Flag: null,
    }));
}

function midTermItem(operation: string, base: number, url: URL) {
  const days = kstHour(base) === 6 ? [4, 5, 6, 7, 8, 9, 10] : [5, 6, 7, 8, 9, 10];
  const regId = url.searchParams.get('regId');
  if (operation === 'getMidTa') {
    return {
      regId,
      ...Object.fromEntries(
        days.flatMap((n) => [
          [`taMin${n}`, n],
          [`taMax${n}`, n + 10],
        ]),
      ),
    };
  }
  const halves = days.flatMap((n) =>
    n <= 7
      ? [
          [`rnSt${n}Am`, 10],
          [`rnSt${n}Pm`, 60],
          [`wf${n}Am`, '맑음'],
          [`wf${n}Pm`, '흐리고 비'],
        ]
      : [
          [`rnSt${n}`, 30],
          [`wf${n}`, '구름많음'],
        ],
  );
  return { regId, ...Object.fromEntries(halves) };
}

/** Returns a bulletin of the last full hour. */
function bulletinRow(nowMs: number, t6: string) {
  const stamp = kmaDate(nowMs) + pad(kstHour(nowMs)) + '00';
  return { other: 'o 없음', t6, t7: 'o 없음', tmEf: stamp, tmFc: Number(stamp), tmSeq: 12 };
}

const DELAY_MIN: Record<string, number> = { getUltraSrtNcst: 40, getUltraSrtFcst: 15, getVilageFcst: 10 };
const ROWS = { getUltraSrtNcst: nowcastRows, getUltraSrtFcst: ultraShortRows, getVilageFcst: villageRows };
const isShortTerm = (operation: string): operation is keyof typeof ROWS => operation in ROWS;

/** Returns the base time of a request, epoch ms. */
export function parseBase({ searchParams }: URL): number {
  const stamp = searchParams.get('tmFc') ?? searchParams.get('time');
  const date = searchParams.get('base_date') ?? stamp!.slice(0, 8);
  const time = (searchParams.get('base_time') ?? stamp!.slice(8)).padEnd(4, '0');
  return kstEpochMs(parseDate(date), Number(time.slice(0, 2)), Number(time.slice(2)));
}

/**
 * Responds as KMA and AirKorea do at an instant: NO_DATA for an unpublished base, extremes only in the issues that have
 * them, and days 5 to 10 in the evening's mid-term forecast.
 */
export const kmaScenario =
  (getWeather: () => KmaWeather): ProviderScenario =>
  (url) => {
    const { nowMs, hour = () => ({}), bulletin = 'o 없 음', getDelayMs = () => 0 } = getWeather();
    const at: HourAt = (epochMs) => ({ ...CLEAR, ...hour(epochMs) });
    const operation = url.pathname.split('/').at(-1)!;
    if (operation === 'getCtprvnRltmMesureDnsty') {
      const rows = airRows(nowMs, url.searchParams.get('sidoName'));
      const body = { totalCount: rows.length, items: rows, pageNo: 1, numOfRows: rows.length };
      return {
        body: JSON.stringify({ response: { body, header: { resultMsg: 'NORMAL_CODE', resultCode: '00' } } }),
      };
    }
    if (operation === 'getPwnStatus') return envelope([bulletinRow(nowMs, bulletin)], url);
    const base = parseBase(url);
    const delayMs =
      (DELAY_MIN[operation] ?? 0) * MINUTE_MS + (isShortTerm(operation) ? getDelayMs(operation, base) : 0);
    if (base + delayMs > nowMs) return { body: NO_DATA };
    if (isShortTerm(operation)) return envelope(ROWS[operation](base, at, url), url);
    return envelope([operation === 'getUVIdxV5' ? uvItem(base, url) : midTermItem(operation, base, url)], url);
  };
