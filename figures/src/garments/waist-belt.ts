import { front, patch } from '../cloth/patch';
import type { Upper } from '../cloth/upper';
import type { Material, Part } from '../scene/part';
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
