import {
  balanceOf,
  basicClo,
  resultantInsulation,
  storedHeat,
  type Activity,
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
export function thermalVote(air: Surroundings, activity: Activity, clothing: Clothing): number {
  const balance = balanceOf(air, activity);
  const resultant = resultantInsulation(balance, clothing.insulationClo, clothing.airPermeability);
  const sensitivity = 0.303 * Math.exp(-0.036 * activity.metabolicRateWm2) + 0.028;
  return sensitivity * storedHeat(balance, resultant);
}

export interface RequiredInsulation {
  /** Resultant insulation (IREQ), clo. */
  ireqClo: number;
  /** Basic insulation (Icl) that gives it in this wind and motion, clo. */
  iclClo: number;
}

/** Nothing that people wear reaches this. */
const MOST_INSULATION = 1.55;
const HALVINGS = 24;

/**
 * Insulation at which the body neither stores nor loses heat (ISO 11079): 0 where even bare skin stores it, at most
 * 10 clo. Throws ComfortError out of range.
 */
export function requiredInsulation(
  air: Surroundings,
  activity: Activity,
  airPermeability: number,
  strain: Strain = 'neutral',
): RequiredInsulation {
  const balance = balanceOf(air, activity, strain);
  if (storedHeat(balance, 0) >= 0) return { ireqClo: 0, iclClo: 0 };
  let [low, high] = [0, MOST_INSULATION];
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2;
    if (storedHeat(balance, middle) < 0) low = middle;
    else high = middle;
  }
  return { ireqClo: high / 0.155, iclClo: Math.max(0, basicClo(balance, high, airPermeability)) };
}
