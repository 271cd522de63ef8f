import type { OutdoorHour } from '../comfort/aim';
import { getConventionClo } from '../comfort/convention';
import { getDiscomfort } from './discomfort';
import type { Ensemble } from './ensemble';
import { pickExtraLayer, type ExtraLayer } from './extra-layer';
import { findShelter, getShelter, getSheltering, listSheltering } from './shelter';
import type { Traits, WornState } from './traits';
import {
  CORRECTED_STATES,
  getNotFirm,
  getToldState,
  getWornClo,
  getWrappingClo,
  ORDINARY_RULES,
  THERMALS_CLO,
  type Wearing,
  type WearRules,
} from './wearing';
import { findWearSteps, getDegree } from './wear-steps';

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
  /** True if every layer of the picture is worn closed in at least one hour. */
  wornClosed: boolean;
  /** Largest lack of insulation in any hour, clo; 0 if there is none. */
  shortByClo: number;
  /** Excess of the full outfit over the largest aim, clo; 0 if there is none. */
  heavyByClo: number;
  /** Excess of the full outfit over the convention at the mean temperature, clo; 0 if there is none. */
  overdressedByClo: number;
}

/**
 * Weight of the mean cost over the ensemble, relative to the costs of rules and pictures. Those were tuned for a day
 * that goes as forecast, whose cost is about half of the mean.
 */
export const ENSEMBLE_WEIGHT = 0.5;
const CARRYING = 0.08;
/** Cost of an hour below `COLD_C` in which the outermost layer is not worn. */
const CARRYING_IN_COLD = 2;
const COLD_C = 10;
/** Cost that makes a state that is allowed by the rules cheaper than one that the rules replace. */
const REPLACED = 0.001;
/** Cost of one change of layers, in hours. */
const CHANGING = 1.2;
/** Cost of an hour in which the wearer has to put on or take off a layer against the advice. */
const CORRECTING = 5;
/** More rows than this are too many to remember. */
const MOST_ROWS = 3;
/** Share of the outing for which a coat may be carried. */
const MOST_CARRIED = 1 / 3;
/** More layers above the waist than this are uncomfortable, whatever their insulation. */
export const MOST_UPPER_LAYERS = 4;
/** Lack of insulation from which additions are considered. */
const SHORT_CLO = 0.1;
/**
 * Cost of an addition that the picture should show and does not. It is recommended only if no pictured outfit is nearly as
 * good.
 */
export const NOT_PICTURED = 0.72;
/** Cost of an extra layer that the picture need not show: under a closed coat, or carried when the user leaves home. */
export const UNSEEN = 0.3;
/** Cost of thermal underwear, which has to be owned and cannot be taken off. */
const THERMALS = 1.1;
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
    ...(thermals && extra && traits.upperLayers + 1 < MOST_UPPER_LAYERS ? [compute({ thermals, extra })] : []),
  ].filter((fit) => fit.extra === fit.wearing.extra);
  return warmer.reduce((best, fit) => (fit.misfit < best.misfit ? fit : best), plainFit);
}

/** Returns the additions that an outfit allows on a day: thermal underwear and an extra layer. */
export function findAdditions(
  traits: Pick<Traits, 'thermals' | 'extras' | 'upperLayers'>,
  { coldestC, warmestC }: Pick<Ensemble, 'coldestC' | 'warmestC'>,
): { thermals: boolean; piece: ExtraLayer | null } {
  const hasRoom = traits.upperLayers < MOST_UPPER_LAYERS;
  return {
    thermals: hasRoom && !traits.thermals && warmestC < THERMALS_BELOW_C,
    piece: hasRoom ? pickExtraLayer(traits.extras, coldestC) : null,
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
  const { outdoorHours, wrappingC } = ensemble;
  const needs = outdoorHours.map((hour) => getShelter(hour, wrappingC));
  dressFirstHour(costs, traits, states, ensemble);
  const settings = { states, rules: { ...rules, wrappingC } };
  let plan = findSteps(costs, settings, ensemble);
  const insist = (isAllowed: (state: number) => boolean) => {
    for (let index = 0; index < costs.length; index++) if (!isAllowed(index % states.length)) costs[index] = Infinity;
    plan = findSteps(costs, settings, ensemble);
  };
  if (traits.coat && plan.worn.filter(({ inFull }) => !inFull).length > MOST_CARRIED * plan.worn.length)
    insist((state) => states[state]!.inFull);
  // Showers or gusts alone would need too many rows, so the outfit is worn against all of them all day.
  if (isTooRestless(plan.worn)) {
    const sheltering = getSheltering(
      states,
      needs.reduce((all, need) => all | need, 0),
    );
    if (sheltering) insist((state) => sheltering[state]!);
  }
  const wearing = { ...settings, steps: plan.found.steps, thermals, extra: extra !== undefined };
  const isSeen = !traits.layered && plan.worn[0]!.extra;
  const added = (thermals ? THERMALS : 0) + (extra ? (isSeen ? NOT_PICTURED : UNSEEN) : 0);
  return describeFit(
    traits,
    wearing,
    plan.worn,
    ensemble,
    (ENSEMBLE_WEIGHT * plan.found.cost) / outdoorHours.length + added,
  );
}

/** Excludes states in which the user would leave home without something that the picture wears. */
function dressFirstHour(
  costs: number[],
  { warmPieces }: Traits,
  states: readonly WornState[],
  { outdoorHours, course }: Ensemble,
): void {
  const until = getDegree(course, outdoorHours[0]!.temperatureC);
  for (let degree = 0; degree <= until; degree++)
    for (const [index, { inFull, wrapped }] of states.entries())
      if (!inFull || (warmPieces && !wrapped)) costs[degree * states.length + index] = Infinity;
}

type Settings = Pick<Wearing, 'states' | 'rules'>;

/** Finds the cheapest steps that need few rows, each for more than an hour. */
function findSteps(costs: readonly number[], settings: Settings, { course, outdoorHours }: Ensemble) {
  for (let price = CHANGING; ; price = 2 * price + 0.1) {
    const found = findWearSteps(costs, settings.states.length, course, price);
    const worn = wearSteps({ ...settings, steps: found.steps }, outdoorHours);
    if (found.steps.length === 1 || price > 1000 || !isTooRestless(worn)) return { found, worn };
  }
}

/** Returns whether the states need more rows than people remember, or a row for a single hour. */
function isTooRestless(worn: readonly WornState[]): boolean {
  if (countRows(worn) > MOST_ROWS) return true;
  return worn.some((state, hour) => hour > 0 && state !== worn[hour - 1] && state !== worn[hour + 1]);
}

/**
 * Sums the costs of the ensemble by degree and state. In each sample, the wearer follows the state for the temperature,
 * takes a sheltering state in cold rain and strong wind, and deviates by feel if that is more comfortable.
 */
// Plain loops, because this runs for every outfit, sample and state.
function sumCosts(
  traits: Traits,
  states: readonly WornState[],
  { samples, weights, course, degrees, shelters, needs, wrappingC, getAims }: Ensemble,
  { thermals, rules }: { thermals: boolean; rules: WearRules },
): number[] {
  const count = states.length;
  const aims = states.map(({ airPermeability }) => getAims(airPermeability));
  const warmth = states.map(({ clo }) => clo + (thermals ? THERMALS_CLO : 0));
  const carrying = states.map(({ inFull }) => (inFull ? 0 : CARRYING));
  const carryingInCold = states.map(({ inFull }) => (inFull ? 0 : CARRYING + CARRYING_IN_COLD));
  const wraps = states.map(({ inFull, open }) => inFull && !open);
  const sheltering = listSheltering(states, needs);
  const firm = listSheltering(states, needs, getNotFirm(rules));
  // Imports are getters in some module formats, which is slow in the innermost loop.
  const getCost = getDiscomfort;
  const sums = new Array<number>(course.count * count).fill(0);
  const costs = new Float64Array(count);
  const feelings = new Int8Array(count);
  for (let index = 0; index < samples.length; index++) {
    const weight = weights[index]!;
    const sample = samples[index]!;
    const wrapping = getWrappingClo(traits, sample, wrappingC);
    const prices = sample.temperatureC < COLD_C ? carryingInCold : carrying;
    for (let state = 0; state < count; state++) {
      const clo = warmth[state]! + (wraps[state] ? wrapping : 0);
      const aim = aims[state]!;
      const leastClo = aim.leastClo[index]!;
      const mostClo = aim.mostClo[index]!;
      costs[state] = getCost(clo, aim.clo[index]!, leastClo, mostClo) + prices[state]!;
      feelings[state] = clo > mostClo ? 1 : clo < leastClo ? -1 : 0;
    }
    const shelter = sheltering[shelters[index]!];
    const keeps = firm[shelters[index]!];
    const from = degrees[index]! * count;
    for (let told = 0; told < count; told++) {
      const state = shelter ? findShelter(shelter, told) : told;
      const feeling = feelings[state]!;
      let cost = costs[state]! + (state === told ? 0 : REPLACED);
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

const wearSteps = (wearing: Pick<Wearing, 'states' | 'steps' | 'rules'>, hours: readonly OutdoorHour[]): WornState[] =>
  hours.map((hour) => wearing.states[getToldState(wearing, hour)]!);

const countRows = (states: readonly WornState[]): number =>
  states.filter((state, hour) => hour === 0 || state !== states[hour - 1]).length;

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
    wornClosed: worn.some(({ inFull, open }) => inFull && !open),
    shortByClo: Math.max(0, ...aims.map((aim, hour) => aim - clo[hour]!)),
    heavyByClo: Math.max(0, wearing.states.at(-1)!.clo - Math.max(...aims)),
    overdressedByClo: getOverdressed(wearing.states.at(-1)!.clo + (wearing.thermals ? THERMALS_CLO : 0), outdoorHours),
  };
  const { thermals } = wearing;
  return { misfit, wearing, states: worn, clo, thermals, extra: worn.some(({ extra }) => extra), ...fit };
}

/** Mean temperature up to which clothes are compared with the convention, and the excess that is tolerated, clo. */
const OVERDRESSED_BELOW_C = 9;
const TOLERATED_CLO = 0.15;

/** Returns by how much clothes exceed the convention of a cold day, clo. */
function getOverdressed(clo: number, hours: readonly OutdoorHour[]): number {
  const meanC = hours.reduce((sum, { temperatureC }) => sum + temperatureC, 0) / hours.length;
  if (meanC > OVERDRESSED_BELOW_C) return 0;
  return Math.max(0, clo - getConventionClo(meanC) - TOLERATED_CLO);
}
