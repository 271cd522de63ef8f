import { SHARE_IN_ENSEMBLE } from '../wardrobe/insulation';
import { ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY, type HourAim, type OutdoorHour } from '../comfort/aim';
import { getDiscomfort, getLeastDiscomfort } from './discomfort';
import { pickExtraLayer, type ExtraLayer } from './extra-layer';
import { isColdRain, isWindy } from './demands';
import { findWearPath } from './wear-path';
import type { Traits, WornState } from './traits';

/** Returns the aims of all hours for an air permeability of the outermost layer. */
export type AimLookup = (airPermeability: number) => readonly HourAim[];

/** Suitability of one outfit for the relevant hours if it is worn as its layer rows say. */
export interface Fit {
  /** Mean cost of the hours, including carrying and changing layers. Lower is better. */
  misfit: number;
  states: readonly WornState[];
  /** Insulation in each hour, clo, including items that are taken along. */
  clo: readonly number[];
  thermals: boolean;
  extra: boolean;
  /** Some hour wears every layer of the picture, and some hour wears them closed. */
  wornInFull: boolean;
  wornClosed: boolean;
  /** Largest lack of insulation in any hour, clo; 0 if there is none. */
  shortByClo: number;
  /** Excess of the full outfit over the largest aim, clo; 0 if there is none. */
  heavyByClo: number;
}

const CARRYING = 0.08;
/** Cost of one change of layers, in hours. */
const CHANGING = 1.2;
/** Insulation in an ensemble of a scarf or gloves that are taken along, and of thermal underwear. */
const TAKEN_PIECE_CLO = SHARE_IN_ENSEMBLE * 0.05;
const THERMALS_CLO = SHARE_IN_ENSEMBLE * (0.2 + 0.15);
/** Apparent temperature from which scarf and gloves are recommended. */
export const SCARF_BELOW_C = -3.2;
/** Apparent temperature from which a hat that covers the ears is recommended. Source: KMA's second grade of cold. */
export const HAT_BELOW_C = -10.5;
const HAT_CLO = SHARE_IN_ENSEMBLE * 0.03;
/** Upper bound of thermal underwear, extra layer, scarf, gloves and hat together. */
const MOST_ADDED_CLO = 0.6;
/** Lack of insulation from which additions are considered. */
const SHORT_CLO = 0.1;
/** Cost of an extra layer, so that it is recommended only if it helps. */
const ONE_MORE = 0.1;
/** Highest temperature for thermal underwear. */
const THERMALS_BELOW_C = 15;

/**
 * Finds the best way to wear an outfit through the day. If it is too thin for some hour, adds an extra layer, thermal
 * underwear (only on days that stay cold, as it cannot be taken off at noon) or both, whichever is best. `changing` is
 * the cost of a change of layers; 0 gives every hour its best state.
 */
export function computeFit(
  traits: Traits,
  outdoorHours: readonly OutdoorHour[],
  getAims: AimLookup,
  changing = CHANGING,
): Fit {
  const plainFit = computeFitWearing(traits, outdoorHours, getAims, { changing });
  if (plainFit.shortByClo < SHORT_CLO) return plainFit;
  const thermals = !traits.thermals && outdoorHours.every(({ temperatureC }) => temperatureC < THERMALS_BELOW_C);
  const piece = pickExtraLayer(traits.extras, Math.min(...outdoorHours.map(({ temperatureC }) => temperatureC)));
  const extra = piece ? addExtraLayer(traits.states, piece) : undefined;
  const warmer = [
    ...(extra ? [computeFitWearing(traits, outdoorHours, getAims, { changing, extra })] : []),
    ...(thermals ? [computeFitWearing(traits, outdoorHours, getAims, { changing, thermals })] : []),
    ...(thermals && extra ? [computeFitWearing(traits, outdoorHours, getAims, { changing, thermals, extra })] : []),
  ];
  return warmer.reduce((best, fit) => (fit.misfit < best.misfit ? fit : best), plainFit);
}

function addExtraLayer(states: Traits['states'], { clo }: ExtraLayer): WornState {
  const warmest = states.at(-1) ?? states[0];
  return { ...warmest, clo: warmest.clo + clo, extra: true };
}

interface Wearing {
  changing: number;
  thermals?: boolean;
  extra?: WornState;
}

// Plain loops, because this runs for every outfit, hour and state.
function computeFitWearing(
  traits: Traits,
  outdoorHours: readonly OutdoorHour[],
  getAims: AimLookup,
  { changing, thermals = false, extra }: Wearing,
): Fit {
  const states = extra ? [...traits.states, extra] : traits.states;
  const aims = states.map(({ airPermeability }) => getAims(airPermeability));
  const beneath = thermals ? THERMALS_CLO : 0;
  const costs: number[] = [];
  for (let hour = 0; hour < outdoorHours.length; hour++) {
    const outside = outdoorHours[hour]!;
    const shelterTest = getShelterTest(states, outside);
    const wrapping = getWrappingClo(traits, outside) + beneath;
    for (let index = 0; index < states.length; index++) {
      const state = states[index]!;
      const clo = state.clo + (state.inFull && !state.open ? wrapping : beneath);
      const cost = shelterTest && !shelterTest(state) ? Infinity : getDiscomfort(clo, aims[index]![hour]!);
      costs.push(cost + (state.inFull ? 0 : CARRYING));
    }
  }
  const worn = findWearPath(costs, states.length, changing);
  const fit = {
    misfit: worn.cost / outdoorHours.length + (extra ? ONE_MORE : 0),
    states: new Array<WornState>(outdoorHours.length),
    clo: new Array<number>(outdoorHours.length),
    thermals,
    extra: false,
    wornInFull: false,
    wornClosed: false,
    shortByClo: 0,
    heavyByClo: states.at(-1)!.clo,
  };
  let mostAskedFor = 0;
  for (let hour = 0; hour < outdoorHours.length; hour++) {
    const index = worn.states[hour]!;
    const state = states[index]!;
    const aim = aims[index]![hour]!.clo;
    const wrapsUp = state.inFull && !state.open;
    const clo = state.clo + beneath + (wrapsUp ? getWrappingClo(traits, outdoorHours[hour]!) : 0);
    fit.states[hour] = state;
    fit.clo[hour] = clo;
    fit.extra ||= state.extra;
    fit.wornInFull ||= state.inFull;
    fit.wornClosed ||= wrapsUp;
    fit.shortByClo = Math.max(fit.shortByClo, aim - clo);
    mostAskedFor = Math.max(mostAskedFor, aim);
  }
  fit.heavyByClo = Math.max(0, fit.heavyByClo - mostAskedFor);
  return fit;
}

/** Returns the insulation of scarf, gloves and hat that are taken along and worn in an hour, clo. */
function getWrappingClo(traits: Traits, { feelsLikeC }: OutdoorHour): number {
  if (feelsLikeC > SCARF_BELOW_C) return 0;
  const hat = feelsLikeC <= HAT_BELOW_C && !traits.headwear ? HAT_CLO : 0;
  return hat + (traits.neckwear ? 0 : TAKEN_PIECE_CLO) + (traits.handwear ? 0 : TAKEN_PIECE_CLO);
}

/**
 * Returns a lower bound of the misfit of an outfit. It is much cheaper to compute than the misfit, and excludes most of
 * the wardrobe.
 */
export function getLeastMisfit({ states }: Traits, outdoorHours: readonly OutdoorHour[], getAims: AimLookup): number {
  const lightest = states[0].clo;
  const warmest = states.at(-1)!.clo + MOST_ADDED_CLO;
  const [aims, sheltered] = [getAims(ORDINARY_PERMEABILITY), getAims(WINDPROOF_PERMEABILITY)];
  const stopsWind = states.some(({ airPermeability }) => airPermeability !== ORDINARY_PERMEABILITY);
  let sum = 0;
  for (let hour = 0; hour < outdoorHours.length; hour++) {
    const least = getLeastDiscomfort(lightest, warmest, aims[hour]!);
    sum += stopsWind ? Math.min(least, getLeastDiscomfort(lightest, warmest, sheltered[hour]!)) : least;
  }
  return sum / outdoorHours.length;
}

/** Returns the test for states that shelter from cold rain and strong wind. Null if neither occurs or no state does. */
function getShelterTest(states: readonly WornState[], outside: OutdoorHour): ((state: WornState) => boolean) | null {
  const coldRain = isColdRain(outside);
  const windy = isWindy(outside);
  if (!coldRain && !windy) return null;
  const shelters = (state: WornState) => (!coldRain || state.waterResistant) && (!windy || state.windproof);
  return states.some(shelters) ? shelters : null;
}
