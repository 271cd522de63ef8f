import { kstDate } from '../kst';
import { assertInRange } from './comfort-error';

export interface Air {
  temperatureC: number;
  /** Relative humidity, %; null if unknown. */
  humidityPct: number | null;
  /** Wind at 10 m, m/s; null if unknown. */
  windSpeedMps: number | null;
}

const isSummer = (month: number) => month >= 5 && month <= 9;

/**
 * Returns KMA's apparent temperature (체감온도), °C: by humidity from May to September, by wind in the other months. If
 * the required value is unknown, returns the air temperature. `month` is 1-12, KST. Throws ComfortError if a value is
 * out of range.
 */
export function getFeelsLikeC(air: Air, month: number): number {
  const { temperatureC, humidityPct, windSpeedMps } = air;
  assertInRange('temperatureC', temperatureC);
  if (humidityPct !== null) assertInRange('humidityPct', humidityPct);
  if (windSpeedMps !== null) assertInRange('windSpeedMps', windSpeedMps);
  if (isSummer(month)) return humidityPct === null ? temperatureC : getSummerFeelsLikeC(temperatureC, humidityPct);
  return windSpeedMps === null ? temperatureC : getWinterFeelsLikeC(temperatureC, windSpeedMps);
}

export const getHourFeelsLikeC = (hour: Air & { epochMs: number }): number =>
  getFeelsLikeC(hour, Number(kstDate(hour.epochMs).slice(5, 7)));

const WARMEST_WITH_WIND_CHILL_C = 10;
const LIGHTEST_WIND_MPS = 1.3;
const KMH_PER_MPS = 3.6;

/**
 * Returns the wind chill, °C, up to 10 °C and from 1.3 m/s; otherwise the air temperature. Source: Osczevski and
 * Bluestein (2001), as used by KMA.
 */
function getWinterFeelsLikeC(temperatureC: number, windSpeedMps: number): number {
  if (temperatureC > WARMEST_WITH_WIND_CHILL_C || windSpeedMps < LIGHTEST_WIND_MPS) return temperatureC;
  const wind = (windSpeedMps * KMH_PER_MPS) ** 0.16;
  return 13.12 + 0.6215 * temperatureC - 11.37 * wind + 0.3965 * temperatureC * wind;
}

/** Returns KMA's apparent temperature in summer (2022), which is based on the wet-bulb temperature. */
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

/** Returns the wet-bulb temperature, °C. Source: Stull (2011), J. Appl. Meteor. Climatol. 50, 2267-2269. */
const getWetBulbC = (temperatureC: number, humidityPct: number): number =>
  temperatureC * Math.atan(0.151977 * Math.sqrt(humidityPct + 8.313659)) +
  Math.atan(temperatureC + humidityPct) -
  Math.atan(humidityPct - 1.67633) +
  0.00391838 * humidityPct ** 1.5 * Math.atan(0.023101 * humidityPct) -
  4.686035;
