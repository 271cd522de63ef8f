import { assertInRange } from './comfort-error';
import {
  createBalance,
  createWindReduction,
  getBasicClo,
  CLO,
  getResultantInsulation,
  getStoredHeat,
  ORDINARY_PERMEABILITY,
  type Activity,
  type Balance,
  type Strain,
  type Surroundings,
} from './heat-balance';
import { createPredictedMeanVote, FASTEST_AIR_MPS, getSensitivity } from './predicted-mean-vote';

export interface Clothing {
  /** Basic insulation of the ensemble (Icl), clo. */
  insulationClo: number;
  /** Air permeability of the outermost layer, l/(m² s). */
  airPermeability: number;
}

/**
 * ISO 11079 is for the cold, ISO 7730 for mild and warm air. `blended` uses each where it is valid, so that wind stronger
 * than 1 m/s has no effect in warm air; `blended with wind` lets it take insulation there too, as ISO 11079 does. The
 * recommendation plans by `blended`, the replay judges by `blended with wind`.
 */
export type Standard = 'ISO 11079' | 'blended' | 'blended with wind';

/** Temperature up to which ISO 11079 judges alone, °C: the upper end of its scope. */
const COLD_UNTIL_C = 10;
/** Temperature from which ISO 7730 judges alone, °C. It is valid from 10 °C. */
const WARM_FROM_C = 15;

/**
 * Returns the thermal vote, from -3 (cold) to +3 (hot); extreme conditions exceed both. By default up to 10 °C by
 * ISO 11079, from 15 °C by ISO 7730, and by a weighted mean between. Throws ComfortError if a value is out of range.
 */
export function getThermalVote(
  air: Surroundings,
  activity: Activity,
  clothing: Clothing,
  standard: Standard = 'blended',
): number {
  const { insulationClo, airPermeability } = clothing;
  assertInRange('insulationClo', insulationClo);
  assertInRange('airPermeability', airPermeability);
  return createVote(createBalance(air, activity), activity, standard)(airPermeability)(insulationClo * CLO);
}

/** Creates the vote as a function of the air permeability of the outermost layer, then of the insulation, m²K/W. */
function createVote(
  balance: Balance,
  activity: Activity,
  standard: Standard,
): (airPermeability: number) => (insulation: number) => number {
  const sensitivity = getSensitivity(activity.metabolicRateWm2);
  const getColdVote = (airPermeability: number) => (insulation: number) =>
    sensitivity * getStoredHeat(balance, getResultantInsulation(balance, insulation / CLO, airPermeability));
  const warmShare = getWarmShare(balance.air.temperatureC, standard);
  if (warmShare === 0) return getColdVote;
  const getCalmVote = createPredictedMeanVote(balance.air, activity);
  const createWarmVote = (airPermeability: number) => {
    if (standard !== 'blended with wind') return getCalmVote;
    const reduce = createWindReduction(balance, activity, airPermeability, FASTEST_AIR_MPS);
    return (insulation: number) => getCalmVote(reduce(insulation));
  };
  if (warmShare === 1) return createWarmVote;
  return (airPermeability) => {
    const [getVote, getWarmVote] = [getColdVote(airPermeability), createWarmVote(airPermeability)];
    return (insulation) => (1 - warmShare) * getVote(insulation) + warmShare * getWarmVote(insulation);
  };
}

/** Returns the weight of ISO 7730. */
const getWarmShare = (temperatureC: number, standard: Standard): number =>
  standard === 'ISO 11079' ? 0 : Math.min(1, Math.max(0, (temperatureC - COLD_UNTIL_C) / (WARM_FROM_C - COLD_UNTIL_C)));

export interface RequiredInsulation {
  /** Resultant insulation (IREQ), clo. */
  ireqClo: number;
  /** Basic insulation (Icl) that results in `ireqClo` in this wind and motion, clo. */
  iclClo: number;
}

/** Upper limit of the search, m²K/W: above any clothing. */
const MOST_INSULATION = 1.5;
/** Insulation of the air layer, m²K/W, with which a vote is almost linear in 1 / (clothing + air). */
const AIR_LAYER = 0.06;
/** Steps of the search, and the difference in votes that ends it: about 0.0002 clo. */
const MOST_STEPS = 12;
const LEAST_DIFFERENCE = 0.0005;

/**
 * Finds the insulations (m²K/W) at which an increasing function has given values, by the Illinois method. 0 if it is
 * greater for bare skin.
 */
function findInsulations(valueOf: (insulation: number) => number, values: readonly number[]): number[] {
  const [bare, thickest] = [valueOf(0), valueOf(MOST_INSULATION)];
  return values.map((value) => {
    let [low, high] = [1 / AIR_LAYER, 1 / (MOST_INSULATION + AIR_LAYER)];
    let [atLow, atHigh] = [bare - value, thickest - value];
    if (atLow >= 0) return 0;
    if (atHigh <= 0) return MOST_INSULATION;
    let moved: 'low' | 'high' | null = null;
    for (let step = 0; step < MOST_STEPS && low - high > 0.001; step++) {
      const middle = (low * atHigh - high * atLow) / (atHigh - atLow);
      const at = valueOf(1 / middle - AIR_LAYER) - value;
      if (Math.abs(at) < LEAST_DIFFERENCE) return 1 / middle - AIR_LAYER;
      if (at < 0) {
        [low, atLow] = [middle, at];
        if (moved === 'low') atHigh /= 2;
        moved = 'low';
      } else {
        [high, atHigh] = [middle, at];
        if (moved === 'high') atLow /= 2;
        moved = 'high';
      }
    }
    return 1 / ((low + high) / 2) - AIR_LAYER;
  });
}

const getClampedBasicClo = (balance: Balance, resultant: number, airPermeability: number): number =>
  resultant === 0 ? 0 : Math.max(0, getBasicClo(balance, resultant, airPermeability));

/**
 * Returns the insulation at which the body neither stores nor loses heat: 0-10 clo, 0 if even bare skin stores heat.
 * Source: ISO 11079. Throws ComfortError if a value is out of range.
 */
export function getRequiredInsulation(
  air: Surroundings,
  activity: Activity,
  airPermeability: number,
  strain: Strain = 'neutral',
): RequiredInsulation {
  const balance = createBalance(air, activity, strain);
  const [resultant = 0] = findInsulations((each) => getStoredHeat(balance, each), [0]);
  return { ireqClo: resultant / CLO, iclClo: getClampedBasicClo(balance, resultant, airPermeability) };
}

/** Largest absolute thermal vote that counts as comfortable. Source: ISO 7730, category B. */
export const COMFORTABLE_VOTE = 0.5;

/** Basic insulation that an hour requires, and the least and the most that are comfortable. */
export interface ComfortRange {
  requiredClo: number;
  leastClo: number;
  mostClo: number;
}

/**
 * Returns a function from the air permeability of the outermost layer to the comfortable range of an hour. `mostClo` is 0
 * if even bare skin is too warm. Throws ComfortError if a value is out of range.
 */
export function createComfortRange(
  air: Surroundings,
  activity: Activity,
  standard: Standard = 'blended',
): (airPermeability: number) => ComfortRange {
  const balance = createBalance(air, activity);
  const findAll = (valueOf: (insulation: number) => number) =>
    findInsulations(valueOf, [0, -COMFORTABLE_VOTE, COMFORTABLE_VOTE]);
  const warmShare = getWarmShare(air.temperatureC, standard);
  if (warmShare === 0) {
    const sensitivity = getSensitivity(activity.metabolicRateWm2);
    const found = findAll((resultant) => sensitivity * getStoredHeat(balance, resultant));
    return (airPermeability) =>
      toRange(found.map((resultant) => getClampedBasicClo(balance, resultant, airPermeability)));
  }
  const getVote = createVote(balance, activity, standard);
  const find = (airPermeability: number) =>
    toRange(findAll(getVote(airPermeability)).map((insulation) => insulation / CLO));
  if (warmShare < 1 || standard === 'blended with wind') return find;
  // ISO 7730 does not distinguish windproof clothing.
  const range = find(ORDINARY_PERMEABILITY);
  return () => range;
}

const toRange = ([requiredClo = 0, leastClo = 0, mostClo = 0]: readonly number[]): ComfortRange => ({
  requiredClo,
  leastClo,
  mostClo,
});
