import { ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY } from '../comfort/heat-balance';
import { getColdDiscomfort, getWarmDiscomfort } from './discomfort';
import type { Ensemble } from './ensemble';
import { ENSEMBLE_WEIGHT, MOST_ADDED_CLO, MOST_WRAPPING_CLO, NOT_PICTURED } from './fit';
import type { Traits } from './traits';

/** Grid of the bounds, clo. */
const FROM_CLO = 0.2;
const STEP_CLO = 0.1;
const COUNT = 30;

/** Mean costs of an hour in clothes of at most, and of at least, the insulation of each point of the grid. */
interface Bounds {
  cold: Float64Array;
  warm: Float64Array;
}

/** Lower bounds of the misfit of an outfit: as pictured, and with thermal underwear or an extra layer. */
export interface LeastMisfit {
  pictured: number;
  added: number;
}

/**
 * Creates the lower bounds of the misfit of an outfit. They are much cheaper to compute than the misfit, and exclude most
 * of the wardrobe and of the additions.
 */
export function createLeastMisfit(ensemble: Ensemble): (traits: Traits) => LeastMisfit {
  const ordinary = computeBounds(ensemble, [ORDINARY_PERMEABILITY]);
  const sheltered = computeBounds(ensemble, [ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY]);
  return ({ states }) => {
    const stopsWind = states.some(({ airPermeability }) => airPermeability !== ORDINARY_PERMEABILITY);
    const { cold, warm } = stopsWind ? sheltered : ordinary;
    const warmest = states.at(-1)!.clo;
    const warmCost = warm[toPoint(Math.floor, states[0].clo)]!;
    return {
      pictured: warmCost + cold[toPoint(Math.ceil, warmest + MOST_WRAPPING_CLO)]!,
      added: warmCost + cold[toPoint(Math.ceil, warmest + MOST_ADDED_CLO)]! + NOT_PICTURED,
    };
  };
}

/** Returns the index of the point above or below an insulation. */
const toPoint = (round: (value: number) => number, clo: number): number =>
  Math.min(COUNT - 1, Math.max(0, round((clo - FROM_CLO) / STEP_CLO)));

/** Computes the bounds, where the best air permeability counts in each hour. */
function computeBounds({ weights, outdoorHours, getAims }: Ensemble, permeabilities: readonly number[]): Bounds {
  const all = permeabilities.map(getAims);
  const bounds = { cold: new Float64Array(COUNT), warm: new Float64Array(COUNT) };
  for (let point = 0; point < COUNT; point++) {
    const clo = FROM_CLO + STEP_CLO * point;
    for (let index = 0; index < weights.length; index++) {
      const weight = (ENSEMBLE_WEIGHT * weights[index]!) / outdoorHours.length;
      let [cold, warm] = [Infinity, Infinity];
      for (const aims of all) {
        const [aim, leastClo, mostClo] = [aims.clo[index]!, aims.leastClo[index]!, aims.mostClo[index]!];
        cold = Math.min(cold, getColdDiscomfort(clo, aim, leastClo, mostClo));
        warm = Math.min(warm, getWarmDiscomfort(clo, aim, mostClo));
      }
      bounds.cold[point]! += weight * cold;
      bounds.warm[point]! += weight * warm;
    }
  }
  return bounds;
}
