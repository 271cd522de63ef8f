import { getConventionClo, getEffectiveTemperatureC } from './convention';
import { ORDINARY_PERMEABILITY, type Activity } from './heat-balance';
import { createComfortRange } from './thermal-vote';

/** The conditions that a body meets outdoors in one hour. Unknown values are replaced by assumptions. */
export interface OutdoorHour {
  temperatureC: number;
  feelsLikeC: number;
  humidityPct: number;
  /** Wind at 10 m, m/s. */
  windSpeedMps: number;
  /** Global radiation, W/m². */
  solarWm2: number;
  raining: boolean;
}

export interface Purpose extends Activity {
  /** Weight of the heat balance against the convention, 0-1 (λ). */
  physicsWeight: number;
}

export interface AimOptions {
  airPermeability?: number;
  /** Comfort offset, clo: above 0 for a user who feels hot easily. */
  offsetClo?: number;
}

/** Insulation of the lightest clothes that people wear outdoors, clo. */
export const LEAST_CLO = 0.31;
const MOST_CLO = 2.6;
const MOST_REQUIRED_CLO = 3.2;
const WET_CLO = 0.1;
const WET_FEELS_COLD_BELOW_C = 18;
/** Ratio of the wind at body height to the wind at 10 m. */
const WIND_AT_BODY = 0.5;
/** Rise of the mean radiant temperature, K per W/m² of global radiation. */
const RADIANT_K_PER_WM2 = 0.015;

/** Returns the surroundings of a body: air moved by wind and walking, and radiation of the sun. */
export const getSurroundings = (hour: OutdoorHour, activity: Activity) => ({
  temperatureC: hour.temperatureC,
  radiantC: hour.temperatureC + RADIANT_K_PER_WM2 * hour.solarWm2,
  humidityPct: hour.humidityPct,
  airSpeedMps: Math.hypot(WIND_AT_BODY * hour.windSpeedMps, activity.walkingSpeedMps),
});

/** Insulation to wear in an hour, clo: the best value, and the least and the most that are comfortable. */
export interface HourAim {
  clo: number;
  leastClo: number;
  mostClo: number;
}

/**
 * Returns the insulation to wear in an hour, 0.31-2.6 clo: a weighted mean of the convention and the heat balance, a
 * little more in cold rain, less for a user who feels hot easily. Throws ComfortError if a value is out of range.
 */
export function getHourAim(hour: OutdoorHour, purpose: Purpose, options: AimOptions = {}): HourAim {
  const { airPermeability = ORDINARY_PERMEABILITY, offsetClo = 0 } = options;
  return createHourAim(hour, purpose, offsetClo)(airPermeability);
}

/** Like `getHourAim`, for any air permeability of the outermost layer. */
export function createHourAim(
  hour: OutdoorHour,
  purpose: Purpose,
  offsetClo: number,
): (airPermeability: number) => HourAim {
  const expected = getConventionClo(getEffectiveTemperatureC(hour.temperatureC, hour.feelsLikeC));
  const getRange = createComfortRange(getSurroundings(hour, purpose), purpose);
  const wet = hour.raining && hour.temperatureC < WET_FEELS_COLD_BELOW_C ? WET_CLO : 0;
  const { physicsWeight } = purpose;
  return (airPermeability) => {
    const { requiredClo, leastClo, mostClo } = getRange(airPermeability);
    const clo = (1 - physicsWeight) * expected + physicsWeight * Math.min(requiredClo, MOST_REQUIRED_CLO) + wet;
    return {
      clo: Math.min(MOST_CLO, Math.max(LEAST_CLO, clo - offsetClo)),
      leastClo: leastClo - offsetClo,
      mostClo: mostClo - offsetClo,
    };
  };
}
