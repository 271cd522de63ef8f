import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { front, type Outline, patch } from './patch';
import type { Material, Part } from '../scene/part';
import { roundBox } from '../sdf/shapes';
import type { Upper } from './upper';

/** Distance of a pocket from the edge of an open front, and share of the half-width of the torso at which it ends. */
const FROM_EDGE = 0.016;
const TO_SIDE = 0.88;

/** Returns where the middle of a pocket is, so that it does not reach over the edge of a front that parts widely. */
export function findPlace({ spec: { gap } }: Pick<Upper, 'spec'>, x: number, z: number, width: number): number {
  return gap ? Math.max(x, gap(z) + FROM_EDGE + width / 2) : x;
}

/**
 * Builds patch pockets with their upper edge at `z`, `usual` from the middle.
 * `flap` adds a flap, and `both` mirrors the pocket to the other
 * side.
 */
export function pockets(
  upper: Pick<Upper, 'loft' | 'outside' | 'spec'>,
  usual: number,
  z: number,
  width: number,
  height: number,
  material: Material,
  color: Hex,
  flap: boolean,
  both = true,
): Part {
  const x = findPlace(upper, usual, z, width);
  const box = (px: number, pz: number, w: number, h: number) => roundBox(px, pz, 0, w, h, 1, 0.008);
  const side = TO_SIDE * upper.loft.a(z);
  const region = (px: number, pz: number) =>
    box((both ? Math.abs(px) : px) - x, pz - (z - height / 2), width / 2, height / 2);
  const cover = (px: number, pz: number) =>
    box((both ? Math.abs(px) : px) - x, pz - (z - 0.008), width / 2 + 0.004, height * 0.17);
  const onFront = (outline: Outline) => front((px, pz) => Math.max(outline(px, pz), Math.abs(px) - side));
  const lie = patch(upper.outside, 0.0022, 0.0085, onFront(region), 0.006);
  const over = patch(upper.outside, 0.006, 0.009, onFront(cover), 0.006);
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
