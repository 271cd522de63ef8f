import { kstDate } from '../kst';
import { assertInRange } from './comfort-error';

export interface Air {
  temperatureC: number;
  /** Relative humidity, %; null where it is not known. */
  humidityPct: number | null;
  /** Wind at 10 m, m/s; null where it is not known. */
  windSpeedMps: number | null;
}

const isSummer = (month: number) => month >= 5 && month <= 9;

/**
 * The apparent temperature of the Korea Meteorological Administration (체감온도), °C: by wind from October to April,
 * by humidity from May to September. What the season's formula needs and is not known leaves the air temperature.
 * `month` is 1-12, KST. Throws ComfortError out of range.
 */
export function getFeelsLikeC(air: Air, month: number): number {
  const { temperatureC, humidityPct, windSpeedMps } = air;
  assertInRange('temperatureC', temperatureC);
  if (humidityPct !== null) assertInRange('humidityPct', humidityPct);
  if (windSpeedMps !== null) assertInRange('windSpeedMps', windSpeedMps);
  if (isSummer(month)) return humidityPct === null ? temperatureC : getSummerFeelsLikeC(temperatureC, humidityPct);
  return windSpeedMps === null ? temperatureC : getWinterFeelsLikeC(temperatureC, windSpeedMps);
}

/** The same for an hour of weather, by the month that it lies in. */
export const getHourFeelsLikeC = (hour: Air & { epochMs: number }): number =>
  getFeelsLikeC(hour, Number(kstDate(hour.epochMs).slice(5, 7)));

const WARMEST_WITH_WIND_CHILL_C = 10;
const LIGHTEST_WIND_MPS = 1.3;
const KMH_PER_MPS = 3.6;

/** Wind chill by Osczevski and Bluestein (2001), as KMA uses it: up to 10 °C and from 1.3 m/s, else the temperature. */
function getWinterFeelsLikeC(temperatureC: number, windSpeedMps: number): number {
  if (temperatureC > WARMEST_WITH_WIND_CHILL_C || windSpeedMps < LIGHTEST_WIND_MPS) return temperatureC;
  const wind = (windSpeedMps * KMH_PER_MPS) ** 0.16;
  return 13.12 + 0.6215 * temperatureC - 11.37 * wind + 0.3965 * temperatureC * wind;
}

/** KMA's summer formula (2022) on the wet bulb. */
function getSummerFeelsLikeC(temperatureC: number, humidityPct: number): number {
  const wetBulb = getWetBulbC(temperatureC, humidityPct);
  return (
    -0.2442 +
    0.55399 * wetBulb +
    0.45535 * temperatureC -
    0.0022 * wetBulb ** 2 +
    0.00278 * wetBulb * temperatureC +
    3.0
  );
}

/** Wet-bulb temperature, °C, by Stull (2011), J. Appl. Meteor. Climatol. 50, 2267-2269. */
const getWetBulbC = (temperatureC: number, humidityPct: number): number =>
  temperatureC * Math.atan(0.151977 * Math.sqrt(humidityPct + 8.313659)) +
  Math.atan(temperatureC + humidityPct) -
  Math.atan(humidityPct - 1.67633) +
  0.00391838 * humidityPct ** 1.5 * Math.atan(0.023101 * humidityPct) -
  4.686035;
