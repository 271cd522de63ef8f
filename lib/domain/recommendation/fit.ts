import { SHARE_IN_ENSEMBLE } from '../wardrobe/insulation';
import { LEAST_CLO, type HourAim, type HourOutside } from '../comfort/aim';
import { isColdRain, isWindy } from './demands';
import { wearThrough } from './wear-through';
import type { Traits, WornState } from './traits';

/** The aims of all hours for a cloth of some air permeability. */
export type AimsOf = (airPermeability: number) => readonly HourAim[];

/** How one outfit meets the hours that count, worn as the rows of the day tell it. */
export interface Fit {
  /** Mean misfit of the hours, and what carrying and changing layers costs; lower is better. */
  misfit: number;
  /** For each hour, the state it is worn in. */
  states: readonly WornState[];
  /** For each hour, the insulation worn, clo: the state's and that of what is taken along. */
  clo: readonly number[];
  /** It is worn over thermal underwear that the picture does not show. */
  thermals: boolean;
  /** Some hour wears one more light layer that the picture does not show. */
  extra: boolean;
  /** Some hour wears every layer of the picture; some hour also closed. */
  wornInFull: boolean;
  wornClosed: boolean;
  /** By how much it is too thin for the hour that it is thinnest for, clo; 0 where it never is. */
  shortByClo: number;
  /** How much more than the coldest hour asks for it is with everything on, clo; 0 where it is not. */
  heavyByClo: number;
  /** Too thin for some hour by more than what is tolerable. */
  tooThin: boolean;
}

const TOO_COLD_WEIGHT = 1.25;
const LEAST_TOLERANCE_CLO = 0.15;
const TOLERANCE_SHARE = 0.18;
/** An hour in which the vote leaves ±.5: what people would call uncomfortable, beyond the distance from the aim. */
const UNCOMFORTABLE = 3;
/** On top of that, an hour in which the vote is below -1. */
const TOO_COLD = 1;
const CARRYING = 0.08;
/** Putting something on or off has to be worth this much of one hour. */
export const CHANGING = 1.2;
/** As the ensemble counts them: a scarf or gloves taken along where the outfit has none, and thermal top and bottom. */
const TAKEN_PIECE_CLO = SHARE_IN_ENSEMBLE * 0.05;
const THERMALS_CLO = SHARE_IN_ENSEMBLE * (0.2 + 0.15);
/** From here on everyone is told to take a scarf and gloves. */
export const SCARF_BELOW_C = -3.2;
/** From here on a hat that covers the ears too (KMA's second grade of cold). */
export const HAT_BELOW_C = -10.5;
const HAT_CLO = SHARE_IN_ENSEMBLE * 0.03;
/** Too thin by this, an outfit is told with more. */
const SHORT_CLO = 0.1;
/** What the picture does not show should be worth it. */
const ONE_MORE = 0.1;
/** The convention's 히트텍 begins in its band of 5-8 °C. */
const THERMALS_BELOW_C = 15;

/** The misfit of wearing `clo` where `aim` is wanted (ρ): quadratic near it, linear beyond, worse when too cold. */
export function misfitOf(clo: number, aim: number): number {
  const distance = (clo - aim) / Math.max(LEAST_TOLERANCE_CLO, TOLERANCE_SHARE * aim);
  const z = distance < 0 ? -distance * TOO_COLD_WEIGHT : distance;
  return z <= 1 ? z * z : 2 * z - 1;
}

/** What an hour in `clo` costs: how far it is from the aim, and whether the vote leaves ±.5. */
function discomfort(clo: number, { clo: aim, leastClo, mostClo }: HourAim): number {
  const near = misfitOf(clo, aim);
  // In heat that no clothes would do for, none is to blame.
  if (clo > mostClo) return near + (mostClo < LEAST_CLO ? 0 : UNCOMFORTABLE);
  if (clo >= leastClo) return near;
  // The vote is nearly straight in clo: as far below the range as half its width, it is -1.
  return near + UNCOMFORTABLE + (leastClo - clo > (mostClo - leastClo) / 2 ? TOO_COLD : 0);
}

/**
 * The day in the rows that are told (`changing` 0: every hour in its best state). Where the outfit is too thin for some
 * hour, one more light layer is told with it, and on a day that stays cold thermal underwear beneath it, which cannot be
 * taken off at noon; whichever serves better.
 */
export function fitOf(traits: Traits, out: readonly HourOutside[], aimsOf: AimsOf, changing = CHANGING): Fit {
  const plain = fitWith(traits, out, aimsOf, { changing });
  if (plain.shortByClo < SHORT_CLO) return plain;
  const thermals = !traits.thermals && out.every(({ temperatureC }) => temperatureC < THERMALS_BELOW_C);
  const extra = traits.extraState ?? undefined;
  const warmer = [
    ...(extra ? [fitWith(traits, out, aimsOf, { changing, extra })] : []),
    ...(thermals ? [fitWith(traits, out, aimsOf, { changing, thermals })] : []),
    ...(thermals && extra ? [fitWith(traits, out, aimsOf, { changing, thermals, extra })] : []),
  ];
  return warmer.reduce((best, fit) => (fit.misfit < best.misfit ? fit : best), plain);
}

interface Wearing {
  changing: number;
  thermals?: boolean;
  extra?: WornState;
}

/** Runs for every outfit, hour and state of a choice, hence the plain loops. */
function fitWith(
  traits: Traits,
  out: readonly HourOutside[],
  aimsOf: AimsOf,
  { changing, thermals = false, extra }: Wearing,
): Fit {
  const states = extra ? [...traits.states, extra] : traits.states;
  const aims = states.map(({ airPermeability }) => aimsOf(airPermeability));
  const beneath = thermals ? THERMALS_CLO : 0;
  const pieces = (traits.neckwear ? 0 : TAKEN_PIECE_CLO) + (traits.handwear ? 0 : TAKEN_PIECE_CLO);
  const hat = traits.headwear ? 0 : HAT_CLO;
  const wornClo = (state: WornState, { feelsLikeC }: HourOutside) => {
    const wrapsUp = feelsLikeC <= SCARF_BELOW_C && state.inFull && !state.open;
    return state.clo + beneath + (wrapsUp ? pieces : 0) + (wrapsUp && feelsLikeC <= HAT_BELOW_C ? hat : 0);
  };
  const costs: number[] = [];
  for (let hour = 0; hour < out.length; hour++) {
    const outside = out[hour]!;
    const mayWear = shelterNeeded(states, outside);
    for (let index = 0; index < states.length; index++) {
      const state = states[index]!;
      const allowed = !mayWear || mayWear(state);
      const cost = allowed ? discomfort(wornClo(state, outside), aims[index]![hour]!) : Infinity;
      costs.push(cost + (state.inFull ? 0 : CARRYING));
    }
  }
  const worn = wearThrough(costs, states.length, changing);
  const fit = {
    misfit: worn.cost / out.length + (extra ? ONE_MORE : 0),
    states: worn.states.map((index) => states[index]!),
    clo: worn.states.map((index, hour) => wornClo(states[index]!, out[hour]!)),
    thermals,
    extra: extra !== undefined,
    wornInFull: false,
    wornClosed: false,
    shortByClo: 0,
    heavyByClo: heaviest(states) - Math.max(...aims.at(-1)!.map(({ clo }) => clo)),
    tooThin: false,
  };
  for (let hour = 0; hour < out.length; hour++) {
    const state = fit.states[hour]!;
    const aim = aims[worn.states[hour]!]![hour]!.clo;
    const short = aim - fit.clo[hour]!;
    fit.wornInFull ||= state.inFull;
    fit.wornClosed ||= state.inFull && !state.open;
    fit.shortByClo = Math.max(fit.shortByClo, short);
    fit.tooThin ||= short > 0 && misfitOf(fit.clo[hour]!, aim) > 1;
  }
  return fit;
}

const heaviest = (states: readonly WornState[]): number => Math.max(...states.map(({ clo }) => clo));

/** In cold rain the shell stays on, and in a strong wind the windproof layer, where there is one that does both. */
function shelterNeeded(states: readonly WornState[], outside: HourOutside): ((state: WornState) => boolean) | null {
  const coldRain = isColdRain(outside);
  const windy = isWindy(outside);
  if (!coldRain && !windy) return null;
  const shelters = (state: WornState) => (!coldRain || state.waterResistant) && (!windy || state.windproof);
  return states.some(shelters) ? shelters : null;
}
