import { SHARE_IN_ENSEMBLE } from '../wardrobe/insulation';
import type { HourOutside } from '../comfort/aim';
import { isColdRain, isWindy } from './demands';
import type { Traits, WornState } from './traits';

/** The aims of all hours for a cloth of some air permeability, clo. */
export type AimsOf = (airPermeability: number) => readonly number[];

/** How one outfit meets the hours that count. */
export interface Fit {
  /** Mean misfit of the hours, and what carrying layers costs; lower is better. */
  misfit: number;
  /** For each hour, the state it is worn in. */
  states: readonly WornState[];
  /** For each hour, the insulation worn, clo: the state's and that of what is taken along. */
  clo: readonly number[];
  /** It is worn over thermal underwear that the picture does not show. */
  thermals: boolean;
  /** Some hour wears every layer of the picture; some hour also closed. */
  wornInFull: boolean;
  wornClosed: boolean;
  /** By how much it is too thin for the hour that it is thinnest for, clo; 0 where it never is. */
  shortByClo: number;
  /** Too thin for some hour by more than what is tolerable. */
  tooThin: boolean;
}

const TOO_COLD_WEIGHT = 1.25;
const CARRYING = 0.08;
const LEAST_TOLERANCE_CLO = 0.15;
const TOLERANCE_SHARE = 0.18;
/** As the ensemble counts them: a scarf or gloves taken along where the outfit has none, and thermal top and bottom. */
const TAKEN_PIECE_CLO = SHARE_IN_ENSEMBLE * 0.05;
const THERMALS_CLO = SHARE_IN_ENSEMBLE * (0.2 + 0.15);
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
 * An outfit without thermal underwear is worn over it where it is too thin by more than half of that, and the day stays
 * cold: underwear cannot be taken off at noon.
 */
export function fitOf(traits: Traits, out: readonly HourOutside[], aimsOf: AimsOf): Fit {
  const plain = fitWith(traits, out, aimsOf, false);
  if (traits.thermals || plain.shortByClo < THERMALS_CLO / 2) return plain;
  if (out.some(({ temperatureC }) => temperatureC >= THERMALS_BELOW_C)) return plain;
  const warmer = fitWith(traits, out, aimsOf, true);
  return warmer.misfit < plain.misfit ? warmer : plain;
}

/** Runs for every outfit, hour and state of a choice, hence the plain loops. */
function fitWith(traits: Traits, out: readonly HourOutside[], aimsOf: AimsOf, thermals: boolean): Fit {
  const { states } = traits;
  const aims = states.map(({ airPermeability }) => aimsOf(airPermeability));
  const beneath = thermals ? THERMALS_CLO : 0;
  const pieces = (traits.neckwear ? 0 : TAKEN_PIECE_CLO) + (traits.handwear ? 0 : TAKEN_PIECE_CLO);
  const worn = new Array<WornState>(out.length).fill(states[0]);
  const clo = new Array<number>(out.length).fill(0);
  const fit = {
    misfit: 0,
    states: worn,
    clo,
    thermals,
    wornInFull: false,
    wornClosed: false,
    shortByClo: 0,
    tooThin: false,
  };
  for (let hour = 0; hour < out.length; hour++) {
    const outside = out[hour] as HourOutside;
    const mayWear = shelterNeeded(states, outside);
    const taken = outside.feelsLikeC <= SCARF_BELOW_C ? pieces : 0;
    let best = states[0];
    let least = Infinity;
    let short = 0;
    for (let index = 0; index < states.length; index++) {
      const state = states[index] as WornState;
      if (mayWear && !mayWear(state)) continue;
      const aim = aims[index]?.[hour] ?? 0;
      const wornClo = state.clo + beneath + (state.inFull && !state.open ? taken : 0);
      const misfit = misfitOf(wornClo, aim);
      if (misfit >= least) continue;
      best = state;
      least = misfit;
      short = aim - wornClo;
      clo[hour] = wornClo;
    }
    worn[hour] = best;
    fit.misfit += (least + (best.inFull ? 0 : CARRYING)) / out.length;
    fit.wornInFull ||= best.inFull;
    fit.wornClosed ||= best.inFull && !best.open;
    fit.shortByClo = Math.max(fit.shortByClo, short);
    fit.tooThin ||= short > 0 && least > 1;
  }
  return fit;
}

/** In cold rain the shell stays on, and in a strong wind the windproof layer, where there is one that does both. */
function shelterNeeded(states: readonly WornState[], outside: HourOutside): ((state: WornState) => boolean) | null {
  const coldRain = isColdRain(outside);
  const windy = isWindy(outside);
  if (!coldRain && !windy) return null;
  const shelters = (state: WornState) => (!coldRain || state.waterResistant) && (!windy || state.windproof);
  return states.some(shelters) ? shelters : null;
}
