import type { OutdoorHour } from '../comfort/aim';
import { getConventionClo } from '../comfort/convention';
import { getDiscomfort } from './discomfort';
import type { Aims, Ensemble } from './ensemble';
import { pickExtraLayer, type ExtraLayer } from './extra-layer';
import { findShelter, getSheltering, isSheltering, type Sheltering } from './shelter';
import type { Traits, WornState } from './traits';
import {
  CORRECTED_STATES,
  getNotFirm,
  getWornClo,
  getWrappingClo,
  ORDINARY_RULES,
  THERMALS_CLO,
  type Wearing,
  type WearRules,
} from './wearing';
import { findWearPlan, getDegree, listWearSteps } from './wear-steps';

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
/** Cost of an hour from `COLD_C` on in which scarf, gloves or a warm hat are worn. */
const WRAPPED_IN_MILD = 3;
/** Cost of a dry hour from `WARM_C` on in which a layer is worn. */
const LAYERED_IN_WARM = 3;
const WARM_C = 24;
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
export const UNSEEN = 0.31;
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
  const warmer = [
    ...(piece ? [compute({ piece })] : []),
    ...(thermals ? [compute({ thermals })] : []),
    ...(thermals && piece && traits.upperLayers + 1 < MOST_UPPER_LAYERS ? [compute({ thermals, piece })] : []),
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

const extended = new WeakMap<Traits['states'], Map<ExtraLayer, readonly WornState[]>>();

/** Returns the states of an outfit and, as the warmest, that with an extra layer. Results are cached, like traits. */
function addExtraLayer(states: Traits['states'], layer: ExtraLayer): readonly WornState[] {
  const byLayer = extended.get(states) ?? new Map<ExtraLayer, readonly WornState[]>();
  extended.set(states, byLayer);
  const warmest = states.at(-1) ?? states[0];
  const all = byLayer.get(layer) ?? [...states, { ...warmest, clo: warmest.clo + layer.clo, extra: true }];
  byLayer.set(layer, all);
  return all;
}

interface Added {
  thermals?: boolean;
  piece?: ExtraLayer;
}

function computeFitWith(traits: Traits, ensemble: Ensemble, { thermals = false, piece }: Added, rules: WearRules): Fit {
  const states = piece ? addExtraLayer(traits.states, piece) : traits.states;
  const aims = states.map(({ airPermeability }) => ensemble.getAims(airPermeability));
  const sheltering = getSheltering(states);
  const costs = sumCosts(traits, { states, aims, sheltering }, ensemble, { thermals, rules });
  dressFirstHour(costs, traits, states, ensemble);
  let plan = findSteps(costs, sheltering, ensemble);
  const insist = (isAllowed: (state: number) => boolean) => {
    for (let index = 0; index < costs.length; index++) if (!isAllowed(index % states.length)) costs[index] = Infinity;
    plan = findSteps(costs, sheltering, ensemble);
  };
  if (traits.coat && plan.worn.filter((state) => !states[state]!.inFull).length > MOST_CARRIED * plan.worn.length)
    insist((state) => states[state]!.inFull);
  // Nobody takes scarf and gloves along for the first hour alone, or closes a coat for it.
  const [first, second = first] = plan.worn as [number, number?];
  const [start, then] = [states[first]!, states[second]!];
  if (start.wrapped && !then.wrapped) insist((state) => states[state]!.wrapped);
  else if (rules.staysWrapped && first !== second && then.inFull && isSteady(ensemble)) {
    costs[ensemble.degrees[0]! * states.length + first] = Infinity;
    plan = findSteps(costs, sheltering, ensemble);
  }
  // Showers or gusts alone would need too many rows, so the outfit is worn against all of them all day.
  if (isTooRestless(plan.worn, ensemble)) {
    const always = sheltering[getAllNeeds(ensemble)]!;
    insist((state) => isSheltering(always, state));
  }
  const wearing = {
    states,
    rules: { staysWrapped: rules.staysWrapped, wrappingC: ensemble.wrappingC },
    steps: listWearSteps(plan.found, ensemble.course),
    thermals,
    extra: piece !== undefined,
  };
  const isSeen = !traits.layered && states[plan.worn[0]!]!.extra;
  const added = (thermals ? THERMALS : 0) + (piece ? (isSeen ? NOT_PICTURED : UNSEEN) : 0);
  const misfit = (ENSEMBLE_WEIGHT * plan.found.cost) / ensemble.outdoorHours.length + added;
  return describeFit(traits, wearing, { worn: plan.worn, aims }, ensemble, misfit);
}

/** Returns whether the temperature hardly changes after the first hour. */
const isSteady = ({ outdoorHours: [first, second = first] }: Ensemble): boolean =>
  Math.abs(second!.temperatureC - first!.temperatureC) < STEADY_K;

/** Returns the needs of shelter of all hours of the forecast. */
function getAllNeeds({ outdoorHours, shelters }: Ensemble): number {
  let needs = 0;
  for (let hour = 0; hour < outdoorHours.length; hour++) needs |= shelters[hour]!;
  return needs;
}

/** Excludes states in which the user would leave home without something that the picture wears. */
function dressFirstHour(
  costs: number[],
  traits: Traits,
  states: readonly WornState[],
  { outdoorHours, course }: Ensemble,
): void {
  if (isCarriedToRain(traits, outdoorHours)) return;
  const until = getDegree(course, outdoorHours[0]!.temperatureC);
  for (let degree = 0; degree <= until; degree++)
    for (let index = 0; index < states.length; index++) {
      const { inFull, wrapped } = states[index]!;
      if (!inFull || (traits.warmPieces && !wrapped)) costs[degree * states.length + index] = Infinity;
    }
}

/** Returns whether a shell against later rain is in the hand when the user leaves home, because it is too warm before. */
const isCarriedToRain = ({ waterResistant }: Traits, [first, ...later]: readonly OutdoorHour[]): boolean =>
  waterResistant && !first!.raining && first!.temperatureC >= WARM_C && later.some(({ raining }) => raining);

/** Finds the cheapest plan that needs few rows, each for more than an hour. */
function findSteps(costs: number[], sheltering: readonly Sheltering[], ensemble: Ensemble) {
  const { course } = ensemble;
  for (let price = CHANGING; ; price = 2 * price + 0.1) {
    const found = findWearPlan(costs, costs.length / course.count, course, price);
    const worn = listWorn(found.states, sheltering, ensemble);
    const neverChanges = found.states[0] === found.states[course.count - 1];
    if (neverChanges || price > 1000 || !isTooRestless(worn, ensemble)) return { found, worn };
  }
}

/** Returns the index of the state that is worn in each hour, from the states by degree. */
function listWorn(
  planned: readonly number[],
  sheltering: readonly Sheltering[],
  { outdoorHours, degrees, shelters }: Ensemble,
): number[] {
  // The first samples are the hours of the forecast.
  return outdoorHours.map((_, hour) => findShelter(sheltering[shelters[hour]!]!, planned[degrees[hour]!]!));
}

/** Change of the air temperature from one hour to the next for which a coat is closed or opened, K. */
const STEADY_K = 3;
/** Least rise of the air temperature for which layers come off and on again, K. */
const NOTICED_K = 1.2;

/**
 * Returns whether the states need more rows than people remember, a row for a single hour, or layers that come off and on
 * again for a rise that hardly anybody notices.
 */
function isTooRestless(worn: readonly number[], { outdoorHours }: Ensemble): boolean {
  let rows = 1;
  let start = 0;
  for (let hour = 1; hour < worn.length; hour++) {
    if (worn[hour] === worn[hour - 1]) continue;
    if (worn[hour] !== worn[hour + 1]) return true;
    const isLessBetween = worn[hour] === worn[start - 1] && worn[hour]! > worn[start]!;
    if (isLessBetween && getRiseK(outdoorHours, start, hour) < NOTICED_K) return true;
    rows += 1;
    start = hour;
  }
  return rows > MOST_ROWS;
}

/** Returns by how much the hours from `start` to `end` are warmer than those before and after. */
function getRiseK(hours: readonly OutdoorHour[], start: number, end: number): number {
  const warmestC = Math.max(...hours.slice(start, end).map(({ temperatureC }) => temperatureC));
  return warmestC - Math.max(hours[start - 1]!.temperatureC, hours[end]!.temperatureC);
}

/**
 * Sums the costs of the ensemble by degree and state. In each sample, the wearer follows the state for the temperature,
 * takes a sheltering state in cold rain and strong wind, and deviates by feel if that is more comfortable.
 */
// Plain loops, because this runs for every outfit, sample and state.
function sumCosts(
  traits: Traits,
  {
    states,
    aims,
    sheltering,
  }: { states: readonly WornState[]; aims: readonly Aims[]; sheltering: readonly Sheltering[] },
  { samples, weights, course, degrees, shelters, wrappingC }: Ensemble,
  { thermals, rules }: { thermals: boolean; rules: WearRules },
): number[] {
  const count = states.length;
  const thermalsClo = thermals ? THERMALS_CLO : 0;
  const firm = ~getNotFirm(rules);
  // Imports are getters in some module formats, which is slow in the innermost loop.
  const getCost = getDiscomfort;
  const sums = new Array<number>(course.count * count).fill(0);
  const costs = new Array<number>(count).fill(0);
  const feelings = new Array<number>(count).fill(0);
  for (let index = 0; index < samples.length; index++) {
    const weight = weights[index]!;
    const sample = samples[index]!;
    const wrapping = getWrappingClo(traits, sample, wrappingC);
    const isCold = sample.temperatureC < COLD_C;
    const carrying = isCold ? CARRYING + CARRYING_IN_COLD : CARRYING;
    const wrapped = isCold ? 0 : WRAPPED_IN_MILD;
    const layered = sample.temperatureC >= WARM_C && !sample.raining ? LAYERED_IN_WARM : 0;
    for (let state = 0; state < count; state++) {
      const { clo: ownClo, layers, extra, inFull, open, wrapped: isWrapped } = states[state]!;
      const clo = ownClo + thermalsClo + (inFull && !open ? wrapping : 0);
      const aim = aims[state]!;
      const leastClo = aim.leastClo[index]!;
      const mostClo = aim.mostClo[index]!;
      costs[state] =
        getCost(clo, aim.clo[index]!, leastClo, mostClo) +
        (inFull ? (isWrapped ? wrapped : 0) : carrying) +
        (layers > 0 || extra ? layered : 0);
      feelings[state] = clo > mostClo ? 1 : clo < leastClo ? -1 : 0;
    }
    const shelter = sheltering[shelters[index]!]!;
    const keeps = sheltering[shelters[index]! & firm]!;
    const from = degrees[index]! * count;
    for (let told = 0; told < count; told++) {
      const state = findShelter(shelter, told);
      const feeling = feelings[state]!;
      let cost = costs[state]! + (state === told ? 0 : REPLACED);
      let next = state - feeling;
      for (let by = 1; by <= CORRECTED_STATES && feeling !== 0; by++, next -= feeling) {
        if (next < 0 || next >= count || !isSheltering(keeps, next)) break;
        cost = Math.min(cost, costs[next]! + CORRECTING);
        if (feelings[next] !== feeling) break;
      }
      sums[from + told]! += weight * cost;
    }
  }
  return sums;
}

function describeFit(
  traits: Traits,
  wearing: Wearing,
  { worn, aims }: { worn: readonly number[]; aims: readonly Aims[] },
  { outdoorHours, meanC }: Ensemble,
  misfit: number,
): Fit {
  const { thermals } = wearing;
  const states = outdoorHours.map((_, hour) => wearing.states[worn[hour]!]!);
  const clo = outdoorHours.map((outside, hour) => getWornClo(traits, wearing, states[hour]!, outside));
  let shortByClo = 0;
  for (let hour = 0; hour < worn.length; hour++) {
    shortByClo = Math.max(shortByClo, aims[worn[hour]!]!.clo[hour]! - clo[hour]!);
  }
  const fullClo = wearing.states.at(-1)!.clo;
  return {
    misfit,
    wearing,
    states,
    clo,
    thermals,
    extra: states.some(({ extra }) => extra),
    wornClosed: states.some(({ inFull, open }) => inFull && !open),
    shortByClo,
    overdressedByClo: getOverdressed(fullClo + (thermals ? THERMALS_CLO : 0), meanC),
  };
}

/** Mean temperature up to which clothes are compared with the convention, and the excess that is tolerated, clo. */
const OVERDRESSED_BELOW_C = 9;
const TOLERATED_CLO = 0.15;

/** Returns by how much clothes exceed the convention of a cold day, clo. */
const getOverdressed = (clo: number, meanC: number): number =>
  meanC > OVERDRESSED_BELOW_C ? 0 : Math.max(0, clo - getConventionClo(meanC) - TOLERATED_CLO);
