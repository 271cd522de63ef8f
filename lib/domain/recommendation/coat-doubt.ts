import { ORDINARY_PERMEABILITY } from '../comfort/heat-balance';
import type { Ensemble } from './ensemble';
import { listToldStates, type Fit } from './fit';
import type { Traits } from './traits';

/** Hours that must be too cool without a layer. One alone is bearable. */
const FEWEST_HOURS = 2;

/**
 * Returns whether the members of the ensemble would dress people differently: the outermost layer, or an additional one
 * if the outfit has none, is worn at some temperatures of the forecast's error and at others in no hour.
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
  // The forecast itself comes first. Those who stroll are cool in any weather, so a third must be.
  return !isCool[0] && 3 * isCool.filter(Boolean).length >= members.length;
}
