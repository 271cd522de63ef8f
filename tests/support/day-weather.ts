import type { KstDate } from '@/lib/domain/kst';
import type { Weather } from '@/lib/domain/weather/weather';
import { makeWeather, type HourOverrides } from './weather-factory';

const COLDEST_HOUR = 6;
const WARMEST_HOUR = 15;

/** Returns the temperature at an hour from the start of a date, coldest at 06:00 and warmest at 15:00. */
export function getTemperature(hour: number, minC: number, maxC: number): number {
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
  /** KST hour of the observation. The other hours are forecasts. */
  hour?: number;
}

/** Returns weather of equal days with 55 % humidity and 2 m/s of wind, unless `each` overrides an hour. */
export const makeDayWeather = ({ date, maxC, minC, hour = 7, each = () => ({}) }: DayOptions): Weather =>
  makeWeather({
    date,
    hour,
    from: -24,
    days: [],
    each: (hour) => ({
      temperatureC: getTemperature(hour, minC, maxC),
      humidityPct: 55,
      windSpeedMps: 2,
      ...each(hour),
    }),
  });
