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
  /** Air permeability of the outermost layer, l/(m² s). */
  airPermeability: number;
}

/**
 * Returns the thermal vote, from -3 (cold) to +3 (hot); extreme conditions exceed both. Sources: ISO 7730 for the
 * sensitivity to stored heat, ISO 11079 for the balance. Throws ComfortError if a value is out of range.
 */
export function getThermalVote(air: Surroundings, activity: Activity, clothing: Clothing): number {
  const balance = createBalance(air, activity);
  const resultant = getResultantInsulation(balance, clothing.insulationClo, clothing.airPermeability);
  return getSensitivity(activity) * getStoredHeat(balance, resultant);
}

/** Returns the thermal vote per W/m² of stored heat. Source: ISO 7730. */
const getSensitivity = ({ metabolicRateWm2 }: Activity): number => 0.303 * Math.exp(-0.036 * metabolicRateWm2) + 0.028;

export interface RequiredInsulation {
  /** Resultant insulation (IREQ), clo. */
  ireqClo: number;
  /** Basic insulation (Icl) that results in `ireqClo` in this wind and motion, clo. */
  iclClo: number;
}

/** Upper limit of the search, m²K/W: above any clothing. */
const MOST_INSULATION = 1.55;
/** Bisection steps, for an accuracy of 0.00001 m²K/W. */
const HALVINGS = 18;

/** Finds the resultant insulation (m²K/W) at which a body stores `stored` W/m². 0 if bare skin stores more. */
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
  const resultant = findResultant(balance, 0);
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
