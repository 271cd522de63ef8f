import { z } from 'zod';
import { kstEpochMs } from '@/lib/domain/kst';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import { validOrNull, nonNegativeOrNull, percentOrNull } from '../valid-values';
import { ProviderError } from '../provider-error';
import { parseAmount, parsePrecipitationKind, parseNumber, parseSky } from './kma-values';

const text = z.union([z.string(), z.number()]).transform(String);
const date = text.pipe(z.string().regex(/^\d{8}$/));
const time = text.transform((value) => value.padStart(4, '0')).pipe(z.string().regex(/^\d{4}$/));

/**
 * One value of one code, which KMA calls a category, at one time. A nowcast row has a base time instead of a forecast
 * time.
 */
const forecastRow = z.object({ category: z.string(), fcstDate: date, fcstTime: time, fcstValue: text });
const observedRow = z
  .object({ category: z.string(), baseDate: date, baseTime: time, obsrValue: text })
  .transform(({ category, baseDate, baseTime, obsrValue }) => ({
    category,
    fcstDate: baseDate,
    fcstTime: baseTime,
    fcstValue: obsrValue,
  }));
const anyRow = z.union([forecastRow, observedRow]);

/** Values of one time by KMA's code: `TMP` -> '14'. */
export type ValuesByCode = Map<string, string>;

/** Groups rows in any order by the time (epoch ms) that they describe. */
export function groupRowsByTime(rows: unknown[], endpoint: string): Map<number, ValuesByCode> {
  const parsed = z.array(anyRow).safeParse(rows);
  if (!parsed.success) throw new ProviderError('malformed', `${endpoint}: rows of an unknown shape`);
  const byTime = new Map<number, ValuesByCode>();
  for (const { category, fcstDate, fcstTime, fcstValue } of parsed.data) {
    const day = `${fcstDate.slice(0, 4)}-${fcstDate.slice(4, 6)}-${fcstDate.slice(6)}`;
    const epochMs = kstEpochMs(day, Number(fcstTime.slice(0, 2)), Number(fcstTime.slice(2)));
    const values = byTime.get(epochMs) ?? new Map<string, string>();
    byTime.set(epochMs, values.set(category, fcstValue));
  }
  return byTime;
}

/** One hour of an issue. Any field may be missing, also the temperature. */
export type IssueHour = Omit<WeatherHour, 'temperatureC'> & { temperatureC: number | null };

export const selectCompleteHours = (hours: IssueHour[]): WeatherHour[] =>
  hours.flatMap((hour) => (hour.temperatureC === null ? [] : [{ ...hour, temperatureC: hour.temperatureC }]));

/** Converts values to an hour. Impossible values become null. */
function toHour(epochMs: number, values: ValuesByCode): IssueHour {
  const amountMm = parseAmount(values.get('PCP') ?? values.get('RN1'));
  return {
    epochMs,
    temperatureC: validOrNull('temperatureC', parseNumber(values.get('TMP') ?? values.get('T1H'))),
    humidityPct: validOrNull('humidityPct', parseNumber(values.get('REH'))),
    windSpeedMps: validOrNull('windSpeedMps', parseNumber(values.get('WSD'))),
    solarWm2: null,
    uvIndex: null,
    pm10UgM3: null,
    pm25UgM3: null,
    yellowDust: null,
    sky: parseSky(values.get('SKY')),
    cloudCoverPct: null,
    precipitation: {
      kind: parsePrecipitationKind(values.get('PTY'), amountMm),
      amountMm,
      snowCm: parseAmount(values.get('SNO')),
      probabilityPct: percentOrNull(parseNumber(values.get('POP'))),
    },
    lightning: parseLightning(values.get('LGT')),
    visibilityM: null,
    wmoCode: null,
  };
}

/** Parses LGT, the energy of lightning in the cell in kA/km². Any value above 0 is lightning. */
function parseLightning(text: string | undefined): boolean | null {
  const value = nonNegativeOrNull(parseNumber(text));
  return value === null ? null : value > 0;
}

/** Returns whether an hour has data. At sea all values are missing, although PTY is 0. */
const hasData = ({ temperatureC, humidityPct, windSpeedMps, sky, precipitation }: IssueHour) =>
  [temperatureC, humidityPct, windSpeedMps, sky, precipitation.kind, precipitation.amountMm].some((it) => it !== null);

/** Converts the times that have data, in ascending order. */
export const toHours = (byTime: Map<number, ValuesByCode>): IssueHour[] =>
  [...byTime]
    .map(([epochMs, values]) => toHour(epochMs, values))
    .filter(hasData)
    .sort((a, b) => a.epochMs - b.epochMs);
