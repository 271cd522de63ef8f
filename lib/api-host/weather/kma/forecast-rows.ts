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
 * One value of one code (which KMA calls a category) at one time. A nowcast row has a base instead of a time that it is
 * for.
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

/** What KMA says of one time, by its code: `TMP` -> '14'. */
export type ValuesByCode = Map<string, string>;

/** Rows as the service gives them, in whatever order, by the time (epoch ms) that they are for. */
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

/** An hour as one issue has it: any of its fields may be missing, the temperature too. */
export type IssueHour = Omit<WeatherHour, 'temperatureC'> & { temperatureC: number | null };

/** Those that have a temperature, without which there is no hour. */
export const selectCompleteHours = (hours: IssueHour[]): WeatherHour[] =>
  hours.flatMap((hour) => (hour.temperatureC === null ? [] : [{ ...hour, temperatureC: hour.temperatureC }]));

/** An hour from its values. A value that cannot be is lost alone. */
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

/** LGT: energy of lightning in the cell, kA/km²; anything above 0 is lightning. */
function parseLightning(text: string | undefined): boolean | null {
  const value = nonNegativeOrNull(parseNumber(text));
  return value === null ? null : value > 0;
}

/** Whether anything was said of an hour: at sea all is missing, though PTY reads 0. */
const hasData = ({ temperatureC, humidityPct, windSpeedMps, sky, precipitation }: IssueHour) =>
  [temperatureC, humidityPct, windSpeedMps, sky, precipitation.kind, precipitation.amountMm].some((it) => it !== null);

/** Every time of which something is said, ascending. */
export const toHours = (byTime: Map<number, ValuesByCode>): IssueHour[] =>
  [...byTime]
    .map(([epochMs, values]) => toHour(epochMs, values))
    .filter(hasData)
    .sort((a, b) => a.epochMs - b.epochMs);
