import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Material, Part } from '../scene/part';
import { type Vec3, dot, sub } from '../scene/vector';
import { len3 } from '../sdf/scalar';

export function cord(name: string, points: readonly Vec3[], radius: number, color: Hex, material: Material): Part {
  const low = [0, 1, 2].map((k) => Math.min(...points.map((p) => p[k]!)) - radius * 3);
  const high = [0, 1, 2].map((k) => Math.max(...points.map((p) => p[k]!)) + radius * 3);
  return {
    name,
    field: (x, y, z) => {
      let d = 1e3;
      for (let i = 1; i < points.length; i++) {
        const a = points[i - 1]!;
        const e = sub(points[i]!, a);
        const w: Vec3 = [x - a[0], y - a[1], z - a[2]];
        const t = Math.min(1, Math.max(0, dot(w, e) / dot(e, e)));
        d = Math.min(d, len3(w[0] - e[0] * t, w[1] - e[1] * t, w[2] - e[2] * t));
      }
      return d - radius;
    },
    bounds: [low[0]!, low[1]!, low[2]!, high[0]!, high[1]!, high[2]!],
    cell: Math.max(0.0026, radius * 0.55),
    material,
    paint: color,
  };
}
