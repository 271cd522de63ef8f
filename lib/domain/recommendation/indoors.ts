import { getSurroundings, LEAST_CLO } from '../comfort/aim';
import { ORDINARY_PERMEABILITY, type Activity } from '../comfort/heat-balance';
import { createComfortRange } from '../comfort/thermal-vote';
import { THERMALS_CLO } from './wearing';
import { getDiscomfort } from './discomfort';
import type { OutdoorHour } from '../comfort/aim';
import type { Traits } from './traits';

/** Air of offices, °C: heated, and cooled in summer. Source: EN 16798-1, category II: 20-24 and 23-26 °C. */
const HEATED_C = 22.5;
const COOLED_C = 24.5;
/** Outdoor temperature from which buildings are cooled, °C. */
const COOLED_FROM_C = 25;
const INDOOR_HUMIDITY_PCT = 45;
const INDOOR_WIND_MPS = 0.2;
/** Sitting at a desk (1.2 met). Source: ISO 7730, Annex B. */
export const DESK_WORK: Activity = { metabolicRateWm2: 70, walkingSpeedMps: 0.1 };

/** Returns the indoor air of a day with this warmest outdoor hour. */
export function getIndoorHour(warmestOutdoorsC: number): OutdoorHour {
  const temperatureC = warmestOutdoorsC >= COOLED_FROM_C ? COOLED_C : HEATED_C;
  return {
    temperatureC,
    feelsLikeC: temperatureC,
    humidityPct: INDOOR_HUMIDITY_PCT,
    windSpeedMps: INDOOR_WIND_MPS,
    solarWm2: 0,
    raining: false,
  };
}

/** Weight of a whole day indoors, relative to one outdoors. */
const INDOOR_WEIGHT = 0.5;

/** Returns the cost of an outfit indoors, where layers can come off but thermal underwear cannot. */
export type IndoorPrice = (traits: Traits, thermals: boolean) => number;

const NO_PRICE: IndoorPrice = () => 0;

interface IndoorDay {
  indoorHours: number;
  outdoorHours: readonly OutdoorHour[];
  /** Comfort offset, clo. */
  offsetClo?: number;
}

/** Creates the price of outfits for the hours that are spent indoors. Throws ComfortError if the weather is out of range. */
export function createIndoorPrice({ indoorHours, outdoorHours, offsetClo = 0 }: IndoorDay): IndoorPrice {
  if (indoorHours === 0) return NO_PRICE;
  const air = getIndoorHour(Math.max(...outdoorHours.map(({ temperatureC }) => temperatureC)));
  const range = createComfortRange(getSurroundings(air, DESK_WORK), DESK_WORK)(ORDINARY_PERMEABILITY);
  const share = indoorHours / (indoorHours + outdoorHours.length);
  const aim = Math.max(LEAST_CLO, range.requiredClo - offsetClo);
  const getCost = (clo: number) => getDiscomfort(clo, aim, range.leastClo - offsetClo, range.mostClo - offsetClo);
  return ({ states }, thermals) =>
    INDOOR_WEIGHT * share * Math.min(...states.map(({ clo }) => getCost(clo + (thermals ? THERMALS_CLO : 0))));
}
