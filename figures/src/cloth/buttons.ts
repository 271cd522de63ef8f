import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { around, tangentFrame, touch } from './patch';
import type { Part } from '../scene/part';
import { type Field, len2, smax } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

/** Builds a round button with a rim and two holes. It stands off the surface far enough to clear a placket. */
export function button(surface: Field, x: number, z: number, radius: number, color: Hex, metal = false): Part {
  const { at, normal } = touch(surface, x, z);
  const local = tangentFrame(at, normal);
  return {
    name: 'button',
    field: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz);
      const r = len2(u, v);
      let d = smax(r - radius, Math.abs(w - 0.0045) - 0.0038, 0.003);
      d = smax(d, -ellipsoid(u, v, w - 0.0115, radius * 0.72, radius * 0.72, 0.0045), 0.002);
      return metal
        ? d
        : smax(d, -(Math.min(len2(u - radius * 0.25, v), len2(u + radius * 0.25, v)) - radius * 0.13), 0.001);
    },
    bounds: around(at, radius + 0.012),
    cell: 0.0018,
    material: { kind: metal ? 'metal' : 'plastic' },
    paint: color,
  };
}

export function buttonRow(
  surface: Field,
  x: number,
  top: number,
  bottom: number,
  gap: number,
  radius: number,
  color: Hex,
  metal = false,
): Part[] {
  const parts: Part[] = [];
  for (let z = top; z > bottom; z -= gap) parts.push(button(surface, x, z, radius, color, metal));
  return parts;
}
