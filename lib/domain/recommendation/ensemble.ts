import type { Pace } from '@/lib/contract/comfort';
import type { CategoryId } from '@/lib/contract/category';
import { createHourAim, type HourAim, type OutdoorHour } from '../comfort/aim';
import { getShelter, getWrappingC } from './shelter';
import { getPurpose, type CategoryPurpose } from './purposes';
import { getCourse, getDegree, type Course } from './wear-steps';

/** Aims of samples, clo: the best insulation, and the least and the most that are comfortable. */
export type Aims = Readonly<Record<keyof HourAim, Float64Array>>;

/** Returns the aims of the samples for an air permeability of the outermost layer. */
export type AimLookup = (airPermeability: number) => Aims;

/**
 * Possible courses of the day. The first is the forecast; the others vary weather and pace around it. An outfit
 * is chosen by its mean cost over all of them. Sources of the variances: docs/decisions/0044-ensemble.md.
 */
export interface Ensemble {
  /** The forecast itself, which all texts describe. */
  outdoorHours: readonly OutdoorHour[];
  /** Extremes of its air temperature. */
  coldestC: number;
  warmestC: number;
  /** Mean of its air temperature. */
  meanC: number;
  /** The hours of all members, one member after the other. The first member is the forecast. */
  samples: readonly OutdoorHour[];
  /** Weight of each sample; those of one hour add up to 1. */
  weights: readonly number[];
  /** Whole degrees between the forecast's extremes, and the degree of each sample. */
  course: Course;
  degrees: Uint8Array;
  /** Shelter that each sample needs: a sum of `RAIN_SHELTER`, `WIND_SHELTER`, `COLD_SHELTER`, `COAT_SHELTER` and `WRAP_SHELTER`. */
  shelters: Uint8Array;
  /** Apparent temperature below which scarf and gloves are worn (`getWrappingC`). */
  wrappingC: number;
  /** Aims of the samples. */
  getAims: AimLookup;
}

/**
 * Level of a member: 0 is the forecast at the usual pace, 1 is warmer, calmer and slower, -1 is colder, windier and
 * brisker. Weather and pace offset each other, so that an outfit is not chosen for extremes.
 */
type Member = -1 | 0 | 1;

const MEMBERS: readonly Member[] = [0, 1, -1];

/**
 * Distance of the outer levels from the middle, in standard deviations. With it, three equally likely levels have the
 * variance of the factor.
 */
const LEVEL = Math.sqrt(1.5);
/**
 * Standard deviation of the temperature error, K. The same for every lead time, so that a day has the same plan whenever
 * it is requested.
 */
const TEMPERATURE_SIGMA_K = 1.4;
/** Standard deviations of the relative errors of wind and radiation. Windy days are cloudy and have less radiation. */
const WIND_SIGMA = 0.25;
const SOLAR_SIGMA = 0.2;
/** Relative increase of the metabolic rate in a brisk walk, and decrease in a stroll. Smaller in sport. */
const PACE = 0.2;
const SPORT_PACE = 0.1;

export interface EnsembleOptions {
  categoryId: CategoryId;
  /** Comfort offset, clo: above 0 for a user who feels hot easily. */
  offsetClo?: number;
  pace?: Pace | undefined;
  /** True if the weather is known. Then it is the only member. */
  isKnown?: boolean;
}

/** Creates the ensemble of a day. Throws ComfortError if the weather is out of range. */
export function createEnsemble(
  outdoorHours: readonly OutdoorHour[],
  { categoryId, offsetClo = 0, pace, isKnown = false }: EnsembleOptions,
): Ensemble {
  const purpose = getPurpose(categoryId, pace);
  const spread = purpose.isSport ? SPORT_PACE : PACE;
  const members = isKnown ? MEMBERS.slice(0, 1) : MEMBERS;
  const samples: OutdoorHour[] = [];
  const weights: number[] = [];
  const aimFactories: ((airPermeability: number) => HourAim)[] = [];
  for (const member of members) {
    const activity = { ...purpose, metabolicRateWm2: purpose.metabolicRateWm2 * (1 - member * spread) };
    for (const hour of outdoorHours) {
      const sample = perturb(hour, member);
      samples.push(sample);
      weights.push(isKnown ? 1 : getWeight(member, purpose.paces));
      aimFactories.push(createHourAim(sample, activity, offsetClo));
    }
  }
  const known = new Map<number, Aims>();
  const getAims: AimLookup = (airPermeability) => {
    const aims = known.get(airPermeability) ?? listAims(aimFactories, airPermeability);
    known.set(airPermeability, aims);
    return aims;
  };
  const wrappingC = getWrappingC(outdoorHours);
  const shelters = Uint8Array.from(samples, (sample) => getShelter(sample, wrappingC));
  const temperatures = outdoorHours.map(({ temperatureC }) => temperatureC);
  const course = getCourse(temperatures);
  return {
    outdoorHours,
    coldestC: Math.min(...temperatures),
    warmestC: Math.max(...temperatures),
    meanC: temperatures.reduce((sum, temperatureC) => sum + temperatureC, 0) / temperatures.length,
    samples,
    weights,
    course,
    degrees: Uint8Array.from(samples, ({ temperatureC }) => getDegree(course, temperatureC)),
    shelters,
    wrappingC,
    getAims,
  };
}

/** Returns the weight of a member: the share of people with its pace. */
const getWeight = (member: Member, { slow, brisk }: CategoryPurpose['paces']): number =>
  member === 0 ? 1 - slow - brisk : member > 0 ? slow : brisk;

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

function perturb(hour: OutdoorHour, member: Member): OutdoorHour {
  const offK = member * LEVEL * TEMPERATURE_SIGMA_K;
  return {
    ...hour,
    temperatureC: hour.temperatureC + offK,
    feelsLikeC: hour.feelsLikeC + offK,
    windSpeedMps: hour.windSpeedMps * (1 - member * LEVEL * WIND_SIGMA),
    solarWm2: hour.solarWm2 * (1 + member * LEVEL * SOLAR_SIGMA),
  };
}
