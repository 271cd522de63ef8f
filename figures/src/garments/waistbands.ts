import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { button } from '../cloth/buttons';
import { cord } from '../cloth/cord';
import { touch } from '../cloth/patch';
import type { Lower } from '../cloth/lower';
import { type Wearing, getClothMaterial } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import { smax } from '../sdf/scalar';
import { roundBox } from '../sdf/shapes';

function belt(lower: Lower, color: Hex): Part[] {
  const band = lower.waistband(0.04);
  const { at } = touch(band, 0, lower.spec.top - 0.012);
  return [
    {
      name: 'belt',
      field: band,
      bounds: [-0.3, -0.26, lower.spec.top - 0.07, 0.3, 0.26, lower.spec.top + 0.04],
      cell: 0.006,
      material: { kind: 'leather' },
      paint: color,
    },
    {
      name: 'buckle',
      cell: 0.0028,
      material: { kind: 'metal' },
      paint: '#c9b582',
      field: (x, y, z) =>
        smax(
          Math.abs(roundBox(x - at[0], y - at[1] + 0.004, z - at[2], 0.024, 0.02, 0.02, 0.006)) - 0.0035,
          Math.abs(y - at[1] + 0.004) - 0.005,
          0.003,
        ),
      bounds: [-0.05, at[1] - 0.03, at[2] - 0.04, 0.05, at[1] + 0.03, at[2] + 0.04],
    },
  ];
}

export function waist(lower: Lower, kind: 'belt' | 'plain' | 'drawstring' | 'pleats', worn: Wearing): Part[] {
  const { top } = lower.spec;
  if (kind === 'belt') return belt(lower, worn.trim ?? '#4a3226');
  const elastic = kind === 'drawstring';
  const band = lower.waistband(elastic ? 0.05 : 0.04);
  const parts: Part[] = [
    {
      name: 'waistband',
      field: band,
      bounds: [-0.3, -0.26, top - 0.09, 0.3, 0.26, top + 0.04],
      cell: 0.006,
      material: elastic ? { kind: 'rib', scale: 60 } : getClothMaterial(worn),
      paint: worn.color,
      uv: (x, y, z) => [Math.atan2(x, -y) * 0.16, z],
    },
  ];
  if (!elastic)
    return [
      ...parts,
      button(
        band,
        0,
        top - 0.014,
        0.0105,
        worn.fabric === 'denim' ? '#b58a4a' : shade(worn.color, 0.3),
        worn.fabric === 'denim',
      ),
    ];
  const string = worn.trim ?? '#f2efe8';
  return [
    ...parts,
    ...[1, -1].map((s) => {
      const points: Vec3[] = [
        [s * 0.012, 0],
        [s * 0.022, 0.05],
        [s * 0.018, 0.11],
      ].map(([x, down]) => {
        const { at } = touch(
          (px, py, pz) => Math.min(band(px, py, pz), lower.cloth(px, py, pz)),
          x!,
          top - 0.02 - down!,
        );
        return [at[0], at[1] - 0.004, at[2]];
      });
      return cord('drawstring', points, 0.0048, string, { kind: 'cotton' });
    }),
  ];
}
