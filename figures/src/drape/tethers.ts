import type { Links } from './xpbd';

/**
 * The nearest pin of each particle along the cloth, and the length of the cloth between (0 for pinned particles and
 * those that no pin holds): long range attachments (Kim et al. 2012). With them cloth does not stretch, although links
 * are solved only once a step.
 */
export interface Tethers {
  anchors: Uint32Array;
  lengths: Float64Array;
}

/** Smallest share by which a way must be shorter to replace a longer one, so that the search ends soon. */
const SHORTER = 1e-4;

/** Returns the tethers of cloth, by sweeping its links from the top until no way becomes shorter. */
export function findTethers(free: Uint8Array, { pairs, rest }: Links): Tethers {
  const count = free.length;
  const anchors = Uint32Array.from({ length: count }, (_, i) => i);
  const lengths = Float64Array.from(free, (is) => (is ? Infinity : 0));
  const reach = (from: number, to: number, by: number): boolean => {
    const length = lengths[from]! + by;
    if (!(length < lengths[to]! * (1 - SHORTER))) return false;
    lengths[to] = length;
    anchors[to] = anchors[from]!;
    return true;
  };
  for (let changed = true; changed;) {
    changed = false;
    for (let k = 0; k < rest.length; k++) {
      const [i, j] = [pairs[k * 2]!, pairs[k * 2 + 1]!];
      if (reach(i, j, rest[k]!) || reach(j, i, rest[k]!)) changed = true;
    }
  }
  return { anchors, lengths: lengths.map((length) => (Number.isFinite(length) ? length : 0)) };
}
