import type { BuiltMesh } from '../scene/build-mesh';
import type { Vec3 } from '../scene/vector';
import type { Field } from '../sdf/scalar';
import { Displacements } from './follow';
import { type Fullness, meshCloth } from './mesh-cloth';
import { unitNormals } from './sheet';
import { type Relaxation, pushOut, relax } from './xpbd';

/** How a garment hangs. */
export interface Drape extends Relaxation {
  /** Returns true on the outer side of the garment, for a vertex and its normal. The rest is lining. */
  outside: (p: Vec3, normal: Vec3) => boolean;
  /** Region that is draped. Everything else stays. */
  within?: (x: number, y: number, z: number) => boolean;
  pinned: (x: number, y: number, z: number) => boolean;
  fullness: Fullness;
}

const E = 0.003;
/** Least cosine between a vertex's normal and the way off the body on the outer side of a garment. */
const OUTWARDS = 0.1;

/** Returns a test of the outer side of a garment round a body: its normals point off it. */
export const offBody =
  (body: Field): Drape['outside'] =>
  ([x, y, z], normal) => {
    const gx = body(x + E, y, z) - body(x - E, y, z);
    const gy = body(x, y + E, z) - body(x, y - E, z);
    const gz = body(x, y, z + E) - body(x, y, z - E);
    const along = gx * normal[0] + gy * normal[1] + gz * normal[2];
    return along > OUTWARDS * Math.sqrt(gx * gx + gy * gy + gz * gz);
  };

const vec = (a: Float32Array | Float64Array, i: number): Vec3 => [a[i * 3]!, a[i * 3 + 1]!, a[i * 3 + 2]!];

/** Marks the outer vertices that are joined to a pinned one. The rest is lining that no pin holds. */
function findCloth({ positions, normals, quads }: BuiltMesh, { outside, within, pinned }: Drape): Uint8Array {
  const count = positions.length / 3;
  const candidate = Uint8Array.from({ length: count }, (_, i) => {
    const p = vec(positions, i);
    return (!within || within(...p)) && outside(p, vec(normals, i)) ? 1 : 0;
  });
  const joined = candidate.map((is, i) => (is && pinned(...vec(positions, i)) ? 1 : 0));
  for (let grown = true; grown;) {
    grown = false;
    for (let q = 0; q < quads.length; q += 4)
      for (let k = 0; k < 4; k++) {
        const a = quads[q + k]!;
        const b = quads[q + ((k + 1) % 4)]!;
        if (joined[a] === joined[b] || !candidate[a] || !candidate[b]) continue;
        joined[a] = joined[b] = 1;
        grown = true;
      }
  }
  return joined;
}

/** Rounds by which displacements are evened out in the cloth, and along its edges, where links are few. */
const EVENED = { cloth: 4, edge: 7 };

/**
 * Evens out the displacements of a mesh's vertices. The lining and the two rows of cloth next to it are evened out most,
 * so that hems and cuffs stay in line.
 */
function evenOut(quads: Uint32Array, moved: Float64Array, isCloth: Uint8Array): void {
  const count = isCloth.length;
  const depth = isCloth.map((is) => (is ? 3 : 0));
  for (const row of [1, 2])
    for (let q = 0; q < quads.length; q++) {
      const a = quads[q]!;
      const b = quads[q % 4 === 3 ? q - 3 : q + 1]!;
      if (depth[a] === row - 1 && depth[b]! > row) depth[b] = row;
      if (depth[b] === row - 1 && depth[a]! > row) depth[a] = row;
    }
  const sum = new Float64Array(count * 3);
  const weight = new Uint16Array(count);
  for (let round = 0; round < EVENED.edge; round++) {
    sum.fill(0);
    weight.fill(0);
    for (let q = 0; q < quads.length; q++) {
      const a = quads[q]!;
      const b = quads[q % 4 === 3 ? q - 3 : q + 1]!;
      for (let k = 0; k < 3; k++) sum[a * 3 + k] = sum[a * 3 + k]! + moved[b * 3 + k]!;
      weight[a] = weight[a]! + 1;
    }
    for (let i = 0; i < count; i++) {
      if (weight[i] === 0 || (depth[i] === 3 && round >= EVENED.cloth)) continue;
      for (let k = 0; k < 3; k++) moved[i * 3 + k] = 0.5 * moved[i * 3 + k]! + (0.5 * sum[i * 3 + k]!) / weight[i]!;
    }
  }
}

/** A mesh with the vertices that were draped as cloth and not pinned. */
export interface DrapedMesh extends BuiltMesh {
  cloth?: Uint32Array;
}

/** Pushes a vertex out of an obstacle that has several sides. */
function settle(obstacle: Field, positions: Float32Array, at: number, clearance: number): void {
  for (let round = 0; round < 4 && pushOut(obstacle, positions, at, clearance) < 0; round++);
}

const STILL: Vec3 = [0, 0, 0];

/** Least distance of a lining from what the cloth lies on. */
const LINING = 0.001;

/**
 * Drapes a garment in place. The outer side of its first mesh is cloth; the lining and the other meshes (collars,
 * pockets, buttons) follow the cloth next to them.
 */
export function drapeMeshes(meshes: readonly DrapedMesh[], drape: Drape): void {
  const [main, ...details] = meshes;
  if (!main) return;
  const isCloth = findCloth(main, drape);
  const cloth = meshCloth(main, (vertex) => isCloth[vertex] === 1, drape.pinned, drape.fullness);
  const before = Float64Array.from(cloth.positions);
  relax(cloth, drape);
  const follow = new Displacements(before, cloth.positions);
  const isWithin = (p: Vec3) => !drape.within || drape.within(...p);
  const moved = new Float64Array(main.positions.length);
  for (let i = 0; i < isCloth.length; i++) {
    const p = vec(main.positions, i);
    if (!isCloth[i] && isWithin(p)) moved.set(follow.near(...p) ?? STILL, i * 3);
  }
  cloth.vertices.forEach((vertex, i) => {
    for (let k = 0; k < 3; k++) moved[vertex * 3 + k] = cloth.positions[i * 3 + k]! - before[i * 3 + k]!;
  });
  evenOut(main.quads, moved, isCloth);
  for (let i = 0; i < isCloth.length; i++) {
    const [x, y, z] = vec(main.positions, i);
    const by = vec(moved, i);
    if (by[0] === 0 && by[1] === 0 && by[2] === 0) continue;
    main.positions.set([x + by[0], y + by[1], z + by[2]], i * 3);
    if (isCloth[i]) settle(drape.obstacle, main.positions, i * 3, drape.clearance);
    else if (drape.obstacle(x, y, z) > 0) pushOut(drape.obstacle, main.positions, i * 3, LINING);
  }
  const free = cloth.vertices.filter((_, i) => cloth.free[i] === 1);
  main.cloth = Uint32Array.from([...(main.cloth ?? []), ...free]);
  for (const mesh of details)
    for (let i = 0; i < mesh.positions.length / 3; i++)
      if (isWithin(vec(mesh.positions, i))) follow.carry(mesh.positions, i * 3);
  for (const mesh of meshes) mesh.normals.set(unitNormals(mesh.positions, mesh.quads));
}
