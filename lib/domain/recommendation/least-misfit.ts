import { ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY } from '../comfort/heat-balance';
import { getColdDiscomfort, getWarmDiscomfort } from './discomfort';
import type { Aims, Ensemble } from './ensemble';
import { ENSEMBLE_WEIGHT, findAdditions, UNSEEN } from './fit';
import { getWrappingClo, THERMALS_CLO } from './wearing';
import type { Traits } from './traits';

/** Grid of the bounds, clo. */
const FROM_CLO = 0.2;
const STEP_CLO = 0.05;
const COUNT = 60;

/** Lower bounds of the misfit of an outfit: as pictured, and with thermal underwear or an extra layer. */
export interface LeastMisfit {
  pictured: number;
  /** Infinity if nothing can be added. */
  added: number;
}

/**
 * Creates the function that returns lower bounds of an outfit's misfit. They are much cheaper to compute than the
 * misfit, and exclude most of the wardrobe and of the additions.
 */
export function createLeastMisfit(ensemble: Ensemble): (traits: Traits) => LeastMisfit {
  const ordinary = createBounds(ensemble, [ORDINARY_PERMEABILITY]);
  const sheltered = createBounds(ensemble, [ORDINARY_PERMEABILITY, WINDPROOF_PERMEABILITY]);
  const [first, ...others] = ensemble.samples;
  const coldest = others.reduce((least, each) => (each.feelsLikeC < least.feelsLikeC ? each : least), first!);
  return (traits) => {
    const { states, stopsWind } = traits;
    const { getCold, getWarm } = stopsWind ? sheltered : ordinary;
    const warmCost = getWarm(states[0].clo);
    const mostClo = states.at(-1)!.clo + getWrappingClo(traits, coldest);
    const { thermals, piece } = findAdditions(traits, ensemble);
    const addedClo = (thermals ? THERMALS_CLO : 0) + (piece?.clo ?? 0);
    return {
      pictured: warmCost + getCold(mostClo),
      added: addedClo > 0 ? warmCost + getCold(mostClo + addedClo) + UNSEEN : Infinity,
    };
  };
}

/** Lower bounds of the mean cost of an hour, in clothes of at most, and of at least, an insulation. */
interface Bounds {
  getCold: (clo: number) => number;
  getWarm: (clo: number) => number;
}

/** Creates bounds that assume the best air permeability for each hour. */
function createBounds({ weights, outdoorHours, getAims }: Ensemble, permeabilities: readonly number[]): Bounds {
  const all = permeabilities.map(getAims);
  // Imports are getters in some module formats, which is slow in the innermost loop.
  const [getColdCost, getWarmCost] = [getColdDiscomfort, getWarmDiscomfort];
  const sum = (getCost: (aims: Aims, index: number) => number): number => {
    let total = 0;
    for (let index = 0; index < weights.length; index++) {
      let least = Infinity;
      for (const aims of all) least = Math.min(least, getCost(aims, index));
      total += weights[index]! * least;
    }
    return (ENSEMBLE_WEIGHT * total) / outdoorHours.length;
  };
  return {
    getCold: tabulate(Math.ceil, (clo) =>
      sum((aims, index) => getColdCost(clo, aims.clo[index]!, aims.leastClo[index]!, aims.mostClo[index]!)),
    ),
    getWarm: tabulate(Math.floor, (clo) =>
      sum((aims, index) => getWarmCost(clo, aims.clo[index]!, aims.mostClo[index]!)),
    ),
  };
}

/** Tabulates a function of the insulation at the grid points above or below, on first use. */
function tabulate(round: (value: number) => number, compute: (clo: number) => number): (clo: number) => number {
  const table = new Float64Array(COUNT).fill(NaN);
  return (clo) => {
    const point = Math.min(COUNT - 1, Math.max(0, round((clo - FROM_CLO) / STEP_CLO)));
    if (Number.isNaN(table[point])) table[point] = compute(FROM_CLO + STEP_CLO * point);
    return table[point]!;
  };
}
