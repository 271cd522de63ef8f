import { type Wearing, getClothMaterial } from '../cloth/worn';
import type { Part } from '../scene/part';
import { type Field, bell, len2, smax } from '../sdf/scalar';
import { ellipse } from '../sdf/shapes';
import { HAT, type Headwear } from './headwear';

const TOP = 0.295;
const rim = (y: number) => 0.128 - 0.12 * y;

/** Slope and reach of the brim: short and soft, wide, or flat and made of straw. */
const BRIMS = {
  short: { drop: 0.95, reach: 0.07 },
  wide: { drop: 0.55, reach: 0.115 },
  straw: { drop: 0.16, reach: 0.14 },
};

const side = (x: number, y: number, z: number) => {
  const narrow = 0.26 * Math.max(0, z - 0.14);
  return ellipse(x, y - 0.02, 0.303 - narrow, 0.299 - narrow);
};

/** Builds a crown with a sloping brim. A straw hat has a flat brim and a ribbon. */
export function bucketHat(worn: Wearing<'bucket-hat'>): Headwear {
  const { color, trim, params } = worn;
  const material = params.straw ? ({ kind: 'straw' } as const) : getClothMaterial(worn);
  const { drop, reach } = BRIMS[params.straw ? 'straw' : params.brim];
  const crown: Field = (x, y, z) =>
    smax(smax(side(x, y, z), z - TOP, params.straw ? 0.055 : 0.085), rim(y) - 0.012 - z, 0.01);
  const out = (x: number, y: number) => ellipse(x, y - 0.02, 0.296, 0.292);
  const slope = (x: number, y: number) =>
    rim(y) - drop * Math.max(-0.02, out(x, y)) - (drop > 0.5 ? 0.006 * Math.sin(Math.atan2(x, y) * 5) : 0);
  const brim: Field = (x, y, z) => {
    const o = out(x, y);
    const rows = params.straw ? 0 : 0.0013 * Math.cos(o * 420);
    const sheet = Math.abs(z - slope(x, y)) - 0.0105 + rows;
    return smax(smax(sheet, o - reach, 0.009), -o - 0.014, 0.006) / Math.sqrt(1 + drop * drop);
  };
  const seam: Field = (x, y, z) => crown(x, y, z) - 0.003 * bell(z - TOP + 0.045, 0.006);
  const uv = (x: number, y: number, z: number): readonly [number, number] => [Math.atan2(x, -y) * 0.28, z + len2(x, y)];
  const ribbon: Field = (x, y, z) =>
    smax(Math.abs(crown(x, y, z) - 0.003) - 0.005, Math.abs(z - rim(y) - 0.03) - (params.straw ? 0.027 : 0.016), 0.005);
  const parts: Part[] = [
    { name: 'crown', field: seam, bounds: HAT, cell: 0.0068, material, paint: color, uv },
    { name: 'brim', field: brim, bounds: HAT, cell: 0.0062, material, paint: color, uv, slack: 2 },
  ];
  if (trim || params.straw)
    parts.push({
      name: 'ribbon',
      field: ribbon,
      bounds: HAT,
      cell: 0.006,
      material: { kind: 'cotton' },
      paint: trim ?? '#3a2d24',
    });
  // Hair beside the crown stays below the brim.
  const inside: Field = (x, y, z) =>
    Math.min(smax(side(x, y, z) + 0.017, z - TOP + 0.03, 0.05), z - slope(x, y) + 0.014);
  return { parts, inside };
}
