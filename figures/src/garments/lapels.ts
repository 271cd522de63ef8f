import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Body } from '../body/body';
import { patch } from '../cloth/patch';
import { paintStitched } from '../cloth/stitching';
import type { Upper } from '../cloth/upper';
import type { Material, Part } from '../scene/part';
import { type Field, bell, clamp, mix, smax } from '../sdf/scalar';
import { ellipse, polygon, segment } from '../sdf/shapes';

/** Kinds of lapel. `camp` is the flat open collar of a summer shirt. */
export type LapelKind = 'notch' | 'peak' | 'shawl' | 'none' | 'wide' | 'camp';

/** Closure of a lapelled front: where the lapels meet, how far the fronts overlap, and where the skirt opens below. */
export interface FrontSpec {
  lapel: LapelKind;
  /** Height of the first button. */
  breakAt: number;
  /** Half-width of the overlap. The buttons of a double-breasted front stand at its edge. */
  overlap: number;
  open: boolean;
  /** Width by which both sides of an open front part further, below lapels, which meet at the neck in any case. */
  parting?: number;
  /** Half-width of the cutaway below the last button, at the hem. */
  cutaway: number;
  lastButton: number;
  /** True for a front without lapels whose buttons above `breakAt` are open. */
  unbuttoned?: boolean;
  /** True for lapels with visible stitches along their edges, as on a trench coat. */
  stitched?: boolean;
}

/** Returns the half-width of a front's gap by height: the V of the chest, or the whole open front. */
export function frontGap(
  body: Body,
  hem: number,
  { lapel, breakAt, open, parting = 0, cutaway, lastButton, unbuttoned }: FrontSpec,
): (z: number) => number {
  const neck = body.neck + 0.03;
  return (z) => {
    if (open)
      return (
        0.052 +
        parting * (lapel === 'none' ? 1 : belowLapels(body, breakAt, z)) +
        0.05 * clamp((neck - z) / (neck - hem), 0, 1) +
        (z > breakAt ? 0.03 * ((z - breakAt) / (neck - breakAt)) : 0)
      );
    if (z > breakAt && (lapel !== 'none' || unbuttoned))
      return 0.084 * Math.pow((z - breakAt) / (neck - breakAt), 0.85);
    if (z < lastButton && cutaway > 0)
      // Not wider below the hem, where sleeves are.
      return 0.004 + cutaway * Math.pow(Math.min(1, (lastButton - z) / (lastButton - hem)), 2) - 0.003;
    return -1;
  };
}

/** Returns how far a height is below the upper ends of lapels: 0 there and 1 from where they meet when closed. */
const belowLapels = (body: Body, breakAt: number, z: number) =>
  clamp((body.neck + 0.02 - z) / (body.neck + 0.02 - breakAt), 0, 1);

/** Returns the outline of a lapel on the chest, for the half at +x. */
function lapelOutline(body: Body, kind: LapelKind, breakAt: number, openShift: number) {
  const s = body.woman ? 1 : 1.12;
  const top = body.neck + 0.02;
  const mid = mix(top, breakAt, 0.58);
  const at = (x: number, z: number): readonly [number, number] => [
    x * s + openShift * belowLapels(body, breakAt, z),
    z,
  ];
  if (kind === 'shawl')
    return polygon([
      at(0.002, breakAt + 0.004),
      at(0.06, breakAt + 0.11),
      at(0.098, top - 0.13),
      at(0.104, top - 0.06),
      at(0.09, top),
      at(0.07, top),
      at(0.06, top - 0.05),
      at(0.038, mid),
    ]);
  if (kind === 'camp')
    return polygon([
      at(0.002, breakAt + 0.004),
      at(0.106, top - 0.094),
      at(0.084, top - 0.068),
      at(0.118, top - 0.058),
      at(0.108, top - 0.012),
      at(0.072, top),
      at(0.062, top - 0.045),
      at(0.034, mid),
    ]);
  const w = kind === 'wide' ? 1.16 : 1;
  if (kind === 'peak')
    return polygon([
      at(0.002, breakAt + 0.004),
      at(0.074 * w, breakAt + 0.14),
      at(0.142 * w, top - 0.1),
      at(0.092, top - 0.098),
      at(0.116, top - 0.084),
      at(0.106, top - 0.028),
      at(0.072, top),
      at(0.064, top - 0.045),
      at(0.04, mid),
    ]);
  return polygon([
    at(0.002, breakAt + 0.006),
    at(0.072 * w, breakAt + 0.155),
    at(0.128 * w, top - 0.14),
    at(0.086, top - 0.115),
    at(0.118 * w, top - 0.09),
    at(0.108, top - 0.028),
    at(0.072, top),
    at(0.064, top - 0.045),
    at(0.04, mid),
  ]);
}

/** Builds the lapels and the collar behind the neck. */
export function lapels(upper: Upper, spec: FrontSpec, material: Material, color: Hex, scaleUp = 1): Part[] {
  const { body } = upper;
  const top = body.neck + 0.02;
  const s = body.woman ? 1 : 1.12;
  const layer = scaleUp - 1;
  const outline = lapelOutline(body, spec.lapel, spec.breakAt, spec.open ? 0.05 + (spec.parting ?? 0) : 0);
  const lie = patch(
    upper.outside,
    0.0085,
    0.015,
    (x, y, z) => (y > 0.03 ? 0.1 : smax(outline(Math.abs(x), z), y - 0.01, 0.004)),
    0.0105,
  );
  const gorge = (ax: number, z: number) =>
    spec.lapel === 'shawl' || spec.lapel === 'camp'
      ? 0
      : 0.003 * bell(segment(ax, z, 0.055 * s, top - 0.075, 0.1 * s, top - 0.112), 0.004);
  const behind: Field = (x, y, z) => {
    const Y = y - 0.012 - (z - top) * 0.12;
    const r = (body.woman ? 0.081 : 0.093) + layer + (top + 0.024 - z) * 0.42;
    return smax(
      smax(Math.abs(ellipse(x, Y, r, r * 0.96)) - 0.008, smax(z - top - 0.028, top - 0.045 - z, 0.006), 0.009),
      -0.045 - y + 0.35 * (z - top),
      0.01,
    );
  };
  return [
    {
      name: 'lapels',
      field: (x, y, z) => lie(x, y, z) + gorge(Math.abs(x), z),
      bounds: [-0.26, -0.5, spec.breakAt - 0.03, 0.26, 0.05, top + 0.08],
      cell: 0.0046,
      material,
      paint: spec.stitched ? paintStitched((x, _y, z) => outline(Math.abs(x), z), color) : color,
      uv: upper.uv,
    },
    {
      name: 'collar',
      field: behind,
      bounds: [-0.22, -0.16, top - 0.09, 0.22, 0.22, top + 0.06],
      cell: 0.0055,
      material,
      paint: color,
      uv: (x, y, z) => [Math.atan2(x, -y) * 0.12, z],
    },
  ];
}
