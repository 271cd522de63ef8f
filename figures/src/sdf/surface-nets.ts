import { type Field, clamp, len3 } from './scalar';

export type Bounds = readonly [number, number, number, number, number, number];

/** Quads with a position and a unit normal per vertex. */
export interface Mesh {
  positions: Float32Array;
  normals: Float32Array;
  quads: Uint32Array;
}

/** Cells of a block that is sampled completely, and of a coarse block that is tested first. */
const BLOCK = 4;
const COARSE = 16;
const EDGES = [0, 1, 2, 3, 4, 5, 6, 7, 0, 2, 1, 3, 4, 6, 5, 7, 0, 4, 1, 5, 2, 6, 3, 7];

interface Grid {
  values: Float32Array;
  blocks: number[];
  sy: number;
  sz: number;
}

/**
 * Samples the field on the blocks of cells that its surface may cross. Use `slack` > 1 for fields steeper than a
 * distance.
 */
function sample(field: Field, [x0, y0, z0, x1, y1, z1]: Bounds, h: number, slack: number): Grid {
  const cells = (from: number, to: number) => Math.ceil((to - from) / h / COARSE) * COARSE;
  const nx = cells(x0, x1);
  const ny = cells(y0, y1);
  const nz = cells(z0, z1);
  const sy = nx + 1;
  const sz = (nx + 1) * (ny + 1);
  const values = new Float32Array(sz * (nz + 1)).fill(NaN);
  const blocks: number[] = [];
  const mayCross = (i: number, j: number, k: number, size: number) =>
    Math.abs(field(x0 + (i + size / 2) * h, y0 + (j + size / 2) * h, z0 + (k + size / 2) * h)) <=
    h * size * 0.866 * slack;
  const taken = new Uint8Array((nx / BLOCK) * (ny / BLOCK) * (nz / BLOCK));
  const fill = (i: number, j: number, k: number) => {
    const block = i / BLOCK + (nx / BLOCK) * (j / BLOCK + (ny / BLOCK) * (k / BLOCK));
    if (taken[block]) return;
    taken[block] = 1;
    blocks.push(i, j, k);
    for (let c = k; c <= k + BLOCK; c++)
      for (let b = j; b <= j + BLOCK; b++)
        for (let a = i, id = i + b * sy + c * sz; a <= i + BLOCK; a++, id++)
          if (Number.isNaN(values[id]!)) values[id] = field(x0 + a * h, y0 + b * h, z0 + c * h);
  };
  const within = (
    i: number,
    j: number,
    k: number,
    size: number,
    step: number,
    visit: (i: number, j: number, k: number) => void,
  ) => {
    for (let c = k; c < k + size; c += step)
      for (let b = j; b < j + size; b += step)
        for (let a = i; a < i + size; a += step) if (mayCross(a, b, c, step)) visit(a, b, c);
  };
  for (let k = 0; k < nz; k += COARSE)
    for (let j = 0; j < ny; j += COARSE)
      for (let i = 0; i < nx; i += COARSE) if (mayCross(i, j, k, COARSE)) within(i, j, k, COARSE, BLOCK, fill);
  // If a field jumps, the surface may leave the blocks found so far. Follow it, so that every mesh is closed.
  const crosses = (id: number, du: number, dv: number) => {
    const inside = values[id]! < 0;
    for (let v = 0; v <= BLOCK; v++)
      for (let u = 0; u <= BLOCK; u++) if (values[id + u * du + v * dv]! < 0 !== inside) return true;
    return false;
  };
  for (let q = 0; q < blocks.length; q += 3) {
    const i = blocks[q]!;
    const j = blocks[q + 1]!;
    const k = blocks[q + 2]!;
    const id = i + j * sy + k * sz;
    if (i > 0 && crosses(id, sy, sz)) fill(i - BLOCK, j, k);
    if (i + BLOCK < nx && crosses(id + BLOCK, sy, sz)) fill(i + BLOCK, j, k);
    if (j > 0 && crosses(id, 1, sz)) fill(i, j - BLOCK, k);
    if (j + BLOCK < ny && crosses(id + BLOCK * sy, 1, sz)) fill(i, j + BLOCK, k);
    if (k > 0 && crosses(id, 1, sy)) fill(i, j, k - BLOCK);
    if (k + BLOCK < nz && crosses(id + BLOCK * sz, 1, sy)) fill(i, j, k + BLOCK);
  }
  return { values, blocks, sy, sz };
}

function eachCell({ blocks, sy, sz }: Grid, visit: (i: number, j: number, k: number, id: number) => void): void {
  for (let q = 0; q < blocks.length; q += 3)
    for (let k = blocks[q + 2]!; k < blocks[q + 2]! + BLOCK; k++)
      for (let j = blocks[q + 1]!; j < blocks[q + 1]! + BLOCK; j++)
        for (let i = blocks[q]!, id = i + j * sy + k * sz; i < blocks[q]! + BLOCK; i++, id++) visit(i, j, k, id);
}

/** Places one vertex, the mean of the crossings, in each cell that the surface crosses. */
function placeVertices(grid: Grid, [x0, y0, z0]: Bounds, h: number) {
  const { values, sy, sz } = grid;
  const vertexIndex = new Int32Array(values.length).fill(-1);
  const out: number[] = [];
  const v = new Float64Array(8);
  eachCell(grid, (i, j, k, id) => {
    let mask = 0;
    for (let q = 0; q < 8; q++) {
      v[q] = values[id + (q & 1) + (q & 2 ? sy : 0) + (q & 4 ? sz : 0)]!;
      if (v[q]! < 0) mask |= 1 << q;
    }
    if (mask === 0 || mask === 255) return;
    let px = 0;
    let py = 0;
    let pz = 0;
    let count = 0;
    for (let e = 0; e < 24; e += 2) {
      const p = EDGES[e]!;
      const q = EDGES[e + 1]!;
      if (v[p]! < 0 === v[q]! < 0) continue;
      const t = v[p]! / (v[p]! - v[q]!);
      px += (p & 1) + ((q & 1) - (p & 1)) * t;
      py += ((p >> 1) & 1) + (((q >> 1) & 1) - ((p >> 1) & 1)) * t;
      pz += (p >> 2) + ((q >> 2) - (p >> 2)) * t;
      count++;
    }
    vertexIndex[id] = out.length / 3;
    out.push(x0 + (i + px / count) * h, y0 + (j + py / count) * h, z0 + (k + pz / count) * h);
  });
  return { vertexIndex, vertices: new Float32Array(out) };
}

function connect(grid: Grid, vertexIndex: Int32Array): Uint32Array {
  const { values, sy, sz } = grid;
  const quads: number[] = [];
  const join = (id: number, step: number, d1: number, d2: number) => {
    const inside = values[id]! < 0;
    if (values[id + step]! < 0 === inside) return;
    const a = vertexIndex[id]!;
    const b = vertexIndex[id - d1] ?? -1;
    const c = vertexIndex[id - d1 - d2] ?? -1;
    const d = vertexIndex[id - d2] ?? -1;
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (inside) quads.push(a, b, c, d);
    else quads.push(a, d, c, b);
  };
  eachCell(grid, (_i, _j, _k, id) => {
    join(id, 1, sy, sz);
    join(id, sy, sz, 1);
    join(id, sz, 1, sy);
  });
  return new Uint32Array(quads);
}

/**
 * Moves vertices onto the surface by two Newton steps (gradient from the corners of a tetrahedron) and returns the
 * normals.
 */
function project(field: Field, vertices: Float32Array, h: number): Mesh['normals'] {
  const normals = new Float32Array(vertices.length);
  const e = h * 0.35;
  for (let q = 0; q < vertices.length; q += 3) {
    let x = vertices[q]!;
    let y = vertices[q + 1]!;
    let z = vertices[q + 2]!;
    let gx = 0;
    let gy = 0;
    let gz = 0;
    for (let step = 0; step < 3; step++) {
      const a = field(x + e, y - e, z - e);
      const b = field(x - e, y - e, z + e);
      const c = field(x - e, y + e, z - e);
      const d = field(x + e, y + e, z + e);
      gx = (a - b - c + d) / (4 * e);
      gy = (c - a - b + d) / (4 * e);
      gz = (b - a - c + d) / (4 * e);
      const g2 = gx * gx + gy * gy + gz * gz;
      if (step === 2 || g2 < 1e-6) break;
      const limit = (h * 0.6) / Math.sqrt(g2);
      const t = clamp((a + b + c + d) / 4 / g2, -limit, limit);
      x -= gx * t;
      y -= gy * t;
      z -= gz * t;
    }
    const moved = len3(x - vertices[q]!, y - vertices[q + 1]!, z - vertices[q + 2]!);
    if (moved < h * 1.2) {
      vertices[q] = x;
      vertices[q + 1] = y;
      vertices[q + 2] = z;
    }
    const l = len3(gx, gy, gz) || 1;
    normals[q] = gx / l;
    normals[q + 1] = gy / l;
    normals[q + 2] = gz / l;
  }
  return normals;
}

/** Returns area-weighted normals of the faces, per vertex. */
export function faceNormals(vertices: Float32Array, quads: Uint32Array): Float32Array {
  const out = new Float32Array(vertices.length);
  for (let f = 0; f < quads.length; f += 4) {
    const a = quads[f]! * 3;
    const b = quads[f + 1]! * 3;
    const c = quads[f + 2]! * 3;
    const d = quads[f + 3]! * 3;
    const ux = vertices[c]! - vertices[a]!;
    const uy = vertices[c + 1]! - vertices[a + 1]!;
    const uz = vertices[c + 2]! - vertices[a + 2]!;
    const vx = vertices[d]! - vertices[b]!;
    const vy = vertices[d + 1]! - vertices[b + 1]!;
    const vz = vertices[d + 2]! - vertices[b + 2]!;
    for (const k of [a, b, c, d]) {
      out[k] = out[k]! + uy * vz - uz * vy;
      out[k + 1] = out[k + 1]! + uz * vx - ux * vz;
      out[k + 2] = out[k + 2]! + ux * vy - uy * vx;
    }
  }
  return out;
}

/** Replaces normals that contradict the faces (on thin or creased spots) with those of the faces. */
function mendNormals(vertices: Float32Array, normals: Float32Array, quads: Uint32Array): void {
  const faces = faceNormals(vertices, quads);
  for (let q = 0; q < normals.length; q += 3) {
    const l = len3(faces[q]!, faces[q + 1]!, faces[q + 2]!) || 1;
    const agreement = (faces[q]! * normals[q]! + faces[q + 1]! * normals[q + 1]! + faces[q + 2]! * normals[q + 2]!) / l;
    if (agreement > 0.45) continue;
    for (let k = 0; k < 3; k++) normals[q + k] = faces[q + k]! / l;
  }
}

/** Meshes the zero surface of a field with cells of size `h` (surface nets; Gibson 1998). */
export function surfaceNets(field: Field, bounds: Bounds, h: number, slack = 1.6): Mesh {
  const grid = sample(field, bounds, h, slack);
  const { vertexIndex, vertices } = placeVertices(grid, bounds, h);
  const quads = connect(grid, vertexIndex);
  const normals = project(field, vertices, h);
  mendNormals(vertices, normals, quads);
  return { positions: vertices, normals, quads };
}
