import {
  createBalance,
  getBasicClo,
  CLO,
  getResultantInsulation,
  getStoredHeat,
  type Activity,
  type Balance,
  type Strain,
  type Surroundings,
} from './heat-balance';

export interface Clothing {
  /** Basic insulation of the ensemble (Icl), clo. */
  insulationClo: number;
  /** Air permeability of its outermost cloth, l/(m² s). */
  airPermeability: number;
}

/**
 * How warm the clothing feels: from -3 (cold) over 0 to +3 (hot), beyond both where the heat balance says so. The
 * sensitivity to stored heat is ISO 7730's, the balance ISO 11079's. Throws ComfortError out of range.
 */
export function getThermalVote(air: Surroundings, activity: Activity, clothing: Clothing): number {
  const balance = createBalance(air, activity);
  const resultant = getResultantInsulation(balance, clothing.insulationClo, clothing.airPermeability);
  return getSensitivity(activity) * getStoredHeat(balance, resultant);
}

/** Votes per W/m² of stored heat (ISO 7730). */
const getSensitivity = ({ metabolicRateWm2 }: Activity): number => 0.303 * Math.exp(-0.036 * metabolicRateWm2) + 0.028;

export interface RequiredInsulation {
  /** Resultant insulation (IREQ), clo. */
  ireqClo: number;
  /** Basic insulation (Icl) that gives it in this wind and motion, clo. */
  iclClo: number;
}

/** Nothing that people wear reaches this. */
const MOST_INSULATION = 1.55;
/** To a hundred-thousandth of a m²K/W. */
const HALVINGS = 18;

/** The resultant insulation at which a body stores `stored` W/m²: 0 where even bare skin stores more, m²K/W. */
function findResultant(balance: Balance, stored: number): number {
  if (getStoredHeat(balance, 0) >= stored) return 0;
  let [low, high] = [0, MOST_INSULATION];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (getStoredHeat(balance, middle) < stored) low = middle;
    else high = middle;
  }
  return high;
}

const getClampedBasicClo = (balance: Balance, resultant: number, airPermeability: number): number =>
  resultant === 0 ? 0 : Math.max(0, getBasicClo(balance, resultant, airPermeability));

/**
 * Insulation at which the body neither stores nor loses heat (ISO 11079): 0 where even bare skin stores it, at most
 * 10 clo. Throws ComfortError out of range.
 */
export function getRequiredInsulation(
  air: Surroundings,
  activity: Activity,
  airPermeability: number,
  strain: Strain = 'neutral',
): RequiredInsulation {
  const balance = createBalance(air, activity, strain);
  const resultant = findResultant(balance, 0);
  return { ireqClo: resultant / CLO, iclClo: getClampedBasicClo(balance, resultant, airPermeability) };
}

/** The vote within which a person calls an hour comfortable (ISO 7730, category B). */
export const COMFORTABLE_VOTE = 0.5;

/** Basic insulation (clo) that an hour asks for, and the least and the most with which it is comfortable. */
export interface ComfortRange {
  requiredClo: number;
  leastClo: number;
  mostClo: number;
}

/**
 * The range of an hour by the air permeability of the outermost cloth; what does not depend on the cloth is worked out once.
 * `mostClo` is 0 where even bare skin is too warm. Throws ComfortError out of range.
 */
export function createComfortRange(air: Surroundings, activity: Activity): (airPermeability: number) => ComfortRange {
  const balance = createBalance(air, activity);
  const [required, least, most] = [0, -COMFORTABLE_VOTE, COMFORTABLE_VOTE].map((vote) =>
    findResultant(balance, vote / getSensitivity(activity)),
  ) as [number, number, number];
  return (airPermeability) => {
    const cloOf = (resultant: number) => getClampedBasicClo(balance, resultant, airPermeability);
    return { requiredClo: cloOf(required), leastClo: cloOf(least), mostClo: cloOf(most) };
  };
}
