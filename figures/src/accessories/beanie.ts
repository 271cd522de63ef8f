import type { Wearing } from '../cloth/worn';
import type { Part } from '../scene/part';
import { noise } from '../sdf/noise';
import { type Field, len2, len3, smax } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';
import { HAT, type Headwear, roomUnder } from './headwear';

/** Returns the height offset of the rim, which is higher in front so that the brows stay visible. */
const slope = (y: number) => 0.16 * -y;
const dome: Field = (x, y, z) => ellipsoid(x, y - 0.018, z - 0.075, 0.3, 0.294, 0.285);
const uv = (x: number, y: number, z: number): readonly [number, number] => [Math.atan2(x, -y) * 0.27, z * 1.1];

function pompom(color: `#${string}`): Part {
  const tufts: Field = (x, y, z) => {
    const d = len3(x, y - 0.02, z - 0.392) - 0.06;
    return d > 0.04 ? d : d - 0.014 * noise(x * 34, y * 34, z * 34) - 0.008 * noise(x * 80, y * 80, z * 80);
  };
  return {
    name: 'pom',
    field: tufts,
    bounds: [-0.12, -0.1, 0.29, 0.12, 0.14, 0.5],
    cell: 0.006,
    material: { kind: 'fur' },
    paint: color,
    slack: 2.5,
  };
}

/** Builds a ribbed hat. Its rim is folded up if it has a cuff. */
export function beanie({ color, trim, params }: Wearing<'beanie'>): Headwear {
  const rib = { kind: 'rib', scale: 38 } as const;
  // The hat sags a little, and its ribs converge at the crown.
  const hat: Field = (x, y, z) => {
    const d = smax(dome(x, y, z), 0.1 + slope(y) - z, 0.03);
    return d > 0.03
      ? d
      : d -
          0.004 * noise(x * 7, y * 7, z * 7) +
          0.0022 * Math.cos(Math.atan2(x, -y) * 44) * Math.min(1, len2(x, y) * 5);
  };
  const parts: Part[] = [{ name: 'beanie', field: hat, bounds: HAT, cell: 0.0066, material: rib, paint: color, uv }];
  const cuff: Field = (x, y, z) => {
    const d =
      len2(Math.max(0, Math.abs(dome(x, y, z) - 0.005) - 0.004), Math.max(0, Math.abs(z - 0.12 - slope(y)) - 0.036)) -
      0.0145;
    return d > 0.03 ? d : d + 0.0026 * Math.cos(Math.atan2(x, -y) * 44);
  };
  if (params.cuff)
    parts.push({
      name: 'cuff',
      field: cuff,
      bounds: HAT,
      cell: 0.0062,
      material: rib,
      paint: trim && !params.pom ? trim : color,
      uv,
    });
  if (params.pom) parts.push(pompom(trim ?? color));
  return { parts, inside: roomUnder({ a: 0.284, b: 0.278, c: 0.268, y: 0.018, z: 0.075 }, (_x, y) => 0.1 + slope(y)) };
}
