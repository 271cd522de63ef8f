import { front, patch } from '../cloth/patch';
import type { Upper } from '../cloth/upper';
import type { Material, Part } from '../scene/part';
import { shade } from '../scene/colour';
import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { type Field, smax } from '../sdf/scalar';
import { roundRect } from '../sdf/shapes';

export function waistBelt(upper: Upper, z: number, color: Part['paint'], material: Material): Part {
  const region: Field = (_x, _y, pz) => Math.abs(pz - z) - 0.021;
  const band = patch(upper.torso, 0.008, 0.014, region, 0.01);
  const tie = patch(
    upper.torso,
    0.018,
    0.012,
    front((x, pz) => smax(Math.abs(x - 0.035 - (z - pz) * 0.25) - 0.017, Math.max(pz - z, z - 0.16 - pz), 0.004)),
    0.008,
  );
  const knot = patch(
    upper.torso,
    0.02,
    0.022,
    front((x, pz) => roundRect(x - 0.02, pz - z, 0.02, 0.021, 0.01)),
    0.014,
  );
  return {
    name: 'belt',
    field: (x, y, pz) => Math.min(band(x, y, pz), tie(x, y, pz), knot(x, y, pz)),
    bounds: [-0.42, -0.46, z - 0.2, 0.42, 0.36, z + 0.06],
    cell: 0.0056,
    material,
    paint: color,
  };
}

/** Distance of the loops of an open coat's belt from the edges of its front, and from the waist to its sides. */
const FROM_EDGE = 0.068;
const TO_SIDE = 0.045;

/** Builds the belt of an open coat: it is tied behind, and comes from a loop at either side. */
export function beltBehind(upper: Upper, z: number, color: Hex, material: Material): Part[] {
  const { body, spec, torso } = upper;
  const x0 = Math.max(body.loft.a(body.waist) + TO_SIDE, (spec.gap?.(z) ?? 0) + FROM_EDGE);
  const band: Field = (x, _y, pz) => Math.max(Math.abs(pz - z) - 0.021, x0 - Math.abs(x));
  const loop = front((x, pz) => roundRect(Math.abs(x) - x0, pz - z, 0.009, 0.034, 0.004));
  const part = (name: string, field: Field, by: number): Part => ({
    name,
    field,
    bounds: [-0.42, -0.46, z - 0.07, 0.42, 0.36, z + 0.07],
    cell: 0.0052,
    material,
    paint: shade(color, by),
  });
  return [
    part('belt', patch(torso, 0.009, 0.014, band, 0.008), 0.06),
    part('belt-loops', patch(torso, 0.016, 0.012, loop, 0.006), 0.12),
  ];
}
