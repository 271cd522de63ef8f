import type { Side } from '../body/body';
import type { Part } from '../scene/part';
import { type Vec3, dot, sub } from '../scene/vector';
import { type Field, len2, smax } from '../sdf/scalar';
import { roundBox } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import type { AdultBody } from './adult-body';
import { inGrip } from './skeleton';

const around = ([x, y, z]: Vec3, r: number): Bounds => [x - r, y - r, z - r, x + r, y + r, z + r];

/** Builds a paper cup with a lid in a hand. */
function coffee(body: AdultBody, side: Side): Part[] {
  const grip = body.grips[side];
  const size = body.mark.hand;
  const at = inGrip(grip, [0.5 * size, 0.02, -0.075 * size - 0.034]);
  const round = (x: number, y: number) => len2(x - at[0], y - at[1]);
  const cup: Field = (x, y, z) => {
    const Z = z - at[2];
    return smax((round(x, y) - 0.0315 - 0.08 * Z) * 0.99, Math.abs(Z) - 0.062, 0.004);
  };
  const lid: Field = (x, y, z) => smax(round(x, y) - 0.039, Math.abs(z - at[2] - 0.066) - 0.007, 0.004);
  const sleeve: Field = (x, y, z) => {
    const Z = z - at[2];
    return smax(round(x, y) - 0.0335 - 0.08 * Z, Math.abs(Z + 0.002) - 0.03, 0.003);
  };
  const part = (name: string, field: Field, kind: 'paper' | 'plastic', paint: Part['paint']): Part => ({
    name,
    field,
    bounds: around(at, 0.1),
    cell: 0.0042,
    material: { kind },
    paint,
  });
  return [
    part('cup', cup, 'paper', '#f4f1ea'),
    part('cup-sleeve', sleeve, 'paper', '#b98d62'),
    part('cup-lid', lid, 'plastic', '#2f2a28'),
  ];
}

/** Builds a phone in a hand, its screen towards the face. */
function phone(body: AdultBody, side: Side): Part[] {
  const { u, v, w, ...grip } = body.grips[side];
  const size = body.mark.hand;
  const at = inGrip({ u, v, w, ...grip }, [0.68 * size, 0.012, -0.15 * size]);
  return [
    {
      name: 'phone',
      field: (x, y, z) => {
        const p = sub([x, y, z], at);
        return roundBox(dot(p, u), dot(p, v), dot(p, w), 0.086, 0.041, 0.005, 0.0046);
      },
      bounds: around(at, 0.12),
      cell: 0.004,
      material: { kind: 'plastic' },
      paint: '#23262c',
    },
  ];
}

/** Builds what the hands of a pose hold apart from the outfit's own items. */
export const heldProps = (body: AdultBody): Part[] =>
  (['left', 'right'] as const).flatMap((side) => {
    const arm = body.pose[side];
    if (arm === 'coffee') return coffee(body, side);
    return arm === 'phone' ? phone(body, side) : [];
  });
