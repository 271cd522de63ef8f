import { getConventionClo, getEffectiveTemperatureC } from './convention';
import type { Activity } from './heat-balance';
import { createComfortRange } from './thermal-vote';

/** One hour as the body meets it, everything known or assumed. */
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
  /** How much the heat balance says against the convention, 0-1 (λ). */
  physicsWeight: number;
}

export interface AimOptions {
  /** Air permeability of the outermost cloth, l/(m² s). */
  airPermeability?: number;
  /** The person's own offset, clo: above 0 for one who feels hot easily. */
  offsetClo?: number;
}

/** ISO 11079's permeability of ordinary clothes, l/(m² s). */
export const ORDINARY_PERMEABILITY = 50;
/** And of what stops the wind. */
export const WINDPROOF_PERMEABILITY = 10;

/** The lightest that people go out in, clo. */
export const LEAST_CLO = 0.31;
const MOST_CLO = 2.6;
const MOST_REQUIRED_CLO = 3.2;
const WET_CLO = 0.1;
const WET_FEELS_COLD_BELOW_C = 18;
/** Air at the height of a body moves at about half the speed of the wind at 10 m. */
const WIND_AT_BODY = 0.5;
/** Mean radiant temperature rises by this with each W/m² of global radiation. */
const RADIANT_K_PER_WM2 = 0.015;

/** What the body meets in an hour: moving air from wind and walking, and the warmth of the sun. */
export const getSurroundings = (hour: OutdoorHour, activity: Activity) => ({
  temperatureC: hour.temperatureC,
  radiantC: hour.temperatureC + RADIANT_K_PER_WM2 * hour.solarWm2,
  humidityPct: hour.humidityPct,
  airSpeedMps: Math.hypot(WIND_AT_BODY * hour.windSpeedMps, activity.walkingSpeedMps),
});

/** What to wear in an hour, clo: the aim, and the least and the most with which it is comfortable. */
export interface HourAim {
  clo: number;
  leastClo: number;
  mostClo: number;
}

/**
 * The insulation to wear in an hour, clo (.31-2.6): between what the convention expects and what the heat balance
 * asks for, a little more in cold rain, less for a person who feels hot easily. Throws ComfortError out of range.
 */
export function getHourAim(hour: OutdoorHour, purpose: Purpose, options: AimOptions = {}): HourAim {
  const { airPermeability = ORDINARY_PERMEABILITY, offsetClo = 0 } = options;
  return createHourAim(hour, purpose, offsetClo)(airPermeability);
}

/** The same by the air permeability of the outermost cloth. */
export function createHourAim(
  hour: OutdoorHour,
  purpose: Purpose,
  offsetClo: number,
): (airPermeability: number) => HourAim {
  const expected = getConventionClo(getEffectiveTemperatureC(hour.temperatureC, hour.feelsLikeC));
  const rangeOf = createComfortRange(getSurroundings(hour, purpose), purpose);
  const wet = hour.raining && hour.temperatureC < WET_FEELS_COLD_BELOW_C ? WET_CLO : 0;
  const { physicsWeight } = purpose;
  return (airPermeability) => {
    const { requiredClo, leastClo, mostClo } = rangeOf(airPermeability);
    const clo = (1 - physicsWeight) * expected + physicsWeight * Math.min(requiredClo, MOST_REQUIRED_CLO) + wet;
    return {
      clo: Math.min(MOST_CLO, Math.max(LEAST_CLO, clo - offsetClo)),
      leastClo: leastClo - offsetClo,
      mostClo: mostClo - offsetClo,
    };
  };
}
