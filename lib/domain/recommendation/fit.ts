import type { HourOutside } from '../comfort/aim';
import { COLD_RAIN_BELOW_C, WINDY_MPS } from './demands';
import type { Traits, WornState } from './traits';

/** The aim of an hour for a cloth of some air permeability, clo. */
export type AimOf = (hour: number, airPermeability: number) => number;

export interface WornHour {
  state: WornState;
  /** Insulation worn, clo: the state's and that of what is taken along. */
  clo: number;
  misfit: number;
  /** Too thin for the hour, by more than what is tolerable. */
  tooThin: boolean;
}

/** How one outfit meets the hours that count. */
export interface Fit {
  hours: WornHour[];
  /** Mean misfit of the hours, and what carrying layers costs; lower is better. */
  misfit: number;
  /** It is worn over thermal underwear that the picture does not show. */
  thermals: boolean;
  /** Some hour wears it as its picture shows it, every layer on. */
  wornInFull: boolean;
  tooThin: boolean;
}

const TOO_COLD_WEIGHT = 1.25;
const CARRYING = 0.08;
const LEAST_TOLERANCE_CLO = 0.15;
const TOLERANCE_SHARE = 0.18;
/** As the ensemble counts them: a scarf or gloves, and thermal top and bottom. */
const TAKEN_PIECE_CLO = 0.835 * 0.05;
const THERMALS_CLO = 0.835 * (0.2 + 0.15);
/** From here on everyone is told to take a scarf and gloves. */
export const SCARF_BELOW_C = -3.2;
/** The convention's 히트텍 begins in its band of 5-8 °C. */
const THERMALS_BELOW_C = 9;

/** The misfit of wearing `clo` where `aim` is wanted (ρ): quadratic near it, linear beyond, worse when too cold. */
export function misfitOf(clo: number, aim: number): number {
  const distance = (clo - aim) / Math.max(LEAST_TOLERANCE_CLO, TOLERANCE_SHARE * aim);
  const z = distance < 0 ? -distance * TOO_COLD_WEIGHT : distance;
  return z <= 1 ? z * z : 2 * z - 1;
}

/**
 * Each hour in its best state, the mean of their misfits, and .08 for the share of hours in which a layer is carried.
 * On a cold day an outfit without thermal underwear is worn over it where that fits better.
 */
export function fitOf(traits: Traits, out: readonly HourOutside[], aimOf: AimOf): Fit {
  const plain = fitWith(traits, out, aimOf, false);
  const cold = out.some(({ temperatureC }) => temperatureC < THERMALS_BELOW_C);
  if (!cold || traits.thermals) return plain;
  const warmer = fitWith(traits, out, aimOf, true);
  return warmer.misfit < plain.misfit ? warmer : plain;
}

function fitWith(traits: Traits, out: readonly HourOutside[], aimOf: AimOf, thermals: boolean): Fit {
  const hours = out.map((outside, hour) =>
    bestState(traits, outside, hour, aimOf, thermals ? THERMALS_CLO : 0),
  );
  const carried = hours.filter(({ state }) => !state.inFull).length;
  const sum = hours.reduce((total, { misfit }) => total + misfit, 0);
  return {
    hours,
    misfit: (sum + CARRYING * carried) / Math.max(1, hours.length),
    thermals,
    wornInFull: carried < hours.length,
    tooThin: hours.some(({ tooThin }) => tooThin),
  };
}

function bestState(
  traits: Traits,
  outside: HourOutside,
  hour: number,
  aimOf: AimOf,
  beneath: number,
): WornHour {
  const best: WornHour = { state: traits.states[0], clo: 0, misfit: Infinity, tooThin: false };
  for (const state of statesFor(traits.states, outside)) {
    const clo = state.clo + beneath + takenAlong(traits, state, outside);
    const aim = aimOf(hour, state.airPermeability);
    const misfit = misfitOf(clo, aim);
    if (misfit < best.misfit) Object.assign(best, { state, clo, misfit, tooThin: clo < aim && misfit > 1 });
  }
  return best;
}

/** In cold rain the shell stays on, and in a strong wind the windproof layer, where there is one. */
function statesFor(states: Traits['states'], outside: HourOutside): readonly WornState[] {
  const coldRain = outside.raining && outside.temperatureC < COLD_RAIN_BELOW_C;
  const windy = outside.windSpeedMps >= WINDY_MPS;
  if (!coldRain && !windy) return states;
  const sheltering = states.filter(
    (state) => (!coldRain || state.waterResistant) && (!windy || state.windproof),
  );
  return sheltering.length > 0 ? sheltering : states;
}

/** A scarf and gloves count where the outfit has none of its own. */
function takenAlong(traits: Traits, { inFull, open }: WornState, { feelsLikeC }: HourOutside): number {
  if (feelsLikeC > SCARF_BELOW_C || !inFull || open) return 0;
  return (traits.neckwear ? 0 : TAKEN_PIECE_CLO) + (traits.handwear ? 0 : TAKEN_PIECE_CLO);
}
