import { type Vec3, add, cross, dot, length, normalize, scale, sub } from '../../scene/vector';
import { random } from '../../sdf/noise';
import { type Field, mix, smoothstep } from '../../sdf/scalar';
import { type Spline, spline } from '../../sdf/spline';
import { CRANIUM } from '../head';
import { perpendicular } from '../skeleton';

const DEG = Math.PI / 180;

/** Direction of a root on the skull, in degrees: azimuth from the front towards +x, elevation from the equator. */
export interface Root {
  azimuth: number;
  elevation: number;
}

/** Returns the root in whose direction a point lies from the centre of the skull. */
export function rootOf(x: number, y: number, z: number): Root {
  const X = x / CRANIUM.a;
  const Y = (y - CRANIUM.y) / CRANIUM.b;
  const Z = (z - CRANIUM.z) / CRANIUM.c;
  return { azimuth: Math.atan2(X, -Y) / DEG, elevation: Math.atan2(Z, Math.sqrt(X * X + Y * Y)) / DEG };
}

export function onSkull({ azimuth, elevation }: Root): Vec3 {
  const c = Math.cos(elevation * DEG);
  return [
    CRANIUM.a * c * Math.sin(azimuth * DEG),
    CRANIUM.y - CRANIUM.b * c * Math.cos(azimuth * DEG),
    CRANIUM.z + CRANIUM.c * Math.sin(elevation * DEG),
  ];
}

const skullNormal = (p: Vec3): Vec3 =>
  normalize([p[0] / CRANIUM.a ** 2, (p[1] - CRANIUM.y) / CRANIUM.b ** 2, (p[2] - CRANIUM.z) / CRANIUM.c ** 2]);

/** Lowest elevation at which hair grows, by azimuth: forehead, temple, before and behind the ear, nape. */
export const hairline = (keys: readonly (readonly [number, number])[]): Spline => spline(keys);

/** One layer of hair: clumps with the same cut and comb. */
export interface Layer {
  /** Number of roots on a whole sphere. Those in the layer's region are used. */
  density: number;
  grows: (root: Root) => boolean;
  /** Direction of the comb at a point, of any length. Only its part along the skull counts near the skull. */
  comb: (p: Vec3, root: Root) => Vec3;
  length: (root: Root) => number;
  /** Rise of the roots off the skull, 0 to 1. */
  lift: number;
  /** Weight of gravity against the comb. */
  gravity: number;
  /** How fast the direction changes, per step. */
  bend: number;
  /** Distance from skull and shoulders. */
  off: number;
  /** Pull near the tip, such as inwards for a bob. */
  turn?: (p: Vec3, t: number) => Vec3;
  /** Sideways waves: amplitude, wave length, and where they begin (share of the length). */
  wave?: { amplitude: number; length: number; from: number; loose: number };
  /** Springs: radius and length of one turn. */
  curl?: { radius: number; pitch: number };
  /** Half-width and half-thickness of a clump at its root, and the share left at its tip. */
  clump: { width: number; thick: number; tip: number };
  strands: number;
  /** Radius of one drawn strand. It stands for many hairs. */
  radius: number;
  fuzz: number;
}

/** A clump's axis, with frames. */
export interface Guide {
  points: Vec3[];
  normals: Vec3[];
  across: Vec3[];
  length: number;
  layer: Layer;
  root: Root;
}

const STEPS = 26;

export function gradient(field: Field, [x, y, z]: Vec3): Vec3 {
  const e = 0.004;
  return normalize([
    field(x + e, y, z) - field(x - e, y, z),
    field(x, y + e, z) - field(x, y - e, z),
    field(x, y, z + e) - field(x, y, z - e),
  ]);
}

/** Lets one clump grow from its root: combed along the skull, drawn down by gravity, kept outside `obstacle`. */
function grow(root: Root, layer: Layer, obstacle: Field): Vec3[] {
  const start = onSkull(root);
  const step = layer.length(root) / STEPS;
  let p = start;
  const normal = skullNormal(p);
  let direction = normalize(add(perpendicular(layer.comb(p, root), normal), scale(normal, layer.lift)));
  const points = [p];
  for (let i = 1; i <= STEPS; i++) {
    const t = i / STEPS;
    const n = skullNormal(p);
    const height = length(sub(p, start)) < 0.01 ? 0 : obstacle(p[0], p[1], p[2]);
    const near = smoothstep(0.12, 0.02, height) * smoothstep(-0.16, 0.02, p[2]);
    const comb = normalize(layer.comb(p, root));
    const along = sub(comb, scale(n, dot(comb, n) * near));
    let pull: Vec3 = add(scale(along, near), [0, 0, -layer.gravity * mix(1, 0.35, near)]);
    if (layer.turn) pull = add(pull, layer.turn(p, t));
    if (length(pull) > 1e-6)
      direction = normalize(add(scale(direction, 1 - layer.bend), scale(normalize(pull), layer.bend)));
    p = add(p, scale(direction, step));
    const off = layer.off * smoothstep(0, 0.16, t) * mix(0.55, 1.15, smoothstep(-0.08, 0.2, p[2]));
    const d = obstacle(p[0], p[1], p[2]) - off;
    if (d < 0) {
      const out = gradient(obstacle, p);
      p = add(p, scale(out, -d));
      const into = dot(direction, out);
      if (into < 0) direction = normalize(sub(direction, scale(out, into * 0.9)));
    }
    points.push(p);
  }
  return points;
}

function frame(points: Vec3[], layer: Layer, root: Root): Guide {
  let normal = skullNormal(points[0]!);
  const normals: Vec3[] = [];
  const across: Vec3[] = [];
  let total = 0;
  points.forEach((p, i) => {
    const tangent = normalize(sub(points[Math.min(points.length - 1, i + 1)]!, points[Math.max(0, i - 1)]!));
    normal = perpendicular(normal, tangent);
    normals.push(normal);
    across.push(cross(tangent, normal));
    if (i > 0) total += length(sub(p, points[i - 1]!));
  });
  return { points, normals, across, length: total, layer, root };
}

/** Bends a guide into waves and springs. Neighbouring clumps move together. */
function ripple(guide: Guide, loose: number): Guide {
  const { wave, curl } = guide.layer;
  if (!wave && !curl) return guide;
  const phase = guide.root.azimuth * 0.045 + loose * (wave?.loose ?? 6);
  const points = guide.points.map((p, i) => {
    const t = i / (guide.points.length - 1);
    const s = t * guide.length;
    let q = p;
    if (wave) {
      const grown = wave.amplitude * smoothstep(wave.from, wave.from + 0.35, t);
      const a = (s / wave.length) * 2 * Math.PI + phase;
      q = add(
        q,
        add(scale(guide.across[i]!, Math.sin(a) * grown), scale(guide.normals[i]!, Math.cos(a) * grown * 0.55)),
      );
    }
    if (curl) {
      const grown = curl.radius * smoothstep(0.05, 0.4, t);
      const a = (s / curl.pitch) * 2 * Math.PI + phase;
      q = add(
        q,
        add(scale(guide.across[i]!, Math.sin(a) * grown), scale(guide.normals[i]!, (1 + Math.cos(a)) * grown)),
      );
    }
    return q;
  });
  return frame(points, guide.layer, guide.root);
}

/** Returns `count` roots spread evenly over a sphere (Fibonacci lattice). */
export function rootsOnSphere(count: number): Root[] {
  const golden = 180 * (3 - Math.sqrt(5));
  return Array.from({ length: count }, (_, i) => {
    const z = 1 - (2 * i + 1) / count;
    const turned = i * golden;
    return { azimuth: turned - 360 * Math.round(turned / 360), elevation: Math.asin(z) / DEG };
  });
}

/** Returns a clump along a given course, for hair that is gathered in a bun. */
export const courseGuide = (points: Vec3[], layer: Layer): Guide => frame(points, layer, rootOf(...points[0]!));

/** Grows all clumps of a layer. */
export function growLayer(layer: Layer, obstacle: Field, seed: number): Guide[] {
  const next = random(seed);
  return rootsOnSphere(layer.density)
    .map(({ azimuth, elevation }) => ({
      azimuth: azimuth + (next() - 0.5) * 5,
      elevation: Math.min(86, elevation + (next() - 0.5) * 5),
    }))
    .filter(layer.grows)
    .map((root) => ripple(frame(grow(root, layer, obstacle), layer, root), next() * 2 - 1));
}
