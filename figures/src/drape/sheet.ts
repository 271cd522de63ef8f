import type { Vec3 } from '../scene/vector';
import { type Mesh, faceNormals } from '../sdf/surface-nets';

/** A tube of cloth without thickness: rows of vertices from the top down, each a closed ring. */
export interface Tube {
  mesh: Mesh;
  columns: number;
  rows: number;
}

/** Builds a tube from positions by column (0 to 1 round the body, rightwards seen from inside) and row (0 at the top). */
export function tube(columns: number, rows: number, at: (u: number, v: number) => Vec3): Tube {
  const positions = new Float32Array(columns * rows * 3);
  const quads = new Uint32Array(columns * (rows - 1) * 4);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) positions.set(at(i / columns, j / (rows - 1)), (j * columns + i) * 3);
  for (let j = 0, q = 0; j < rows - 1; j++)
    for (let i = 0; i < columns; i++, q += 4) {
      const right = (i + 1) % columns;
      quads.set([j * columns + i, (j + 1) * columns + i, (j + 1) * columns + right, j * columns + right], q);
    }
  return { mesh: { positions, normals: unitNormals(positions, quads), quads }, columns, rows };
}

export function unitNormals(positions: Float32Array, quads: Uint32Array): Float32Array {
  const normals = faceNormals(positions, quads);
  for (let i = 0; i < normals.length; i += 3) {
    const l = Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!) || 1;
    for (let k = 0; k < 3; k++) normals[i + k] = normals[i + k]! / l;
  }
  return normals;
}

/** Returns a closed mesh of a tube's cloth: its outer side, its lining and both rims. */
export function thicken({ mesh: { positions, quads }, columns, rows }: Tube, thickness: number): Mesh {
  const normals = unitNormals(positions, quads);
  const count = columns * rows;
  const both = new Float32Array(count * 6);
  for (let i = 0; i < count * 3; i++) {
    both[i] = positions[i]! + (normals[i]! * thickness) / 2;
    both[count * 3 + i] = positions[i]! - (normals[i]! * thickness) / 2;
  }
  const all = new Uint32Array(quads.length * 2 + columns * 8);
  all.set(quads);
  for (let q = 0; q < quads.length; q += 4)
    for (let k = 0; k < 4; k++) all[quads.length + q + k] = quads[q + 3 - k]! + count;
  const bottom = (rows - 1) * columns;
  for (let i = 0, q = quads.length * 2; i < columns; i++, q += 8) {
    const right = (i + 1) % columns;
    all.set([right, right + count, i + count, i], q);
    all.set([bottom + i, bottom + i + count, bottom + right + count, bottom + right], q + 4);
  }
  return { positions: both, normals: unitNormals(both, all), quads: all };
}
