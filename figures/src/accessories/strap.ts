import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Material, Part } from '../scene/part';
import { type Vec3, cross, normalize } from '../scene/vector';
import { type Field, smax } from '../sdf/scalar';
import { bend } from '../sdf/limb';
import type { Bounds } from '../sdf/surface-nets';

/** Name of the part of a bag that presses the garment under it to the shoulder. */
export const SHOULDER_STRAP = 'bag-shoulder-strap';

/** Returns the bounding box of points, grown by `margin`. */
function getBounds(points: readonly Vec3[], margin: number): Bounds {
  const low = [0, 1, 2].map((k) => Math.min(...points.map((p) => p[k]!)) - margin);
  const high = [0, 1, 2].map((k) => Math.max(...points.map((p) => p[k]!)) + margin);
  return [low[0]!, low[1]!, low[2]!, high[0]!, high[1]!, high[2]!];
}

/** Returns points of a smooth curve (Catmull-Rom) through `points`. */
export const curve = (points: readonly Vec3[], steps = 8): Vec3[] => {
  if (points.length < 3) return [...points];
  const out: Vec3[] = [points[0]!];
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)]!,
      points[i]!,
      points[i + 1]!,
      points[Math.min(points.length - 1, i + 2)]!,
    ];
    for (let k = 1; k <= steps; k++)
      out.push([0, 1, 2].map((a) => catmullRom(p0[a]!, p1[a]!, p2[a]!, p3[a]!, k / steps)) as unknown as Vec3);
  }
  return out;
};

const catmullRom = (a: number, b: number, c: number, d: number, t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Returns the field of a flat ribbon along points, with a half-width across and a half-thickness towards `facing`. */
export function ribbon(points: readonly Vec3[], width: number, thick: number, facing: Vec3 = [0, -1, 0]): Field {
  const frames = points.slice(1).map((p, i) => {
    const a = points[i]!;
    const along = normalize([p[0] - a[0], p[1] - a[1], p[2] - a[2]]);
    const across = normalize(cross(along, facing));
    return { a, along, across, normal: cross(across, along), reach: Math.hypot(p[0] - a[0], p[1] - a[1], p[2] - a[2]) };
  });
  return (x, y, z) => {
    let best = 1e3;
    for (const { a, along, across, normal, reach } of frames) {
      const wx = x - a[0];
      const wy = y - a[1];
      const wz = z - a[2];
      const t = wx * along[0] + wy * along[1] + wz * along[2];
      const over = Math.max(0, -t, t - reach);
      const u = Math.max(0, Math.abs(wx * across[0] + wy * across[1] + wz * across[2]) - width + thick);
      const n = wx * normal[0] + wy * normal[1] + wz * normal[2];
      best = Math.min(best, Math.sqrt(u * u + n * n + over * over) - thick);
    }
    return best;
  };
}

export const ribbonPart = (
  name: string,
  points: readonly Vec3[],
  width: number,
  thick: number,
  material: Material,
  color: Hex,
  facing?: Vec3,
): Part => ({
  name,
  field: ribbon(points, width, thick, facing),
  bounds: getBounds(points, width + 0.02),
  cell: Math.max(0.0032, Math.min(0.0048, thick * 0.9)),
  material,
  paint: color,
});

/** Returns points of an arched handle that is `rise` high. */
export const arch = (halfSpan: number, y: number, z: number, rise: number): Vec3[] =>
  bend([-halfSpan, y, z], [0, y, z + rise * 1.35], [halfSpan, y, z], 14);

/** Returns the field of a band on the cloth within `region`, a distance field. */
export const onCloth =
  (cloth: Field, region: Field, thickness: number | ((z: number) => number) = 0.011): Field =>
  (x, y, z) => {
    const r = region(x, y, z);
    if (r > 0.05) return r;
    const thick = typeof thickness === 'number' ? thickness : thickness(z);
    return smax(Math.abs(cloth(x, y, z) - thick * 0.35) - thick / 2, r, thick * 0.6);
  };
