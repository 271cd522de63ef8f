import type { Field } from './scalar';
import type { Bounds } from './surface-nets';

/**
 * Returns a field that is interpolated between samples at the corners of cells of a box, taken when they are first
 * needed. Outside the box it is the field itself. On a surface of radius r it is off by cell² / 8r at most.
 */
export function sampleField(field: Field, [x0, y0, z0, x1, y1, z1]: Bounds, cell: number): Field {
  const nx = Math.ceil((x1 - x0) / cell) + 1;
  const ny = Math.ceil((y1 - y0) / cell) + 1;
  const nz = Math.ceil((z1 - z0) / cell) + 1;
  const samples = new Float32Array(nx * ny * nz).fill(NaN);
  const sample = (i: number, j: number, k: number): number => {
    const at = (k * ny + j) * nx + i;
    const known = samples[at]!;
    if (known === known) return known;
    return (samples[at] = field(x0 + i * cell, y0 + j * cell, z0 + k * cell));
  };
  return (x, y, z) => {
    const u = (x - x0) / cell;
    const v = (y - y0) / cell;
    const w = (z - z0) / cell;
    if (!(u >= 0 && v >= 0 && w >= 0 && u < nx - 1 && v < ny - 1 && w < nz - 1)) return field(x, y, z);
    const i = Math.floor(u);
    const j = Math.floor(v);
    const k = Math.floor(w);
    const fx = u - i;
    const fy = v - j;
    const fz = w - k;
    const a = sample(i, j, k) * (1 - fx) + sample(i + 1, j, k) * fx;
    const b = sample(i, j + 1, k) * (1 - fx) + sample(i + 1, j + 1, k) * fx;
    const c = sample(i, j, k + 1) * (1 - fx) + sample(i + 1, j, k + 1) * fx;
    const d = sample(i, j + 1, k + 1) * (1 - fx) + sample(i + 1, j + 1, k + 1) * fx;
    return (a * (1 - fy) + b * fy) * (1 - fz) + (c * (1 - fy) + d * fy) * fz;
  };
}
