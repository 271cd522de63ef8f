import { SHARE_IN_ENSEMBLE } from '../wardrobe/insulation';
import { ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY, type HourAim, type OutdoorHour } from '../comfort/aim';
import { getDiscomfort, getLeastDiscomfort } from './discomfort';
import { pickExtraLayer, type ExtraLayer } from './extra-layer';
import { isColdRain, isWindy } from './demands';
import { findWearPath } from './wear-path';
import type { Traits, WornState } from './traits';

/** The aims of all hours for a cloth of some air permeability. */
export type AimLookup = (airPermeability: number) => readonly HourAim[];

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
}

const CARRYING = 0.08;
/** Putting something on or off has to be worth this much of one hour. */
const CHANGING = 1.2;
/** As the ensemble counts them: a scarf or gloves taken along where the outfit has none, and thermal top and bottom. */
const TAKEN_PIECE_CLO = SHARE_IN_ENSEMBLE * 0.05;
const THERMALS_CLO = SHARE_IN_ENSEMBLE * (0.2 + 0.15);
/** From here on everyone is told to take a scarf and gloves. */
export const SCARF_BELOW_C = -3.2;
/** From here on a hat that covers the ears too (KMA's second grade of cold). */
export const HAT_BELOW_C = -10.5;
const HAT_CLO = SHARE_IN_ENSEMBLE * 0.03;
/** Thermals, an extra layer, scarf, gloves and hat together are less than this. */
const MOST_ADDED_CLO = 0.6;
/** Too thin by this, an outfit is told with more. */
const SHORT_CLO = 0.1;
/** What the picture does not show should be worth it. */
const ONE_MORE = 0.1;
/** The convention's 히트텍 begins in its band of 5-8 °C. */
const THERMALS_BELOW_C = 15;

/**
 * The day in the rows that are told (`changing` 0: every hour in its best state). Where the outfit is too thin for some
 * hour, one more light layer is told with it, and on a day that stays cold thermal underwear beneath it, which cannot be
 * taken off at noon; whichever serves better.
 */
export function computeFit(traits: Traits, out: readonly OutdoorHour[], aimsOf: AimLookup, changing = CHANGING): Fit {
  const plain = computeFitWearing(traits, out, aimsOf, { changing });
  if (plain.shortByClo < SHORT_CLO) return plain;
  const thermals = !traits.thermals && out.every(({ temperatureC }) => temperatureC < THERMALS_BELOW_C);
  const piece = pickExtraLayer(traits.extras, Math.min(...out.map(({ temperatureC }) => temperatureC)));
  const extra = piece ? addExtraLayer(traits.states, piece) : undefined;
  const warmer = [
    ...(extra ? [computeFitWearing(traits, out, aimsOf, { changing, extra })] : []),
    ...(thermals ? [computeFitWearing(traits, out, aimsOf, { changing, thermals })] : []),
    ...(thermals && extra ? [computeFitWearing(traits, out, aimsOf, { changing, thermals, extra })] : []),
  ];
  return warmer.reduce((best, fit) => (fit.misfit < best.misfit ? fit : best), plain);
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

/** Runs for every outfit, hour and state of a choice, hence the plain loops. */
function computeFitWearing(
  traits: Traits,
  out: readonly OutdoorHour[],
  aimsOf: AimLookup,
  { changing, thermals = false, extra }: Wearing,
): Fit {
  const states = extra ? [...traits.states, extra] : traits.states;
  const aims = states.map(({ airPermeability }) => aimsOf(airPermeability));
  const beneath = thermals ? THERMALS_CLO : 0;
  const costs: number[] = [];
  for (let hour = 0; hour < out.length; hour++) {
    const outside = out[hour]!;
    const mayWear = getShelterTest(states, outside);
    const wrapping = getWrappingClo(traits, outside) + beneath;
    for (let index = 0; index < states.length; index++) {
      const state = states[index]!;
      const clo = state.clo + (state.inFull && !state.open ? wrapping : beneath);
      const cost = mayWear && !mayWear(state) ? Infinity : getDiscomfort(clo, aims[index]![hour]!);
      costs.push(cost + (state.inFull ? 0 : CARRYING));
    }
  }
  const worn = findWearPath(costs, states.length, changing);
  const fit = {
    misfit: worn.cost / out.length + (extra ? ONE_MORE : 0),
    states: new Array<WornState>(out.length),
    clo: new Array<number>(out.length),
    thermals,
    extra: false,
    wornInFull: false,
    wornClosed: false,
    shortByClo: 0,
    heavyByClo: states.at(-1)!.clo,
  };
  let mostAskedFor = 0;
  for (let hour = 0; hour < out.length; hour++) {
    const index = worn.states[hour]!;
    const state = states[index]!;
    const aim = aims[index]![hour]!.clo;
    const wrapsUp = state.inFull && !state.open;
    const clo = state.clo + beneath + (wrapsUp ? getWrappingClo(traits, out[hour]!) : 0);
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

/** What is taken along beside the picture is worn where the cold asks for it, clo. */
function getWrappingClo(traits: Traits, { feelsLikeC }: OutdoorHour): number {
  if (feelsLikeC > SCARF_BELOW_C) return 0;
  const hat = feelsLikeC <= HAT_BELOW_C && !traits.headwear ? HAT_CLO : 0;
  return hat + (traits.neckwear ? 0 : TAKEN_PIECE_CLO) + (traits.handwear ? 0 : TAKEN_PIECE_CLO);
}

/**
 * A misfit that no way to wear the outfit falls below, for a fraction of the work: most of a wardrobe is too warm or too
 * thin for a day, and need not be looked at closely.
 */
export function getLeastMisfit({ states }: Traits, out: readonly OutdoorHour[], aimsOf: AimLookup): number {
  const lightest = states[0].clo;
  const warmest = states.at(-1)!.clo + MOST_ADDED_CLO;
  const [aims, sheltered] = [aimsOf(ORDINARY_PERMEABILITY), aimsOf(WINDPROOF_PERMEABILITY)];
  const stopsWind = states.some(({ airPermeability }) => airPermeability !== ORDINARY_PERMEABILITY);
  let sum = 0;
  for (let hour = 0; hour < out.length; hour++) {
    const least = getLeastDiscomfort(lightest, warmest, aims[hour]!);
    sum += stopsWind ? Math.min(least, getLeastDiscomfort(lightest, warmest, sheltered[hour]!)) : least;
  }
  return sum / out.length;
}

/** In cold rain the shell stays on, and in a strong wind the windproof layer, where there is one that does both. */
function getShelterTest(states: readonly WornState[], outside: OutdoorHour): ((state: WornState) => boolean) | null {
  const coldRain = isColdRain(outside);
  const windy = isWindy(outside);
  if (!coldRain && !windy) return null;
  const shelters = (state: WornState) => (!coldRain || state.waterResistant) && (!windy || state.windproof);
  return states.some(shelters) ? shelters : null;
}
