import type { OutdoorHour } from '../comfort/aim';
import { isWindy } from './demands';
import type { WornState } from './traits';

export const RAIN_SHELTER = 1;
export const WIND_SHELTER = 2;
export const COLD_SHELTER = 4;
/** Need of the outermost layer, open or closed. */
export const COAT_SHELTER = 8;
/** Need of the scarf, gloves and warm hat of the picture. */
export const WRAP_SHELTER = 16;
/** Apparent temperature up to which coats are closed and scarf and gloves put on. Source: KMA's first grade of cold. */
export const WRAPPED_UNTIL_C = -3.2;
/** Apparent temperature from which scarf and gloves come off again. */
const UNWRAPPED_FROM_C = 0;
/** Air and apparent temperature up to which the outermost layer is on. */
const COAT_UNTIL_C = 8;
const COAT_BELOW_FELT_C = 5;

/**
 * Returns the apparent temperature below which scarf and gloves are worn. If a day needs them in some hour, they stay on
 * until they are clearly too warm.
 */
export const getWrappingC = (hours: readonly OutdoorHour[]): number =>
  hours.some(({ feelsLikeC }) => feelsLikeC <= WRAPPED_UNTIL_C) ? UNWRAPPED_FROM_C : WRAPPED_UNTIL_C;

/** Returns the shelter that an hour needs. */
export const getShelter = (hour: OutdoorHour, wrappingC = WRAPPED_UNTIL_C): number =>
  (hour.raining ? RAIN_SHELTER : 0) +
  (isWindy(hour) ? WIND_SHELTER : 0) +
  (hour.feelsLikeC <= WRAPPED_UNTIL_C ? COLD_SHELTER : 0) +
  (hour.temperatureC <= COAT_UNTIL_C || hour.feelsLikeC < COAT_BELOW_FELT_C ? COAT_SHELTER : 0) +
  (hour.feelsLikeC <= WRAPPED_UNTIL_C || hour.feelsLikeC < wrappingC ? WRAP_SHELTER : 0);

/** For each state of an outfit, whether it shelters. Null if none does, so that every state is allowed. */
export type Sheltering = readonly boolean[] | null;

/** Lists the sheltering states for each need of shelter. Ignores the needs in `except`. */
export function listSheltering(states: readonly WornState[], needs: readonly number[], except = 0): Sheltering[] {
  const byNeed: Sheltering[] = [];
  for (const need of needs) byNeed[need] = getSheltering(states, need & ~except);
  return byNeed;
}

export function getSheltering(states: readonly WornState[], need: number): Sheltering {
  const shelters = (needed: number) =>
    states.map(
      ({ waterResistant, windproof, wrapped, inFull, open }) =>
        (!(needed & RAIN_SHELTER) || waterResistant) &&
        (!(needed & WIND_SHELTER) || windproof) &&
        (!(needed & COAT_SHELTER) || inFull) &&
        (!(needed & WRAP_SHELTER) || wrapped) &&
        (!(needed & COLD_SHELTER) || (inFull && !open)),
    );
  // If no state meets all needs, needs are dropped: a coat that stops no rain is still closed in the cold.
  for (const givenUp of GIVEN_UP) {
    const needed = need & ~givenUp;
    if (needed === 0) return null;
    const sheltering = shelters(needed);
    if (sheltering.includes(true)) return sheltering;
  }
  return null;
}

/** Needs that are dropped, first the least important. */
const GIVEN_UP = [0, WRAP_SHELTER, WIND_SHELTER, RAIN_SHELTER, RAIN_SHELTER | WIND_SHELTER].flatMap((needs) =>
  needs === WRAP_SHELTER ? [needs] : [needs, needs | WRAP_SHELTER],
);

/**
 * Returns the next warmer state that shelters, starting with the recommended one; if there is none, the next lighter
 * one.
 */
export function findShelter(sheltering: readonly boolean[], told: number): number {
  const warmer = sheltering.indexOf(true, told);
  return warmer >= 0 ? warmer : sheltering.lastIndexOf(true, told);
}
