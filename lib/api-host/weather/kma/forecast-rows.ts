import { z } from 'zod';
import { kstEpochMs } from '@/lib/domain/kst';
import type { WeatherHour } from '@/lib/domain/weather/weather';
import { ProviderError } from '../provider-error';
import { amountOf, kindOf, numberOf, skyOf } from './kma-values';

const text = z.union([z.string(), z.number()]).transform(String);
const date = text.pipe(z.string().regex(/^\d{8}$/));
const time = text.transform((given) => given.padStart(4, '0')).pipe(z.string().regex(/^\d{4}$/));

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
export function rowsByTime(rows: unknown[], endpoint: string): Map<number, ValuesByCode> {
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

/** An hour from its values; null without a temperature (at sea all are missing, though PTY reads 0). */
function toHour(epochMs: number, values: ValuesByCode): WeatherHour | null {
  const temperatureC = numberOf(values.get('TMP') ?? values.get('T1H'));
  if (temperatureC === null) return null;
  const amountMm = amountOf(values.get('PCP') ?? values.get('RN1'));
  return {
    epochMs,
    temperatureC,
    humidityPct: numberOf(values.get('REH')),
    windSpeedMps: numberOf(values.get('WSD')),
    solarWm2: null,
    uvIndex: null,
    pm10UgM3: null,
    pm25UgM3: null,
    yellowDust: null,
    sky: skyOf(values.get('SKY')),
    cloudCoverPct: null,
    precipitation: {
      kind: kindOf(values.get('PTY'), amountMm),
      amountMm,
      snowCm: amountOf(values.get('SNO')),
      probabilityPct: numberOf(values.get('POP')),
    },
    lightning: lightningOf(values.get('LGT')),
    visibilityM: null,
    wmoCode: null,
  };
}

/** LGT: energy of lightning in the cell, kA/km²; anything above 0 is lightning. */
function lightningOf(text: string | undefined): boolean | null {
  const value = numberOf(text);
  return value === null ? null : value > 0;
}

/** Every time that has a temperature, ascending. */
export const toHours = (byTime: Map<number, ValuesByCode>): WeatherHour[] =>
  [...byTime].flatMap(([epochMs, values]) => toHour(epochMs, values) ?? []).sort((a, b) => a.epochMs - b.epochMs);
