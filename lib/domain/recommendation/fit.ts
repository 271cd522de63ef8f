import { COLD_RAIN_BELOW_C, WINDY_MPS, type Demands } from './demands';
import type { HourOutside } from '../comfort/aim';
import type { EventTypeId } from '../wardrobe/wardrobe';
import type { Traits, WornState } from './traits';

/** The aim of an hour for a cloth of some air permeability, clo. */
export type AimOf = (hour: number, airPermeability: number) => number;

/** How one outfit meets the hours that count. */
export interface Fit {
  /** Mean misfit over the hours, what is carried, and penalties; lower is better (J). */
  misfit: number;
  /** For each hour, which of its states it is worn in. */
  worn: number[];
  /** For each hour, the insulation worn, clo: the state's and what is taken along. */
  clo: number[];
  /** Whether some hour wears it as its picture shows it, every layer on. */
  wornInFull: boolean;
  /** Whether it is too thin for some hour, by more than what is tolerable. */
  tooThin: boolean;
}

const TOO_COLD_WEIGHT = 1.25;
const CARRYING = 0.08;
const LEAST_TOLERANCE_CLO = 0.15;
const TOLERANCE_SHARE = 0.18;
/** A scarf or gloves taken along, as the ensemble counts them. */
const TAKEN_PIECE_CLO = 0.835 * 0.05;
export const SCARF_BELOW_C = -3.2;

/** The misfit of wearing `clo` where `aim` is wanted (ρ): quadratic near it, linear beyond, worse when too cold. */
export function misfitOf(clo: number, aim: number): number {
  const distance = (clo - aim) / Math.max(LEAST_TOLERANCE_CLO, TOLERANCE_SHARE * aim);
  const z = distance < 0 ? -distance * TOO_COLD_WEIGHT : distance;
  return z <= 1 ? z * z : 2 * z - 1;
}

/** Each hour in its best state, the mean of their misfits, and .08 for the share of hours in which a layer is carried. */
export function fitOf(traits: Traits, out: readonly HourOutside[], aimOf: AimOf): Fit {
  const worn: number[] = [];
  const clo: number[] = [];
  let [sum, carried, tooThin] = [0, 0, false];
  for (const [hour, outside] of out.entries()) {
    const {
      index,
      clo: wornClo,
      misfit,
      short,
    } = bestState(traits, outside, (permeability) => aimOf(hour, permeability));
    worn.push(index);
    clo.push(wornClo);
    sum += misfit;
    tooThin ||= short;
    if (!traits.states[index]?.inFull) carried += 1;
  }
  const misfit = (sum + CARRYING * carried) / Math.max(1, out.length);
  return { misfit, worn, clo, wornInFull: carried < out.length, tooThin };
}

function bestState(
  traits: Traits,

  outside: HourOutside,
  aimFor: (airPermeability: number) => number,
) {
  let best = { index: 0, clo: 0, misfit: Infinity, short: false };
  for (const [index, state] of statesFor(traits.states, outside)) {
    const clo = state.clo + takenAlong(traits, state, outside);
    const aim = aimFor(state.airPermeability);
    const misfit = misfitOf(clo, aim);
    if (misfit < best.misfit) best = { index, clo, misfit, short: clo < aim && misfit > 1 };
  }
  return best;
}

/** In cold rain the shell stays on, and in a strong wind the windproof layer, where there is one. */
function statesFor(states: Traits['states'], outside: HourOutside): [number, WornState][] {
  const all = [...states.entries()];
  const coldRain = outside.raining && outside.temperatureC < COLD_RAIN_BELOW_C;
  const windy = outside.windSpeedMps >= WINDY_MPS;
  if (!coldRain && !windy) return all;
  const sheltering = all.filter(
    ([, state]) => (!coldRain || state.waterResistant) && (!windy || state.windproof),
  );
  return sheltering.length > 0 ? sheltering : all;
}

/** In biting cold everyone is told to take a scarf and gloves; they count where the outfit has none of its own. */
function takenAlong(traits: Traits, { inFull, open }: WornState, { feelsLikeC }: HourOutside): number {
  if (feelsLikeC > SCARF_BELOW_C || !inFull || open) return 0;
  return (traits.neckwear ? 0 : TAKEN_PIECE_CLO) + (traits.handwear ? 0 : TAKEN_PIECE_CLO);
}

/** What looks out of place in the picture although its warmth may fit: added to the misfit. All judgements. */
export function oddity(traits: Traits, fit: Fit, eventTypeId: EventTypeId, demands: Demands): number {
  const { coldestC, warmestFeelsLikeC } = demands;
  const odd: [boolean, number][] = [
    [!fit.wornInFull, 0.35],
    [traits.umbrella && !demands.umbrella, 0.3],
    [traits.mask && demands.mask === null, 0.3],
    [traits.sunglasses && demands.rain, 0.15],
    [traits.openShoes && coldestC < 18, 0.2],
    [traits.bareLegs && coldestC < 8, 0.15],
    [traits.warmPieces && warmestFeelsLikeC > 12, 0.2],
    [demands.wet && traits.slowToDry, 0.08],
    [demands.wet && !traits.quickDrying && coldestC >= 18, 0.08],
    [demands.heavyRain && !traits.waterproofShoes, 0.08],
    [eventTypeId === 3 && !traits.layered && demands.coldestFeelsLikeC < 22, 0.15],
  ];
  return odd.reduce((sum, [applies, penalty]) => sum + (applies ? penalty : 0), 0);
}
