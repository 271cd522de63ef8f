import type { Mesh } from '../sdf/surface-nets';
import type { Bends, Cloth, Links } from './xpbd';

/** Returns the factor of a link's rest length, from the positions of its ends. Above 1 the cloth is cut wider than the mesh. */
export type Fullness = (a: readonly number[], b: readonly number[]) => number;

const point = ({ positions }: Pick<Mesh, 'positions'>, i: number) =>
  [positions[i * 3]!, positions[i * 3 + 1]!, positions[i * 3 + 2]!] as const;

/** Returns a repeatable number without order for a key. */
const shuffled = (key: number) => Math.imul((key ^ (key >>> 15)) + 0x9e3779b9, 0x85ebca6b) >>> 0;

/**
 * Collects pairs once each, the highest first, because tension travels down from the pins. Pairs of one height are
 * shuffled: solved in a row, they would twist a tube.
 */
function linksOf(mesh: Mesh, pairs: Iterable<readonly [number, number]>, local: Int32Array, fullness: Fullness): Links {
  const count = mesh.positions.length / 3;
  const seen = new Set<number>();
  const list: { a: number; b: number; z: number; rest: number; turn: number }[] = [];
  for (const [i, j] of pairs) {
    const a = local[i]!;
    const b = local[j]!;
    const key = Math.min(i, j) * count + Math.max(i, j);
    if (a < 0 || b < 0 || i === j || seen.has(key)) continue;
    seen.add(key);
    const p = point(mesh, i);
    const q = point(mesh, j);
    const rest = Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]) * fullness(p, q);
    list.push({ a, b, z: Math.max(p[2], q[2]), rest, turn: shuffled(key) });
  }
  list.sort((one, other) => other.z - one.z || one.turn - other.turn);
  return {
    pairs: Uint32Array.from(list.flatMap(({ a, b }) => [a, b])),
    rest: Float64Array.from(list, ({ rest }) => rest),
  };
}

function* edgesAndDiagonals(quads: Uint32Array): Generator<readonly [number, number]> {
  for (let q = 0; q < quads.length; q += 4) {
    for (let k = 0; k < 4; k++) yield [quads[q + k]!, quads[q + ((k + 1) % 4)]!];
    yield [quads[q]!, quads[q + 2]!];
    yield [quads[q + 1]!, quads[q + 3]!];
  }
}

/** Yields the rows of three vertices that run across an edge past either end of it, the end in the middle. */
function* acrossEdges(quads: Uint32Array, count: number): Generator<readonly [number, number, number]> {
  const first = new Map<number, readonly [number, number, number]>();
  for (let q = 0; q < quads.length; q += 4)
    for (let k = 0; k < 4; k++) {
      const a = quads[q + k]!;
      const b = quads[q + ((k + 1) % 4)]!;
      const besideB = quads[q + ((k + 2) % 4)]!;
      const besideA = quads[q + ((k + 3) % 4)]!;
      const key = Math.min(a, b) * count + Math.max(a, b);
      const other = first.get(key);
      if (!other) {
        first.set(key, [a, besideA, besideB]);
        continue;
      }
      const [otherA, pastA, pastB] = other;
      yield [besideA, a, otherA === a ? pastA : pastB];
      yield [besideB, b, otherA === a ? pastB : pastA];
    }
}

/** Collects rows once each, in the order of links. Their rest is that of the mesh: pleats stay pressed. */
function bendsOf(mesh: Mesh, local: Int32Array): Bends {
  const count = mesh.positions.length / 3;
  const seen = new Set<number>();
  const list: { row: number[]; z: number; rest: number; spacing: number; turn: number }[] = [];
  for (const [i, m, j] of acrossEdges(mesh.quads, count)) {
    const row = [local[i]!, local[m]!, local[j]!];
    // Two rows between the same ends have different middles, which differ in their last bits.
    const key = (Math.min(i, j) * count + Math.max(i, j)) * 16 + (m & 15);
    if (row.some((at) => at < 0) || i === j || seen.has(key)) continue;
    seen.add(key);
    const [p, middle, q] = [point(mesh, i), point(mesh, m), point(mesh, j)];
    const rest = Math.hypot(...middle.map((x, k) => x - (p[k]! + q[k]!) / 2));
    const spacing =
      (Math.hypot(...middle.map((x, k) => x - p[k]!)) + Math.hypot(...middle.map((x, k) => x - q[k]!))) / 2;
    list.push({ row, z: middle[2], rest, spacing, turn: shuffled(m * 31 + i) });
  }
  list.sort((one, other) => other.z - one.z || one.turn - other.turn);
  return {
    triples: Uint32Array.from(list.flatMap(({ row }) => row)),
    rest: Float64Array.from(list, ({ rest }) => rest),
    spacing: Float64Array.from(list, ({ spacing }) => spacing),
  };
}

/** Cloth of some of a mesh's vertices, with the vertex of each particle. */
export interface MeshCloth extends Cloth {
  vertices: Uint32Array;
}

/** Makes cloth of those vertices of a mesh that `isCloth`. Those that are `isPinned` stay where they are. */
export function meshCloth(
  mesh: Mesh,
  isCloth: (vertex: number) => boolean,
  isPinned: (x: number, y: number, z: number) => boolean,
  fullness: Fullness,
): MeshCloth {
  const count = mesh.positions.length / 3;
  const local = new Int32Array(count).fill(-1);
  const vertices: number[] = [];
  for (let i = 0; i < count; i++) if (isCloth(i)) local[i] = vertices.push(i) - 1;
  return {
    vertices: Uint32Array.from(vertices),
    positions: Float64Array.from(vertices.flatMap((i) => point(mesh, i))),
    free: Uint8Array.from(vertices, (i) => (isPinned(...point(mesh, i)) ? 0 : 1)),
    links: linksOf(mesh, edgesAndDiagonals(mesh.quads), local, fullness),
    bends: bendsOf(mesh, local),
  };
}
