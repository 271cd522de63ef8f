import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Part } from '../scene/part';
import type { Field } from '../sdf/scalar';
import { smax } from '../sdf/scalar';
import type { Bounds } from '../sdf/surface-nets';
import { piece } from './shoe';
import { patch } from './upper';

export interface Throat {
  /** Positions along the instep (see `along`) of the lowest and the highest lace. */
  from: number;
  to: number;
  /** Half-width of the gap that the tongue fills. */
  gap: number;
}

/** Returns the position along the instep and up the shin. It grows towards the heel and upwards. */
export const along = (y: number, z: number) => y + z;

/** Builds tongue, eyestays and laces over the instep of an upper. */
export function lacing(
  upper: Field,
  throat: Throat,
  colors: { tongue: Hex; stay: Hex; lace: Hex },
  options: { rows: number; stay: Part['material']; bounds?: Bounds; lace?: number },
): Part[] {
  const { from, to, gap } = throat;
  const { rows, stay, bounds, lace = 0.0044 } = options;
  const front: Field = (x, y, z) => (y > 0.01 ? 0.05 : Math.abs(along(y, z) - (from + to) / 2) - (to - from) / 2);
  const tongue: Field = (x, y, z) =>
    smax(Math.abs(x) - gap, Math.abs(along(y, z) - (from + to) / 2 - 0.012) - (to - from) / 2 - 0.012, 0.008) +
    (y > 0.01 ? 0.05 : 0);
  const stays: Field = (x, y, z) =>
    smax(Math.abs(Math.abs(x) - gap - 0.0065) - 0.0085, front(x, y, z) * 0.7 - 0.008, 0.006);
  const bars: Field = (x, y, z) => {
    if (y > 0.01) return 0.05;
    const step = (to - from) / (rows - 0.4);
    const c = along(y, z) - from - step * 0.3 - Math.abs(x) * 0.3;
    const row = Math.min(rows - 1, Math.max(0, Math.round(c / step)));
    return smax(Math.abs(c - row * step) * 0.72 - lace, Math.abs(x) - gap - 0.009, 0.004);
  };
  return [
    piece('tongue', patch(upper, 0.001, 0.009, tongue, 0.006), { kind: 'jersey' }, colors.tongue, { bounds }),
    piece('stays', patch(upper, 0.002, 0.008, stays, 0.005), stay, colors.stay, { bounds }),
    piece('laces', patch(upper, 0.0065, 0.0085, bars, 0.006), { kind: 'cotton' }, colors.lace, {
      bounds,
      cell: 0.0034,
    }),
  ];
}

/** Builds a bow on the instep at `y`: two loops and a knot. */
export function bow(upper: Field, y: number, z: number, color: Hex, size = 1, bounds?: Bounds): Part {
  const field: Field = (px, py, pz) => {
    const x = px / size;
    const v = (along(py, pz) - along(y, z)) / 1.4 / size;
    const lift = upper(px, py, pz) / size - 0.012;
    const loop = Math.hypot(Math.hypot((Math.abs(x) - 0.015) * 0.75, v + Math.abs(x) * 0.15) - 0.0085, lift) - 0.0036;
    const knot = Math.hypot(x, v, lift) - 0.0065;
    return Math.min(loop, knot) * size * 0.8;
  };
  return piece('bow', field, { kind: 'cotton' }, color, { cell: 0.0034, bounds });
}
