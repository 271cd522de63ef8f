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

/** The states of an outfit that shelter, as bits. If none does, all bits are set, so that every state is allowed. */
export type Sheltering = number;

const EVERY_STATE: Sheltering = -1;
/** Number of combinations of needs. */
const COMBINATIONS = 32;

const known = new WeakMap<readonly WornState[], readonly Sheltering[]>();

/** Returns the sheltering states of an outfit, at the index of the need. Results are cached. */
export function getSheltering(states: readonly WornState[]): readonly Sheltering[] {
  const byNeed = known.get(states) ?? Array.from({ length: COMBINATIONS }, (_, need) => findSheltering(states, need));
  known.set(states, byNeed);
  return byNeed;
}

function findSheltering(states: readonly WornState[], need: number): Sheltering {
  const isEnough = ({ waterResistant, windproof, wrapped, inFull, open }: WornState, needed: number) =>
    (!(needed & RAIN_SHELTER) || waterResistant) &&
    (!(needed & WIND_SHELTER) || windproof) &&
    (!(needed & COAT_SHELTER) || inFull) &&
    (!(needed & WRAP_SHELTER) || wrapped) &&
    (!(needed & COLD_SHELTER) || (inFull && !open));
  // If no state meets all needs, needs are dropped: a coat that stops no rain is still closed in the cold.
  for (const givenUp of GIVEN_UP) {
    const needed = need & ~givenUp;
    if (needed === 0) return EVERY_STATE;
    const sheltering = states.reduce((bits, state, index) => (isEnough(state, needed) ? bits | (1 << index) : bits), 0);
    if (sheltering !== 0) return sheltering;
  }
  return EVERY_STATE;
}

/** Needs that are dropped, first the least important. */
const GIVEN_UP = [0, WRAP_SHELTER, WIND_SHELTER, RAIN_SHELTER, RAIN_SHELTER | WIND_SHELTER].flatMap((needs) =>
  needs === WRAP_SHELTER ? [needs] : [needs, needs | WRAP_SHELTER],
);

/** Returns whether a state shelters. */
export const isSheltering = (sheltering: Sheltering, state: number): boolean => (sheltering & (1 << state)) !== 0;

/**
 * Returns the next warmer state that shelters, starting with the recommended one; if there is none, the next lighter
 * one.
 */
export function findShelter(sheltering: Sheltering, told: number): number {
  const step = sheltering >>> told === 0 ? -1 : 1;
  let state = told;
  while (!isSheltering(sheltering, state)) state += step;
  return state;
}
