import type { Vec3 } from '../scene/vector';
import { clamp, len2, len3 } from './scalar';

/** Returns the approximate distance to an ellipsoid with half-axes a, b, c. It is exact on the surface. */
export function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const X = x / a;
  const Y = y / b;
  const Z = z / c;
  const k0 = Math.sqrt(X * X + Y * Y + Z * Z);
  if (k0 < 1e-6) return -Math.min(a, b, c);
  const k1 = Math.sqrt((X * X) / (a * a) + (Y * Y) / (b * b) + (Z * Z) / (c * c));
  return (k0 * (k0 - 1)) / k1;
}

export function ellipse(x: number, y: number, a: number, b: number): number {
  const X = x / a;
  const Y = y / b;
  const k0 = Math.sqrt(X * X + Y * Y);
  if (k0 < 1e-6) return -Math.min(a, b);
  const k1 = Math.sqrt((X * X) / (a * a) + (Y * Y) / (b * b));
  return (k0 * (k0 - 1)) / k1;
}

/** Returns the distance to a capsule from a to b whose radius changes from ra to rb. */
export function capsule(px: number, py: number, pz: number, a: Vec3, b: Vec3, ra: number, rb = ra): number {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const x = px - a[0];
  const y = py - a[1];
  const z = pz - a[2];
  const t = clamp((x * bx + y * by + z * bz) / (bx * bx + by * by + bz * bz), 0, 1);
  return len3(x - bx * t, y - by * t, z - bz * t) - (ra + (rb - ra) * t);
}

export function roundBox(x: number, y: number, z: number, a: number, b: number, c: number, r: number): number {
  const X = Math.abs(x) - a + r;
  const Y = Math.abs(y) - b + r;
  const Z = Math.abs(z) - c + r;
  return len3(Math.max(X, 0), Math.max(Y, 0), Math.max(Z, 0)) + Math.min(Math.max(X, Y, Z), 0) - r;
}

export function roundRect(x: number, y: number, a: number, b: number, r: number): number {
  const X = Math.abs(x) - a + r;
  const Y = Math.abs(y) - b + r;
  return len2(Math.max(X, 0), Math.max(Y, 0)) + Math.min(Math.max(X, Y), 0) - r;
}

/** Returns the distance to a segment in the plane. */
export function segment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const ex = bx - ax;
  const ey = by - ay;
  const t = clamp(((x - ax) * ex + (y - ay) * ey) / (ex * ex + ey * ey), 0, 1);
  return len2(x - ax - ex * t, y - ay - ey * t);
}

/** Returns the signed distance function of a closed polygon in the plane. */
export function polygon(points: readonly (readonly [number, number])[]): (x: number, y: number) => number {
  return (x, y) => {
    let nearest = 1e9;
    let sign = 1;
    let from = points[points.length - 1]!;
    for (const to of points) {
      const ex = from[0] - to[0];
      const ey = from[1] - to[1];
      const wx = x - to[0];
      const wy = y - to[1];
      const t = clamp((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1);
      const dx = wx - ex * t;
      const dy = wy - ey * t;
      nearest = Math.min(nearest, dx * dx + dy * dy);
      const above = y >= to[1];
      const below = y < from[1];
      const left = ex * wy > ey * wx;
      if ((above && below && left) || (!above && !below && !left)) sign = -sign;
      from = to;
    }
    return sign * Math.sqrt(nearest);
  };
}
