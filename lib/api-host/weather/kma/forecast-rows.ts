import { z } from 'zod';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import { validOrNull } from '../valid-values';
import { ProviderError } from '../provider-error';
import { formatBaseDate, formatBaseTime, type BaseTimeMs } from './base-times';
import { parseEachRow } from './parse-each-row';
import { parseAmount, parsePrecipitationKind, parseNumber, parseSky, parseTemperature } from './kma-values';

const text = z.union([z.string(), z.number()]).transform(String);
const date = text.pipe(z.string().regex(/^\d{8}$/));
const time = text.transform((value) => value.padStart(4, '0')).pipe(z.string().regex(/^\d{4}$/));

/**
 * One value of one code, which KMA calls a category, at one time. A nowcast row has a base time instead of a forecast
 * time.
 */
const common = z.object({
  category: z.string(),
  baseDate: date.optional(),
  baseTime: time.optional(),
  nx: z.coerce.number().optional(),
  ny: z.coerce.number().optional(),
});
const forecastRow = common.extend({ fcstDate: date, fcstTime: time, fcstValue: text });
const observedRow = common
  .extend({ baseDate: date, baseTime: time, obsrValue: text })
  .transform(({ obsrValue, ...row }) => ({
    ...row,
    fcstDate: row.baseDate,
    fcstTime: row.baseTime,
    fcstValue: obsrValue,
  }));
const anyRow = z.union([forecastRow, observedRow]);

/** Values of one time by KMA's code: `TMP` -> '14'. */
export type ValuesByCode = Map<string, string>;

/** The cell and the issue of a request. */
export interface RequestedIssue {
  cell: GridCell;
  base: BaseTimeMs;
}

/**
 * Throws if a row names another cell or another issue than the requested one. The ultra-short forecast of 00:30 names
 * 00:00 as its base time, so only the hour is compared.
 */
function assertRequested(row: z.infer<typeof anyRow>, { cell, base }: RequestedIssue, endpoint: string): void {
  const compared = [
    ['nx', row.nx, cell.nx],
    ['ny', row.ny, cell.ny],
    ['base date', row.baseDate, formatBaseDate(base)],
    ['base hour', row.baseTime?.slice(0, 2), formatBaseTime(base).slice(0, 2)],
  ] as const;
  for (const [name, found, requested] of compared)
    if (found !== undefined && found !== requested)
      throw new ProviderError('malformed', `${endpoint}: rows of ${name} ${found} instead of ${requested}`);
}

/**
 * Groups rows in any order by the time (epoch ms) that they describe. A code with two different values at one time counts as
 * missing, and `onContradiction` is called with both.
 * @throws ProviderError malformed if they answer another request, or if most of them are unreadable.
 */
export function groupRowsByTime(
  rows: unknown[],
  endpoint: string,
  requested: RequestedIssue,
  onContradiction: (reason: string) => void = () => {},
): Map<number, ValuesByCode> {
  const contradicted = new Map<ValuesByCode, Set<string>>();
  const byTime = new Map<number, ValuesByCode>();
  for (const row of parseEachRow(rows, anyRow, endpoint)) {
    assertRequested(row, requested, endpoint);
    const { category, fcstDate, fcstTime, fcstValue } = row;
    const day = `${fcstDate.slice(0, 4)}-${fcstDate.slice(4, 6)}-${fcstDate.slice(6)}`;
    const epochMs = kstEpochMs(day, Number(fcstTime.slice(0, 2)), Number(fcstTime.slice(2)));
    const values = byTime.get(epochMs) ?? new Map<string, string>();
    const known = values.get(category);
    if (known !== undefined && known !== fcstValue) {
      contradicted.set(values, (contradicted.get(values) ?? new Set()).add(category));
      onContradiction(`${category} ${known} and ${fcstValue}`);
    }
    byTime.set(epochMs, values.set(category, fcstValue));
  }
  for (const [values, codes] of contradicted) for (const code of codes) values.delete(code);
  return byTime;
}

/** One hour of an issue. Any field may be missing, also the temperature. */
export type IssueHour = Omit<WeatherHour, 'temperatureC'> & { temperatureC: number | null };

export const selectCompleteHours = (hours: IssueHour[]): WeatherHour[] =>
  hours.flatMap((hour) => (hour.temperatureC === null ? [] : [{ ...hour, temperatureC: hour.temperatureC }]));

/** Converts values to an hour. Impossible values become null. */
function toHour(epochMs: number, values: ValuesByCode): IssueHour {
  const amountMm = validOrNull('hourlyAmount', parseAmount(values.get('PCP') ?? values.get('RN1')));
  return {
    epochMs,
    temperatureC: parseTemperature(values.get('TMP') ?? values.get('T1H')),
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
      snowCm: validOrNull('hourlyAmount', parseAmount(values.get('SNO'))),
      probabilityPct: validOrNull('percent', parseNumber(values.get('POP'))),
    },
    lightning: parseLightning(values.get('LGT')),
    visibilityM: null,
    wmoCode: null,
  };
}

/** Parses LGT, the energy of lightning in the cell in kA/km². Any value above 0 is lightning. */
function parseLightning(text: string | undefined): boolean | null {
  const value = validOrNull('lightning', parseNumber(text));
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
