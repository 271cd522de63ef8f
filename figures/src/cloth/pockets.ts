import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { front, patch } from './patch';
import type { Material, Part } from '../scene/part';
import type { Field } from '../sdf/scalar';
import { roundBox } from '../sdf/shapes';

/**
 * Builds patch pockets with their upper edge at `z`. `flap` adds a flap, and `both` mirrors the pocket to the other
 * side.
 */
export function pockets(
  surface: Field,
  x: number,
  z: number,
  width: number,
  height: number,
  material: Material,
  color: Hex,
  flap: boolean,
  both = true,
): Part {
  const box = (px: number, pz: number, w: number, h: number) => roundBox(px, pz, 0, w, h, 1, 0.008);
  const region = (px: number, pz: number) =>
    box((both ? Math.abs(px) : px) - x, pz - (z - height / 2), width / 2, height / 2);
  const cover = (px: number, pz: number) =>
    box((both ? Math.abs(px) : px) - x, pz - (z - 0.008), width / 2 + 0.004, height * 0.17);
  const lie = patch(surface, 0.0022, 0.0085, front(region), 0.006);
  const over = patch(surface, 0.006, 0.009, front(cover), 0.006);
  return {
    name: 'pockets',
    field: (px, py, pz) => (flap ? Math.min(lie(px, py, pz), over(px, py, pz)) : lie(px, py, pz)),
    bounds: [-x - width, -0.5, z - height - 0.03, x + width, 0.04, z + 0.05],
    cell: 0.0046,
    material,
    paint: color,
    uv: (px, _y, pz) => [px, pz],
  };
}
