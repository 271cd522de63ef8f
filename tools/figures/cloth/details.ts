import type { Hex } from '../../../lib/domain/wardrobe/wardrobe';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { type Vec3, cross, dot, normalize, scale, sub } from '../scene/vector';
import { type Field, len2, len3, smax, smin } from '../sdf/scalar';
import { ellipsoid, roundBox, segment, torus } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import { UPPER_BOUNDS, type Upper } from './upper';

/** A region of the plane in front of the figure: negative inside. */
export type Outline = (x: number, z: number) => number;

/** A sheet of cloth that lies on a surface, `off` from it, within a region. */
export function patch(surface: Field, off: number, thickness: number, region: Field, round = thickness * 0.9): Field {
  return (x, y, z) => {
    const r = region(x, y, z);
    if (r > 0.06) return r;
    return smax(Math.abs(surface(x, y, z) - off) - thickness / 2, r, round);
  };
}

/** The front half of a flat outline. */
export const front = (outline: Outline): Field => (x, y, z) => (y > 0.01 ? 0.1 : outline(x, z));

/** Where a line from the front meets a surface, and the surface's normal there. */
export function touch(surface: Field, x: number, z: number): { at: Vec3; normal: Vec3 } {
  let y = -0.62;
  for (let i = 0; i < 90; i++) {
    const d = surface(x, y, z);
    if (d < 0.0004 || y > 0.4) break;
    y += d * 0.8;
  }
  const e = 0.002;
  const g: Vec3 = [
    surface(x + e, y, z) - surface(x - e, y, z),
    surface(x, y + e, z) - surface(x, y - e, z),
    surface(x, y, z + e) - surface(x, y, z - e),
  ];
  return { at: [x, y, z], normal: normalize(g) };
}

/** Coordinates across (u), up (v) and off (w) a tangent plane. */
function tangentFrame(at: Vec3, normal: Vec3) {
  const up = normalize(sub([0, 0, 1], scale(normal, normal[2])));
  const right = cross(up, normal);
  return (x: number, y: number, z: number): Vec3 => {
    const p: Vec3 = [x - at[0], y - at[1], z - at[2]];
    return [dot(p, right), dot(p, up), dot(p, normal)];
  };
}

const around = ([x, y, z]: Vec3, r: number): Bounds => [x - r, y - r, z - r, x + r, y + r, z + r];

/** A round button with a rim and two holes, sewn on a surface. */
export function button(surface: Field, x: number, z: number, radius: number, color: Hex, metal = false): Part {
  const { at, normal } = touch(surface, x, z);
  const local = tangentFrame(at, normal);
  return {
    name: 'button',
    field: (px, py, pz) => {
      const [u, v, w] = local(px, py, pz);
      const r = len2(u, v);
      let d = smax(r - radius, Math.abs(w - 0.002) - 0.0038, 0.003);
      d = smax(d, -ellipsoid(u, v, w - 0.009, radius * 0.72, radius * 0.72, 0.0045), 0.002);
      return metal ? d : smax(d, -(Math.min(len2(u - radius * 0.25, v), len2(u + radius * 0.25, v)) - radius * 0.13), 0.001);
    },
    bounds: around(at, radius + 0.012),
    cell: 0.0018,
    material: { kind: metal ? 'metal' : 'plastic' },
    paint: color,
  };
}

/** Buttons down the front from `top` to `bottom`. */
export function buttonRow(surface: Field, x: number, top: number, bottom: number, gap: number, radius: number, color: Hex, metal = false): Part[] {
  const parts: Part[] = [];
  for (let z = top; z > bottom; z -= gap) parts.push(button(surface, x, z, radius, color, metal));
  return parts;
}

/** A closed zip with its puller from `top` down to `bottom`. */
export function zip(surface: Field, top: number, bottom: number, color: Hex, x0 = 0): Part[] {
  const tape: Part = {
    name: 'zip',
    field: patch(surface, 0.002, 0.007, front((x, z) => smax(Math.abs(x - x0) - 0.0075, Math.abs(z - (top + bottom) / 2) - (top - bottom) / 2, 0.002)), 0.004),
    bounds: [x0 - 0.03, -0.5, bottom - 0.02, x0 + 0.03, 0.05, top + 0.02],
    cell: 0.004,
    material: { kind: 'plastic', bands: [{ axis: 1, scale: 110, width: 0.45, color: shade(color, 0.45), alpha: 0.7 }] },
    paint: color,
    uv: (x, _y, z) => [x, z],
  };
  const { at, normal } = touch(surface, x0, top - 0.012);
  const local = tangentFrame(at, normal);
  const puller: Part = {
    name: 'puller',
    field: (x, y, z) => {
      const [u, v, w] = local(x, y, z);
      return smin(roundBox(u, v + 0.004, w - 0.009, 0.006, 0.008, 0.004, 0.003), roundBox(u, v + 0.026, w - 0.01, 0.0045, 0.014, 0.0025, 0.002), 0.003);
    },
    bounds: around(at, 0.06),
    cell: 0.0022,
    material: { kind: 'metal' },
    paint: '#c9c6c0',
  };
  return [tape, puller];
}

/** A cord along points. */
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

/** A rib band round the hem of an upper garment. */
export function hemBand(upper: Upper, height: number, material: Material, color: Hex, inset = 0.004): Part {
  const { hem, gap } = upper.spec;
  const field: Field = (x, y, z) => {
    const d = smax(Math.abs(upper.loft.distance(x, y, z) + inset) - 0.0105, Math.abs(z - hem - 0.005) - height / 2, 0.008);
    return gap && y < 0.02 ? smax(d, Math.min(gap(z) - Math.abs(x), 0.02 - y), 0.01) : d;
  };
  return { name: 'hem', field, bounds: [-0.42, -0.36, hem - 0.08, 0.42, 0.34, hem + 0.1], cell: 0.006, material, paint: color, uv: (x, y, z) => [Math.atan2(x, -y) * 0.17, z] };
}

export function cuffs(upper: Upper, length: number, off: number, thickness: number, material: Material, color: Part['paint']): Part {
  return { name: 'cuffs', field: upper.cuffBand(length, off, thickness), bounds: UPPER_BOUNDS, cell: 0.006, material, paint: color, uv: upper.cuffUv };
}

/** A band that edges the neck hole, `width` on the cloth and `height` standing up. */
export function neckBand(upper: Upper, width: number, height: number, material: Material, color: Hex): Part {
  const { neck } = upper.spec;
  const field: Field = (x, y, z) => {
    const hole = ellipsoid(x, y - neck.y, z - neck.z, neck.a, neck.b, neck.c);
    const lie = smax(Math.abs(upper.outside(x, y, z) - 0.0015) - 0.0055, Math.abs(hole - width * 0.45) - width * 0.55, 0.006);
    if (height <= 0) return smax(lie, z - (neck.z - 0.006), 0.004);
    const stand = len2(hole - 0.002, upper.outside(x, y, z) * 0.9) - height * 0.55;
    return smax(smin(lie, stand, 0.006), z - (neck.z + 0.004), 0.006);
  };
  return { name: 'neckband', field, bounds: [-0.2, -0.22, upper.body.neck - 0.2, 0.2, 0.2, upper.body.neck + 0.12], cell: 0.005, material, paint: color, uv: (x, y, z) => [Math.atan2(x, -y) * 0.1, z] };
}

/** A turned-up tube round the neck from `bottom` to `top`. */
export function neckTube(body: Upper['body'], bottom: number, top: number, radius: number, thickness: number, material: Material, color: Hex): Part {
  const fold = (top + bottom) / 2;
  return {
    name: 'neck',
    field: (x, y, z) => {
      const r = radius + 0.35 * Math.max(0, fold - z);
      const flat = Math.abs(len2(x, (y - 0.006) / 0.97) - r) - thickness / 2;
      return smax(flat, Math.abs(z - fold - 0.06 * y) - (top - bottom) / 2, thickness * 0.9) * 0.95;
    },
    bounds: [-0.22, -0.22, bottom - 0.05, 0.22, 0.22, top + 0.06],
    cell: 0.005,
    material,
    paint: color,
    uv: (x, y, z) => [Math.atan2(x, -y) * 0.1, z],
  };
}

/** A patch pocket with a seam, its upper edge at z. `flap` adds the flap, `x` mirrors where asked. */
export function pockets(surface: Field, x: number, z: number, width: number, height: number, material: Material, color: Hex, flap: boolean, both = true): Part {
  const box = (px: number, pz: number, w: number, h: number) => roundBox(px, pz, 0, w, h, 1, 0.008);
  const region = (px: number, pz: number) => box((both ? Math.abs(px) : px) - x, pz - (z - height / 2), width / 2, height / 2);
  const cover = (px: number, pz: number) => box((both ? Math.abs(px) : px) - x, pz - (z - 0.008), width / 2 + 0.004, height * 0.17);
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

/** A seam: a soft groove of half-width `w` and depth `depth` along a plane line. */
export const seam = (x: number, z: number, ax: number, az: number, bx: number, bz: number, depth = 0.003, w = 0.004) => {
  const d = segment(x, z, ax, az, bx, bz) / w;
  return depth * Math.exp(-d * d);
};

export { torus };
