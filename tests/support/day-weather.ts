import type { KstDate } from '@/lib/domain/kst';
import type { Weather } from '@/lib/domain/weather/weather';
import { makeWeather, type HourOverrides } from './weather-factory';

const COLDEST_HOUR = 6;
const WARMEST_HOUR = 15;

/** The temperature of an hour (from the start of a date) on days that are coldest at six and warmest at three. */
export function temperatureAt(hour: number, minC: number, maxC: number): number {
  const since = (((hour - COLDEST_HOUR) % 24) + 24) % 24;
  const rise = WARMEST_HOUR - COLDEST_HOUR;
  const phase = since <= rise ? since / rise : 1 + (since - rise) / (24 - rise);
  return (minC + maxC) / 2 - ((maxC - minC) / 2) * Math.cos(phase * Math.PI);
}

export interface DayOptions {
  date: KstDate;
  maxC: number;
  minC: number;
  each?: (hour: number) => HourOverrides;
  /** The KST hour whose weather is observed; the others are forecast. */
  hour?: number;
}

/** Days alike, of a Korean sort: 55 % humidity and 2 m/s of wind, save for what a test is about. */
export const dayWeather = ({ date, maxC, minC, hour = 7, each = () => ({}) }: DayOptions): Weather =>
  makeWeather({
    date,
    hour,
    from: -24,
    days: [],
    each: (hour) => ({
      temperatureC: temperatureAt(hour, minC, maxC),
      humidityPct: 55,
      windSpeedMps: 2,
      ...each(hour),
    }),
  });
