import type { CategoryId } from '@/lib/contract/category';
import { createHourAim, type HourAim, type OutdoorHour } from '../comfort/aim';
import { isColdRain, isWindy } from './demands';
import { PURPOSES } from './purposes';
import { getCourse, getDegree, type Course } from './wear-steps';

/** Aims of samples, clo: the best insulation, and the least and the most that are comfortable. */
export type Aims = Readonly<Record<keyof HourAim, Float64Array>>;

/** Returns the aims of the samples for an air permeability of the outermost layer. */
export type AimLookup = (airPermeability: number) => Aims;

/**
 * Possible courses of the day. The first is the forecast; the others vary weather, pace and person around it. An outfit
 * is chosen by its mean cost over all of them. Sources of the variances: docs/decisions/0044-ensemble.md.
 */
export interface Ensemble {
  /** The forecast itself, which all texts describe. */
  outdoorHours: readonly OutdoorHour[];
  /** Extremes of its air temperature. */
  coldestC: number;
  warmestC: number;
  /** The hours of all members, one member after the other. The first member is the forecast. */
  samples: readonly OutdoorHour[];
  /** Weight of each sample; those of one hour add up to 1. */
  weights: readonly number[];
  /** Whole degrees between the forecast's extremes, and the degree of each sample. */
  course: Course;
  degrees: Uint8Array;
  /** Shelter that each sample needs: a sum of `RAIN_SHELTER`, `WIND_SHELTER`, `COLD_SHELTER` and `WARM_RAIN_SHELTER`. */
  shelters: Uint8Array;
  /** Distinct values in `shelters`. */
  needs: readonly number[];
  /** Aims of the samples. */
  getAims: AimLookup;
}

export const RAIN_SHELTER = 1;
export const WIND_SHELTER = 2;
export const COLD_SHELTER = 4;
/** Need of a shell in rain that is not cold. It exists only without an umbrella. */
export const WARM_RAIN_SHELTER = 8;
/** Apparent temperature up to which coats are closed and scarf and gloves worn. Source: KMA's first grade of cold. */
export const WRAPPED_UNTIL_C = -3.2;
/** Returns the shelter that an hour needs. */
export const getShelter = (hour: OutdoorHour): number =>
  (isColdRain(hour) ? RAIN_SHELTER : hour.raining ? WARM_RAIN_SHELTER : 0) +
  (isWindy(hour) ? WIND_SHELTER : 0) +
  (hour.feelsLikeC <= WRAPPED_UNTIL_C ? COLD_SHELTER : 0);

/** Levels of a member in each factor: 0 as expected, 1 and -1 above and below. */
type Member = readonly [temperature: -1 | 0 | 1, wind: -1 | 0 | 1, pace: -1 | 0 | 1, person: -1 | 0 | 1];

/** Orthogonal array L9: every pair of levels of two factors occurs exactly once. */
const MEMBERS: readonly Member[] = [
  [0, 0, 0, 0],
  [0, 1, 1, 1],
  [0, -1, -1, -1],
  [1, 0, 1, -1],
  [1, 1, -1, 0],
  [1, -1, 0, 1],
  [-1, 0, -1, 1],
  [-1, 1, 0, -1],
  [-1, -1, 1, 0],
];

/**
 * Distance of the outer levels from the middle, in standard deviations. With it, three equally likely levels have the
 * variance of the factor.
 */
const LEVEL = Math.sqrt(1.5);
/**
 * Standard deviation of the temperature error, K: at the present hour, its growth per hour of lead time, its maximum.
 */
const TEMPERATURE_SIGMA_K = 1;
const TEMPERATURE_SIGMA_K_PER_HOUR = 0.05;
const MOST_TEMPERATURE_SIGMA_K = 2.2;
/** Standard deviations of the relative errors of wind and radiation. Windy days are cloudy and have less radiation. */
const WIND_SIGMA = 0.25;
const SOLAR_SIGMA = 0.2;
/** Relative increase of the metabolic rate in a brisk walk, and decrease in a stroll. Smaller in sport. */
const PACE = 0.2;
const SPORT_PACE = 0.1;
/** Weights of members at the usual pace (half of the hours) and at other paces. */
const USUAL_WEIGHT = 0.5 / 3;
const OTHER_WEIGHT = 0.25 / 3;
/** Standard deviation of comfort offsets between people, clo. */
const PERSON_SIGMA_CLO = 0.07;

export interface EnsembleOptions {
  categoryId: CategoryId;
  /** Comfort offset, clo: above 0 for a user who feels hot easily. */
  offsetClo?: number;
  /** Lead time of each hour, h. Null if the weather is known; then the forecast is the only member. */
  leadHours: readonly number[] | null;
}

/** Creates the ensemble of a day. Throws ComfortError if the weather is out of range. */
export function createEnsemble(
  outdoorHours: readonly OutdoorHour[],
  { categoryId, offsetClo = 0, leadHours }: EnsembleOptions,
): Ensemble {
  const purpose = PURPOSES[categoryId];
  const spread = purpose.isSport ? SPORT_PACE : PACE;
  const members = leadHours ? MEMBERS : MEMBERS.slice(0, 1);
  const samples: OutdoorHour[] = [];
  const weights: number[] = [];
  const aimFactories: ((airPermeability: number) => HourAim)[] = [];
  for (const member of members) {
    const [, , pace, person] = member;
    const activity = { ...purpose, metabolicRateWm2: purpose.metabolicRateWm2 * (1 + pace * spread) };
    for (const [index, hour] of outdoorHours.entries()) {
      const sample = leadHours ? perturb(hour, member, leadHours[index] ?? 0) : hour;
      samples.push(sample);
      weights.push(members.length === 1 ? 1 : pace === 0 ? USUAL_WEIGHT : OTHER_WEIGHT);
      aimFactories.push(createHourAim(sample, activity, offsetClo + person * LEVEL * PERSON_SIGMA_CLO));
    }
  }
  const known = new Map<number, Aims>();
  const getAims: AimLookup = (airPermeability) => {
    const aims = known.get(airPermeability) ?? listAims(aimFactories, airPermeability);
    known.set(airPermeability, aims);
    return aims;
  };
  const shelters = Uint8Array.from(samples, getShelter);
  const temperatures = outdoorHours.map(({ temperatureC }) => temperatureC);
  const course = getCourse(temperatures);
  return {
    outdoorHours,
    coldestC: Math.min(...temperatures),
    warmestC: Math.max(...temperatures),
    samples,
    weights,
    course,
    degrees: Uint8Array.from(samples, ({ temperatureC }) => getDegree(course, temperatureC)),
    shelters,
    needs: [...new Set(shelters)],
    getAims,
  };
}

function listAims(factories: readonly ((airPermeability: number) => HourAim)[], airPermeability: number): Aims {
  const count = factories.length;
  const aims = { clo: new Float64Array(count), leastClo: new Float64Array(count), mostClo: new Float64Array(count) };
  for (let index = 0; index < count; index++) {
    const aim = factories[index]!(airPermeability);
    aims.clo[index] = aim.clo;
    aims.leastClo[index] = aim.leastClo;
    aims.mostClo[index] = aim.mostClo;
  }
  return aims;
}

function perturb(hour: OutdoorHour, [temperature, wind]: Member, leadHours: number): OutdoorHour {
  const sigmaK = Math.min(
    MOST_TEMPERATURE_SIGMA_K,
    TEMPERATURE_SIGMA_K + TEMPERATURE_SIGMA_K_PER_HOUR * Math.max(0, leadHours),
  );
  const offK = temperature * LEVEL * sigmaK;
  return {
    ...hour,
    temperatureC: hour.temperatureC + offK,
    feelsLikeC: hour.feelsLikeC + offK,
    windSpeedMps: hour.windSpeedMps * (1 + wind * LEVEL * WIND_SIGMA),
    solarWm2: hour.solarWm2 * (1 - wind * LEVEL * SOLAR_SIGMA),
  };
}
