import type { Field } from '../sdf/scalar';
import { sampleField } from '../sdf/sampled';
import type { Bounds } from '../sdf/surface-nets';
import { findTethers, type Tethers } from './tethers';

/** Pairs of particles and their distance at rest. */
export interface Links {
  pairs: Uint32Array;
  rest: Float64Array;
}

/** Rows of three particles, whose middle one lies off the line between the others by `rest` when the cloth is at rest. */
export interface Bends {
  triples: Uint32Array;
  rest: Float64Array;
  /** Mean distance of neighbours in a row. */
  spacing: Float64Array;
}

/** Cloth as particles of equal mass. Links carry tension, bends resist folding. */
export interface Cloth {
  /** x, y, z of each particle, in body units. The solver moves them. */
  positions: Float64Array;
  /** 1 for a free particle, 0 for a pinned one. */
  free: Uint8Array;
  links: Links;
  bends: Bends;
}

export interface Relaxation {
  /** Distance field of everything that the cloth lies on. Its slope must not exceed 1.25. */
  obstacle: Field;
  /** Smallest distance of the cloth from the obstacle. */
  clearance: number;
  /**
   * Bending length in body units, the cube root of bending stiffness by weight: half the overhang at which a strip of the
   * fabric bends down by 41.5 degrees (ISO 9073-7). 0.02 is chiffon, 0.045 denim.
   */
  bendingLength: number;
  /** Share of the motion along the obstacle that contact removes. */
  friction: number;
  steps: number;
}

/**
 * Fall of a free particle in one step, at the start and the end. Less weight stretches the links less, so the weight
 * falls while the cloth comes to rest; the bends soften with it, so the shape of the folds stays.
 */
const FALL = { from: 2.4e-5, to: 1.5e-6 };
const DAMPING = 0.985;
/** Longest way of a particle in one step. Contact is tested once a step. */
const REACH = 0.003;
/** Share of the measured distance that a particle may travel before it is measured again. */
const TRUSTED = 0.8;

/** Moves linked particles to their rest distance (XPBD without compliance; Macklin et al. 2016), once a step. */
function solve(positions: Float64Array, free: Uint8Array, { pairs, rest }: Links): void {
  for (let k = 0, q = 0; k < rest.length; k++, q += 2) {
    const i = pairs[q]!;
    const j = pairs[q + 1]!;
    const weight = free[i]! + free[j]!;
    if (weight === 0) continue;
    const a = i * 3;
    const b = j * 3;
    const dx = positions[b]! - positions[a]!;
    const dy = positions[b + 1]! - positions[a + 1]!;
    const dz = positions[b + 2]! - positions[a + 2]!;
    const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (d < 1e-9) continue;
    const pull = (d - rest[k]!) / (d * weight);
    if (free[i]!) {
      positions[a] = positions[a]! + dx * pull;
      positions[a + 1] = positions[a + 1]! + dy * pull;
      positions[a + 2] = positions[a + 2]! + dz * pull;
    }
    if (free[j]!) {
      positions[b] = positions[b]! - dx * pull;
      positions[b + 1] = positions[b + 1]! - dy * pull;
      positions[b + 2] = positions[b + 2]! - dz * pull;
    }
  }
}

/**
 * Moves the middle of each row towards the line between its neighbours. The energy is that of the curvature (Bergou et
 * al. 2006), so folds do not depend on the size of the faces. `yielding` is the inverse of bending length³ times fall.
 */
function unbend(positions: Float64Array, free: Uint8Array, { triples, rest, spacing }: Bends, yielding: number): void {
  for (let k = 0, q = 0; k < rest.length; k++, q += 3) {
    const a = triples[q]! * 3;
    const m = triples[q + 1]! * 3;
    const b = triples[q + 2]! * 3;
    const dx = positions[m]! - (positions[a]! + positions[b]!) / 2;
    const dy = positions[m + 1]! - (positions[a + 1]! + positions[b + 1]!) / 2;
    const dz = positions[m + 2]! - (positions[a + 2]! + positions[b + 2]!) / 2;
    const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
    if (d < 1e-9) continue;
    const ofA = free[triples[q]!]!;
    const ofM = free[triples[q + 1]!]!;
    const ofB = free[triples[q + 2]!]!;
    const squared = spacing[k]! * spacing[k]!;
    const compliance = squared * squared * 0.25 * yielding;
    const pull = (d - rest[k]!) / (d * (ofM + (ofA + ofB) / 4 + compliance));
    const half = pull / 2;
    if (ofM) {
      positions[m] = positions[m]! - dx * pull;
      positions[m + 1] = positions[m + 1]! - dy * pull;
      positions[m + 2] = positions[m + 2]! - dz * pull;
    }
    if (ofA) {
      positions[a] = positions[a]! + dx * half;
      positions[a + 1] = positions[a + 1]! + dy * half;
      positions[a + 2] = positions[a + 2]! + dz * half;
    }
    if (ofB) {
      positions[b] = positions[b]! + dx * half;
      positions[b + 1] = positions[b + 1]! + dy * half;
      positions[b + 2] = positions[b + 2]! + dz * half;
    }
  }
}

/** Pulls particles back that are farther from their pin than the cloth between is long. */
function holdTethers(positions: Float64Array, { anchors, lengths }: Tethers): void {
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i]!;
    if (length === 0) continue;
    const a = i * 3;
    const b = anchors[i]! * 3;
    const dx = positions[a]! - positions[b]!;
    const dy = positions[a + 1]! - positions[b + 1]!;
    const dz = positions[a + 2]! - positions[b + 2]!;
    const squared = dx * dx + dy * dy + dz * dz;
    if (squared <= length * length) continue;
    const share = length / Math.sqrt(squared);
    positions[a] = positions[b]! + dx * share;
    positions[a + 1] = positions[b + 1]! + dy * share;
    positions[a + 2] = positions[b + 2]! + dz * share;
  }
}

const E = 0.002;

/** Pushes a particle out of the obstacle and returns its distance from the clearance before. */
export function pushOut(
  obstacle: Field,
  positions: Float64Array | Float32Array,
  at: number,
  clearance: number,
): number {
  const x = positions[at]!;
  const y = positions[at + 1]!;
  const z = positions[at + 2]!;
  const gap = obstacle(x, y, z) - clearance;
  if (gap >= 0) return gap;
  const gx = obstacle(x + E, y, z) - obstacle(x - E, y, z);
  const gy = obstacle(x, y + E, z) - obstacle(x, y - E, z);
  const gz = obstacle(x, y, z + E) - obstacle(x, y, z - E);
  const g = Math.sqrt(gx * gx + gy * gy + gz * gz);
  if (g < 1e-9) return gap;
  positions[at] = x - (gx / g) * gap;
  positions[at + 1] = y - (gy / g) * gap;
  positions[at + 2] = z - (gz / g) * gap;
  return gap;
}

/** Size of the cells in which the obstacle is sampled, and how far beyond the cloth. */
const SAMPLED = { cell: 0.008, beyond: 0.06 };

/** Returns the box round cloth in which it falls. */
function findBox(positions: Float64Array): Bounds {
  const box: [number, number, number, number, number, number] = [9, 9, 9, -9, -9, -9];
  for (let i = 0; i < positions.length; i++) {
    const axis = i % 3;
    box[axis] = Math.min(box[axis]!, positions[i]! - SAMPLED.beyond);
    box[axis + 3] = Math.max(box[axis + 3]!, positions[i]! + SAMPLED.beyond);
  }
  return box;
}

/** Lets cloth fall until it hangs from its pins and lies on the obstacle. The result depends on nothing but the input. */
export function relax({ positions, free, links, bends }: Cloth, options: Relaxation): void {
  const { clearance, bendingLength, friction, steps } = options;
  const obstacle = sampleField(options.obstacle, findBox(positions), SAMPLED.cell);
  const count = free.length;
  const tethers = findTethers(free, links);
  const before = Float64Array.from(positions);
  const motion = new Float64Array(positions.length);
  /** Distance that each particle can travel before it may touch the obstacle. */
  const leeway = new Float64Array(count);
  for (let step = 0; step < steps; step++) {
    const fall = FALL.from * Math.pow(FALL.to / FALL.from, Math.max(0, (step / steps - 0.4) / 0.6));
    before.set(positions);
    for (let i = 0; i < count; i++) {
      if (!free[i]) continue;
      const a = i * 3;
      positions[a] = positions[a]! + motion[a]! * DAMPING;
      positions[a + 1] = positions[a + 1]! + motion[a + 1]! * DAMPING;
      positions[a + 2] = positions[a + 2]! + motion[a + 2]! * DAMPING - fall;
    }
    unbend(positions, free, bends, 1 / (bendingLength ** 3 * fall));
    solve(positions, free, links);
    holdTethers(positions, tethers);
    for (let i = 0; i < count; i++) {
      if (!free[i]) continue;
      const a = i * 3;
      let mx = positions[a]! - before[a]!;
      let my = positions[a + 1]! - before[a + 1]!;
      let mz = positions[a + 2]! - before[a + 2]!;
      const way = Math.sqrt(mx * mx + my * my + mz * mz);
      if (way > REACH) {
        mx *= REACH / way;
        my *= REACH / way;
        mz *= REACH / way;
        positions[a] = before[a]! + mx;
        positions[a + 1] = before[a + 1]! + my;
        positions[a + 2] = before[a + 2]! + mz;
      }
      leeway[i] = leeway[i]! - Math.min(way, REACH);
      if (leeway[i]! < 0) {
        const gap = pushOut(obstacle, positions, a, clearance);
        leeway[i] = Math.max(0, gap) * TRUSTED;
        if (gap < 0) {
          const kept = 1 - friction;
          mx = (positions[a]! - before[a]!) * kept;
          my = (positions[a + 1]! - before[a + 1]!) * kept;
          mz = (positions[a + 2]! - before[a + 2]!) * kept;
        }
      }
      motion[a] = mx;
      motion[a + 1] = my;
      motion[a + 2] = mz;
    }
  }
  for (let round = 0; round < 8; round++)
    for (let i = 0; i < count; i++) if (free[i]) pushOut(obstacle, positions, i * 3, clearance);
}
