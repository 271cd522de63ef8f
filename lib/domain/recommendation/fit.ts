import { SHARE_IN_ENSEMBLE } from '../wardrobe/insulation';
import type { OutdoorHour } from '../comfort/aim';
import { getDiscomfort } from './discomfort';
import {
  COLD_SHELTER,
  getShelter,
  RAIN_SHELTER,
  WARM_RAIN_SHELTER,
  WIND_SHELTER,
  WRAPPED_UNTIL_C,
  type Ensemble,
} from './ensemble';
import { pickExtraLayer, type ExtraLayer } from './extra-layer';
import type { Traits, WornState } from './traits';
import { findWearSteps, getWearStep, type WearStep } from './wear-steps';

/** Rules for wearing layers that depend on the category and on the items taken along. */
export interface WearRules {
  /** True if the shell is on and closed in all rain because there is no umbrella. Otherwise it is only in cold rain. */
  shellInRain: boolean;
  /**
   * True if scarf, gloves and closed coat stay on in the cold even if they feel too warm. In sport they may come off.
   */
  staysWrapped: boolean;
}

export const ORDINARY_RULES: WearRules = { shellInRain: false, staysWrapped: true };

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

/** Suitability of one outfit for the relevant hours. */
export interface Fit {
  /** Mean cost of an hour over the ensemble, including carrying and changing layers. Lower is better. */
  misfit: number;
  wearing: Wearing;
  /** State in each hour if the forecast is right. */
  states: readonly WornState[];
  /** Insulation in each hour, clo, including items that are taken along. */
  clo: readonly number[];
  thermals: boolean;
  extra: boolean;
  /** True if every layer of the picture is worn in at least one hour (and closed in at least one). */
  wornInFull: boolean;
  wornClosed: boolean;
  /** Largest lack of insulation in any hour, clo; 0 if there is none. */
  shortByClo: number;
  /** Excess of the full outfit over the largest aim, clo; 0 if there is none. */
  heavyByClo: number;
}

/**
 * Weight of the mean cost over the ensemble, relative to the costs of rules and pictures. Those were tuned for a day
 * that goes as forecast, whose cost is about half of the mean.
 */
export const ENSEMBLE_WEIGHT = 0.5;
const CARRYING = 0.08;
/** Cost of one change of layers, in hours. */
const CHANGING = 1.2;
/** Cost of an hour in which the wearer has to put on or take off a layer against the advice. */
const CORRECTING = 0.4;
/**
 * Largest number of states by which a wearer deviates from the advice by feel: opens the outermost layer, then takes it
 * off.
 */
export const CORRECTED_STATES = 2;
/** More rows than this are too many to remember. */
const MOST_ROWS = 4;
/** Insulation in an ensemble of a scarf or gloves that are taken along, and of thermal underwear. */
const TAKEN_PIECE_CLO = SHARE_IN_ENSEMBLE * 0.05;
export const THERMALS_CLO = SHARE_IN_ENSEMBLE * (0.2 + 0.15);
/** Apparent temperature up to which scarf and gloves are recommended. */
export const SCARF_BELOW_C = WRAPPED_UNTIL_C;
/** Apparent temperature up to which a hat that covers the ears is recommended. Source: KMA's second grade of cold. */
export const HAT_BELOW_C = -10.5;
const HAT_CLO = SHARE_IN_ENSEMBLE * 0.03;
/** Lack of insulation from which additions are considered. */
const SHORT_CLO = 0.1;
/**
 * Cost of an addition that the picture does not show. It is recommended only if no pictured outfit is nearly as good.
 */
export const NOT_PICTURED = 0.45;
/** Highest temperature for thermal underwear. */
const THERMALS_BELOW_C = 10;

/**
 * Finds the best way to wear an outfit through the day. If the outfit is too thin for an hour, adds an extra layer,
 * thermal underwear or both, whichever is best. Thermal underwear is added only on days that stay cold, because it
 * cannot be taken off at noon. `leastAdded` is a lower bound of the misfit with additions; if it exceeds `limit`, none
 * are tried.
 */
export function computeFit(
  traits: Traits,
  ensemble: Ensemble,
  leastAdded = 0,
  limit = Infinity,
  rules = ORDINARY_RULES,
): Fit {
  const compute = (added: Added) => computeFitWith(traits, ensemble, added, rules);
  const plainFit = compute({});
  if (plainFit.shortByClo < SHORT_CLO || leastAdded >= Math.min(plainFit.misfit, limit)) return plainFit;
  const { thermals, piece } = findAdditions(traits, ensemble);
  const extra = piece ? addExtraLayer(traits.states, piece) : undefined;
  const warmer = [
    ...(extra ? [compute({ extra })] : []),
    ...(thermals ? [compute({ thermals })] : []),
    ...(thermals && extra ? [compute({ thermals, extra })] : []),
  ].filter((fit) => fit.extra === fit.wearing.extra);
  return warmer.reduce((best, fit) => (fit.misfit < best.misfit ? fit : best), plainFit);
}

/** Returns the additions that an outfit allows on a day: thermal underwear and an extra layer. */
export function findAdditions(
  traits: Pick<Traits, 'thermals' | 'extras'>,
  { coldestC, warmestC }: Pick<Ensemble, 'coldestC' | 'warmestC'>,
): { thermals: boolean; piece: ExtraLayer | null } {
  return {
    thermals: !traits.thermals && warmestC < THERMALS_BELOW_C,
    piece: pickExtraLayer(traits.extras, coldestC),
  };
}

function addExtraLayer(states: Traits['states'], { clo }: ExtraLayer): WornState {
  const warmest = states.at(-1) ?? states[0];
  return { ...warmest, clo: warmest.clo + clo, extra: true };
}

interface Added {
  thermals?: boolean;
  extra?: WornState;
}

function computeFitWith(traits: Traits, ensemble: Ensemble, { thermals = false, extra }: Added, rules: WearRules): Fit {
  const states = extra ? [...traits.states, extra] : traits.states;
  const costs = sumCosts(traits, states, ensemble, { thermals, rules });
  const { outdoorHours, course } = ensemble;
  let found = findWearSteps(costs, states.length, course, CHANGING);
  let worn = wearSteps({ states, steps: found.steps, rules }, outdoorHours);
  for (let price = CHANGING; countRows(worn) > MOST_ROWS && found.steps.length > 1;) {
    price = 2 * price + 0.1;
    found = findWearSteps(costs, states.length, course, price);
    worn = wearSteps({ states, steps: found.steps, rules }, outdoorHours);
  }
  const wearing = { states, steps: found.steps, thermals, extra: extra !== undefined, rules };
  const added = (thermals ? NOT_PICTURED : 0) + (extra ? NOT_PICTURED : 0);
  return describeFit(traits, wearing, worn, ensemble, (ENSEMBLE_WEIGHT * found.cost) / outdoorHours.length + added);
}

/**
 * Sums the costs of the ensemble by degree and state. In each sample, the wearer follows the state for the temperature,
 * takes a sheltering state in cold rain and strong wind, and deviates by feel if that is more comfortable.
 */
// Plain loops, because this runs for every outfit, sample and state.
function sumCosts(
  traits: Traits,
  states: readonly WornState[],
  { samples, weights, course, degrees, shelters, needs, getAims }: Ensemble,
  { thermals, rules }: { thermals: boolean; rules: WearRules },
): number[] {
  const count = states.length;
  const aims = states.map(({ airPermeability }) => getAims(airPermeability));
  const warmth = states.map(({ clo }) => clo + (thermals ? THERMALS_CLO : 0));
  const carrying = states.map(({ inFull }) => (inFull ? 0 : CARRYING));
  const wraps = states.map(({ inFull, open }) => inFull && !open);
  const sheltering = listSheltering(states, needs, rules);
  const firm = rules.staysWrapped ? sheltering : listSheltering(states, needs, rules, COLD_SHELTER);
  // Imports are getters in some module formats, which is slow in the innermost loop.
  const getCost = getDiscomfort;
  const sums = new Array<number>(course.count * count).fill(0);
  const costs = new Float64Array(count);
  const feelings = new Int8Array(count);
  for (let index = 0; index < samples.length; index++) {
    const weight = weights[index]!;
    const wrapping = getWrappingClo(traits, samples[index]!);
    for (let state = 0; state < count; state++) {
      const clo = warmth[state]! + (wraps[state] ? wrapping : 0);
      const aim = aims[state]!;
      const leastClo = aim.leastClo[index]!;
      const mostClo = aim.mostClo[index]!;
      costs[state] = getCost(clo, aim.clo[index]!, leastClo, mostClo) + carrying[state]!;
      feelings[state] = clo > mostClo ? 1 : clo < leastClo ? -1 : 0;
    }
    const shelter = sheltering[shelters[index]!];
    const keeps = firm[shelters[index]!];
    const from = degrees[index]! * count;
    for (let told = 0; told < count; told++) {
      const state = shelter ? findShelter(shelter, told) : told;
      const feeling = feelings[state]!;
      let cost = costs[state]!;
      let next = state - feeling;
      for (let by = 1; by <= CORRECTED_STATES && feeling !== 0; by++, next -= feeling) {
        if (next < 0 || next >= count || (keeps && !keeps[next])) break;
        cost = Math.min(cost, costs[next]! + CORRECTING);
        if (feelings[next] !== feeling) break;
      }
      sums[from + told]! += weight * cost;
    }
  }
  return sums;
}

/** For each state of an outfit, whether it shelters. Null if none does, so that every state is allowed. */
type Sheltering = readonly boolean[] | null;

/** Lists the sheltering states for each need of shelter. Ignores the needs in `except`. */
function listSheltering(
  states: readonly WornState[],
  needs: readonly number[],
  rules: WearRules,
  except = 0,
): Sheltering[] {
  const byNeed: Sheltering[] = [];
  for (const need of needs) byNeed[need] = getSheltering(states, need & ~except, rules);
  return byNeed;
}

/** Returns the index of the recommended state for each sample of an ensemble. */
export function listToldStates({ states, steps, rules = ORDINARY_RULES }: Wearing, ensemble: Ensemble): number[] {
  const sheltering = listSheltering(states, ensemble.needs, rules);
  return ensemble.samples.map(({ temperatureC }, index) => {
    const { state } = getWearStep(steps, temperatureC);
    const shelter = sheltering[ensemble.shelters[index]!];
    return shelter ? findShelter(shelter, state) : state;
  });
}

function getSheltering(states: readonly WornState[], need: number, { shellInRain }: WearRules): Sheltering {
  const rain = shellInRain ? RAIN_SHELTER | WARM_RAIN_SHELTER : RAIN_SHELTER;
  const required = (need & rain ? RAIN_SHELTER : 0) | (need & (WIND_SHELTER | COLD_SHELTER));
  const hasWarmPieces = states.some(({ wrapped }) => wrapped);
  const shelters = (needed: number) =>
    states.map(
      ({ waterResistant, windproof, wrapped, inFull, open }) =>
        (!(needed & RAIN_SHELTER) || waterResistant) &&
        (!(needed & WIND_SHELTER) || windproof) &&
        (!(needed & COLD_SHELTER) || (hasWarmPieces ? wrapped : inFull && !open)),
    );
  // If no state meets all needs, needs are dropped: a coat that stops no rain is still closed in the cold.
  for (const givenUp of [0, WIND_SHELTER, RAIN_SHELTER, RAIN_SHELTER | WIND_SHELTER]) {
    const needed = required & ~givenUp;
    if (needed === 0) return null;
    const sheltering = shelters(needed);
    if (sheltering.includes(true)) return sheltering;
  }
  return null;
}

/**
 * Returns the next warmer state that shelters, starting with the recommended one; if there is none, the next lighter
 * one.
 */
function findShelter(sheltering: readonly boolean[], told: number): number {
  const warmer = sheltering.indexOf(true, told);
  return warmer >= 0 ? warmer : sheltering.lastIndexOf(true, told);
}

/** Returns the index of the recommended state for an hour. */
export function getToldState(
  { states, steps, rules = ORDINARY_RULES }: Pick<Wearing, 'states' | 'steps' | 'rules'>,
  outside: OutdoorHour,
): number {
  const { state } = getWearStep(steps, outside.temperatureC);
  const sheltering = getSheltering(states, getShelter(outside), rules);
  return sheltering ? findShelter(sheltering, state) : state;
}

/** Returns the states that a wearer may choose by feel instead of the recommended one, in this order. */
export function listCorrections(
  { states, rules = ORDINARY_RULES }: Pick<Wearing, 'states' | 'rules'>,
  told: number,
  outside: OutdoorHour,
  feels: 'warm' | 'cold',
): number[] {
  const firm = getShelter(outside) & ~(rules.staysWrapped ? 0 : COLD_SHELTER);
  const sheltering = getSheltering(states, firm, rules);
  const next: number[] = [];
  for (let by = 1; by <= CORRECTED_STATES; by++) {
    const state = feels === 'warm' ? told - by : told + by;
    if (!states[state] || (sheltering && !sheltering[state])) break;
    next.push(state);
  }
  return next;
}

const wearSteps = (wearing: Pick<Wearing, 'states' | 'steps' | 'rules'>, hours: readonly OutdoorHour[]): WornState[] =>
  hours.map((hour) => wearing.states[getToldState(wearing, hour)]!);

const countRows = (states: readonly WornState[]): number =>
  states.filter((state, hour) => hour === 0 || state !== states[hour - 1]).length;

/** Returns the insulation of a state in an hour, with all recommended additions, clo. */
export function getWornClo(traits: Traits, { thermals }: Wearing, state: WornState, outside: OutdoorHour): number {
  const wrapping = state.inFull && !state.open ? getWrappingClo(traits, outside) : 0;
  return state.clo + (thermals ? THERMALS_CLO : 0) + wrapping;
}

function describeFit(
  traits: Traits,
  wearing: Wearing,
  worn: WornState[],
  { outdoorHours, getAims }: Ensemble,
  misfit: number,
): Fit {
  const clo = worn.map((state, hour) => getWornClo(traits, wearing, state, outdoorHours[hour]!));
  const aims = worn.map(({ airPermeability }, hour) => getAims(airPermeability).clo[hour]!);
  const fit = {
    wornInFull: worn.some(({ inFull }) => inFull),
    wornClosed: worn.some(({ inFull, open }) => inFull && !open),
    shortByClo: Math.max(0, ...aims.map((aim, hour) => aim - clo[hour]!)),
    heavyByClo: Math.max(0, wearing.states.at(-1)!.clo - Math.max(...aims)),
  };
  const { thermals } = wearing;
  return { misfit, wearing, states: worn, clo, thermals, extra: worn.some(({ extra }) => extra), ...fit };
}

/** Returns the insulation of scarf, gloves and hat that are taken along and worn in an hour, clo. */
export function getWrappingClo(traits: Traits, { feelsLikeC }: OutdoorHour): number {
  if (feelsLikeC > SCARF_BELOW_C) return 0;
  const hat = feelsLikeC <= HAT_BELOW_C && !traits.headwear ? HAT_CLO : 0;
  return hat + (traits.neckwear ? 0 : TAKEN_PIECE_CLO) + (traits.handwear ? 0 : TAKEN_PIECE_CLO);
}
