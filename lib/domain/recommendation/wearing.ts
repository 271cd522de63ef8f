import type { OutdoorHour } from '../comfort/aim';
import { SHARE_IN_ENSEMBLE } from '../wardrobe/insulation';
import {
  COAT_SHELTER,
  COLD_SHELTER,
  findShelter,
  getShelter,
  getSheltering,
  isSheltering,
  WRAP_SHELTER,
  WRAPPED_UNTIL_C,
} from './shelter';
import type { Traits, WornState } from './traits';
import { getWearStep, type WearStep } from './wear-steps';

/** Rules for wearing layers that depend on the category and on the items taken along. */
export interface WearRules {
  /**
   * True if scarf, gloves and closed coat stay on in the cold even if they feel too warm. In sport they may come off.
   */
  staysWrapped: boolean;
  /** Apparent temperature below which scarf and gloves are worn. Defaults to that of the first grade of cold. */
  wrappingC?: number;
}

export const ORDINARY_RULES: WearRules = { staysWrapped: true };

/** Instructions for wearing an outfit: the content of the layer rows, in a form that applies to any weather. */
export interface Wearing {
  /** Ways to wear the outfit, by ascending insulation. Includes the extra layer if one is recommended. */
  states: readonly WornState[];
  /** State for each range of air temperature, unless rain or wind requires another one. */
  steps: readonly WearStep[];
  thermals: boolean;
  extra: boolean;
  /** Missing if only the layer rows are known. Then the rules for an umbrella and no sport apply. */
  rules?: WearRules;
}

/**
 * Largest number of states by which a wearer deviates from the advice by feel: opens the outermost layer, then takes it
 * off.
 */
export const CORRECTED_STATES = 2;
/** Insulation in an ensemble of a scarf or gloves that are taken along, and of thermal underwear. */
const TAKEN_PIECE_CLO = SHARE_IN_ENSEMBLE * 0.05;
export const THERMALS_CLO = SHARE_IN_ENSEMBLE * (0.2 + 0.15);
/** Apparent temperature up to which scarf and gloves are recommended. */
export const SCARF_BELOW_C = WRAPPED_UNTIL_C;
/** Apparent temperature up to which a hat that covers the ears is recommended. Source: KMA's second grade of cold. */
export const HAT_BELOW_C = -10.5;
const HAT_CLO = SHARE_IN_ENSEMBLE * 0.03;
/** Returns the needs that a wearer may ignore by feel. */
export const getNotFirm = ({ staysWrapped }: WearRules): number =>
  COAT_SHELTER | (staysWrapped ? 0 : COLD_SHELTER | WRAP_SHELTER);

/** Returns the index of the recommended state for an hour. */
export function getToldState(
  { states, steps, rules = ORDINARY_RULES }: Pick<Wearing, 'states' | 'steps' | 'rules'>,
  outside: OutdoorHour,
): number {
  const { state } = getWearStep(steps, outside.temperatureC);
  return findShelter(getSheltering(states)[getShelter(outside, rules.wrappingC)]!, state);
}

/** Returns the states that a wearer may choose by feel instead of the recommended one, in this order. */
export function listCorrections(
  { states, rules = ORDINARY_RULES }: Pick<Wearing, 'states' | 'rules'>,
  told: number,
  outside: OutdoorHour,
  feels: 'warm' | 'cold',
): number[] {
  const sheltering = getSheltering(states)[getShelter(outside, rules.wrappingC) & ~getNotFirm(rules)]!;
  const next: number[] = [];
  for (let by = 1; by <= CORRECTED_STATES; by++) {
    const state = feels === 'warm' ? told - by : told + by;
    if (!states[state] || !isSheltering(sheltering, state)) break;
    next.push(state);
  }
  return next;
}

/** Returns the insulation of a state in an hour, with all recommended additions, clo. */
export function getWornClo(
  traits: Traits,
  { thermals, rules }: Wearing,
  state: WornState,
  outside: OutdoorHour,
): number {
  const wrapping = state.inFull && !state.open ? getWrappingClo(traits, outside, rules?.wrappingC) : 0;
  return state.clo + (thermals ? THERMALS_CLO : 0) + wrapping;
}

/** Returns the insulation of scarf, gloves and hat that are taken along and worn in an hour, clo. */
export function getWrappingClo(traits: Traits, { feelsLikeC }: OutdoorHour, wrappingC = SCARF_BELOW_C): number {
  if (feelsLikeC > SCARF_BELOW_C && feelsLikeC >= wrappingC) return 0;
  const hat = feelsLikeC <= HAT_BELOW_C && !traits.headwear ? HAT_CLO : 0;
  return hat + (traits.neckwear ? 0 : TAKEN_PIECE_CLO) + (traits.handwear ? 0 : TAKEN_PIECE_CLO);
}
