import { ORDINARY_PERMEABILITY } from '../comfort/heat-balance';
import type { Ensemble } from './ensemble';
import { type Fit } from './fit';
import { listToldStates } from './wearing';
import type { Traits } from './traits';

/** Least number of hours that are too cool without the layer. A single hour is bearable. */
const FEWEST_HOURS = 2;

/**
 * Returns whether the forecast's uncertainty decides about the coat. This is so if the outermost layer (or, without
 * one, an extra layer) is worn in some members of the ensemble and in no hour of others.
 */
export function isCoatInDoubt(traits: Traits, { wearing, clo }: Fit, ensemble: Ensemble): boolean {
  const { outdoorHours, samples, getAims } = ensemble;
  const count = outdoorHours.length;
  const members = Array.from({ length: samples.length / count }, (_, member) => member);
  if (traits.layered) {
    const told = listToldStates(wearing, ensemble);
    const worn = members.map((member) =>
      told.slice(member * count, (member + 1) * count).some((state) => wearing.states[state]!.inFull),
    );
    return new Set(worn).size > 1;
  }
  if (wearing.extra || traits.extras.cool === null) return false;
  const { leastClo } = getAims(ORDINARY_PERMEABILITY);
  const isCool = members.map(
    (member) => clo.filter((each, hour) => each < leastClo[member * count + hour]!).length >= FEWEST_HOURS,
  );
  // The first member is the forecast. Slow walkers are cool in any weather, so a third of the members must be.
  return !isCool[0] && 3 * isCool.filter(Boolean).length >= members.length;
}
