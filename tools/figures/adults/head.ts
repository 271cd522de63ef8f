import type { Vec3 } from '../scene/vector';
import { Limb } from '../sdf/limb';
import { type Field, clamp, len3, smax, smin, smoothstep } from '../sdf/scalar';
import { capsule, ellipsoid } from '../sdf/shapes';
import { spline } from '../sdf/spline';

/** Features of a face. Lengths in head space: a head is 0.55 high, origin at its centre, the face looks to -y. */
export interface Features {
  /** Half-width of the jaw's front, and how far its corners stand out. */
  jaw: number;
  jawCorner: number;
  chin: number;
  /** Depth of the cheek bones, and of jowls with age. */
  cheek: number;
  jowl: number;
  /** Height of the brow ridge above the face. */
  ridge: number;
  nose: { length: number; width: number; bridge: number };
  eye: {
    x: number;
    width: number;
    upper: number;
    lower: number;
    /** Rise of the outer corner, per unit of width. */
    tilt: number;
    /** Thickness of the lashes; 0.5 for a bare lid. */
    lashes: number;
    wing: number;
  };
  mouth: { width: number; upper: number; lower: number; smile: number };
  ears: number;
}

/** Width of a face's drawing in head space. It is projected onto the head from the front. */
export const FACE_SPAN = 0.6;
export const EYE_Z = -0.028;
export const EYE_RADIUS = 0.066;
export const MOUTH_Z = -0.176;

/** Half-axes and centre of the skull, on which hair grows. */
export const CRANIUM = { a: 0.208, b: 0.236, c: 0.226, y: 0.022, z: 0.048 };

/** Returns the head without eyes and mouth. */
function baseField({ jaw, jawCorner, chin, cheek, jowl, ridge, nose, eye }: Features): Field {
  const tip: Vec3 = [0, -0.246, -0.03 - nose.length];
  return (x, y, z) => {
    const ax = Math.abs(x);
    let d = ellipsoid(x, y - CRANIUM.y, z - CRANIUM.z, CRANIUM.a, CRANIUM.b, CRANIUM.c);
    d = smin(d, ellipsoid(x, y + 0.05, z + 0.056, 0.167, 0.168, 0.168), 0.08);
    d = smin(d, ellipsoid(x, y + 0.086, z + 0.16, jaw, 0.104, 0.09), 0.09);
    d = smin(d, ellipsoid(ax - jawCorner, y - 0.0, z + 0.138, 0.04, 0.06, 0.06), 0.09);
    d = smin(d, ellipsoid(x, y + 0.142, z + 0.226, chin, 0.05, 0.046), 0.1);
    d = smin(d, ellipsoid(ax - 0.104, y + 0.15, z + 0.088, 0.05, cheek, 0.046), 0.06);
    if (jowl > 0) d = smin(d, ellipsoid(ax - 0.09, y + 0.13, z + 0.205, 0.03, jowl, 0.036), 0.05);
    // Eye sockets below a soft ridge, and the hollow of the temples.
    d = smax(d, -ellipsoid(ax - eye.x, y + 0.262, z - EYE_Z - 0.004, 0.066, 0.062, 0.046), 0.05);
    d = smin(d, ellipsoid(ax - 0.07, y + 0.166, z - 0.04, 0.066, 0.026 + ridge, 0.018), 0.045);
    // The nose: a bridge between the eyes, a round tip and wings.
    d = smin(
      d,
      capsule(x, y, z, [0, -0.176 - nose.bridge, 0.012], [0, tip[1] + 0.006, tip[2] + 0.018], 0.0145, 0.0175),
      0.024,
    );
    let end = ellipsoid(x, y - tip[1], z - tip[2], 0.026 * nose.width, 0.025, 0.0225);
    end = smin(
      end,
      ellipsoid(ax - 0.027 * nose.width, y - tip[1] - 0.023, z - tip[2] + 0.006, 0.0155, 0.02, 0.0145),
      0.014,
    );
    end = smax(
      end,
      -ellipsoid(ax - 0.0155 * nose.width, y - tip[1] - 0.012, z - tip[2] + 0.024, 0.0075, 0.011, 0.0075),
      0.006,
    );
    return smin(d, end, 0.02);
  };
}

/** Returns y of the surface in front of a point (x, z) of a field, found from outside. */
export function frontOf(field: Field, x: number, z: number): number {
  let y = -0.45;
  for (let i = 0; i < 60; i++) {
    const d = field(x, y, z);
    if (d < 2e-4) break;
    y += d * 0.8;
  }
  return y;
}

/** Edges of the eye's opening, in the eye's own coordinates: X outwards, Z up. */
export function lidEdges({ width, upper, lower, tilt }: Features['eye']): { upper: Field; lower: Field } {
  const share = (X: number) => clamp(X / width, -1, 1);
  return {
    // The upper lid is highest inside the middle, the lower lid lowest outside it.
    upper: (X) => tilt * X + upper * Math.pow(Math.max(0, 1 - share(X + width * 0.06) ** 2), 0.62) - 0.001,
    lower: (X) => tilt * X - lower * Math.pow(Math.max(0, 1 - share(X - width * 0.1) ** 2), 0.8) + 0.001,
  };
}

/** A head: its skin, and where its eyes lie. */
export interface Head {
  skin: Field;
  /** Centre of the left eye (+x). */
  eye: Vec3;
  /** Upper edge of the left eye's opening, from the inner to the outer corner, on the lid. */
  lashLine: Limb;
  features: Features;
}

/** Builds a head with lids round its eyes, lips, and ears. */
export function makeHead(features: Features): Head {
  const { eye, mouth, ears } = features;
  const base = baseField(features);
  const surface = frontOf(base, eye.x, EYE_Z);
  const centre: Vec3 = [eye.x, surface + EYE_RADIUS - 0.007, EYE_Z];
  const edges = lidEdges(eye);
  const lids: Field = (x, y, z) => {
    const ax = Math.abs(x);
    const X = ax - centre[0];
    const Y = y - centre[1];
    const Z = z - centre[2];
    const ball = len3(X, Y, Z) - EYE_RADIUS - 0.0085;
    // A fold above the upper lid.
    const fold = Z - edges.upper(X, 0, 0) - 0.0125;
    const crease =
      0.0032 * Math.exp(-((fold / 0.0036) ** 2)) * smoothstep(eye.width * 1.1, eye.width * 0.6, Math.abs(X));
    return smin(base(x, y, z), ball, 0.016) + crease;
  };
  const opening = (x: number, y: number, z: number) => {
    const X = Math.abs(x) - centre[0];
    const Z = z - centre[2];
    const across = Math.max(Z - edges.upper(X, 0, 0), edges.lower(X, 0, 0) - Z) * 0.86;
    return Math.max(across, Math.abs(X) - eye.width, y - centre[1]);
  };
  const lips = lipField(base, mouth);
  const skin: Field = (x, y, z) => {
    let d = lids(x, y, z);
    if (d < 0.08) {
      if (z < MOUTH_Z + 0.06 && z > MOUTH_Z - 0.07) d = lips(x, y, z, d);
      d = smax(d, -opening(x, y, z), 0.004);
      const ax = Math.abs(x);
      let ear = ellipsoid(ax - 0.2 - 0.01 * ears, y - 0.028 + 0.22 * (ax - 0.2), z + 0.03, 0.021 * ears, 0.036, 0.056);
      ear = smax(ear, -ellipsoid(ax - 0.222 - 0.012 * ears, y - 0.016, z + 0.024, 0.012, 0.02, 0.034), 0.01);
      d = smin(d, ear, 0.014);
    }
    return d;
  };
  return { skin, eye: centre, lashLine: lashLine(eye, centre, edges.upper), features };
}

function lashLine(eye: Features['eye'], centre: Vec3, edge: Field): Limb {
  const on = (X: number, lift: number): Vec3 => {
    const Z = edge(clamp(X, -eye.width, eye.width), 0, 0) + lift;
    const r = EYE_RADIUS + 0.007;
    return [centre[0] + X, centre[1] - Math.sqrt(Math.max(1e-4, r * r - X * X - Z * Z)), centre[2] + Z];
  };
  const along = Array.from({ length: 13 }, (_, i) => on(eye.width * (-0.97 + (1.94 * i) / 12), 0.0012));
  const last = along[along.length - 1]!;
  const wing: Vec3[] =
    eye.wing > 0 ? [[last[0] + eye.wing, last[1] + eye.wing * 0.75, last[2] + eye.wing * (0.28 + eye.tilt)]] : [];
  return new Limb([...along, ...wing]);
}

type Relief = (x: number, y: number, z: number, d: number) => number;

/** Returns the relief of both lips on a face. `smile` raises the corners. */
function lipField(base: Field, { width, upper, lower, smile }: Features['mouth']): Relief {
  const y = frontOf(base, 0, MOUTH_Z);
  const corner = frontOf(base, width, MOUTH_Z);
  const back = spline([
    [0, y],
    [width, corner],
    [width * 1.3, corner + 0.012],
  ]);
  return (x, py, z, d) => {
    const ax = Math.abs(x);
    const t = ax / width;
    if (t > 1.35) return d;
    const line = MOUTH_Z + smile * t * t;
    const fullness = Math.max(0, 1 - t * t);
    const depth = py - back(ax);
    const Z = z - line;
    let out = smin(
      d,
      ellipsoid(ax - 0.016, depth + 0.001, Z - upper * 0.55, width * 0.7, 0.011 + upper * 0.12, upper * 0.62 + 0.001),
      0.012,
    );
    out = smin(
      out,
      ellipsoid(x, depth + 0.0005, Z + lower * 0.62, width * 0.74, 0.0135 + lower * 0.14, lower * 0.66 + 0.001),
      0.012,
    );
    // The gap between the lips, deeper in the middle, and the dimples of the corners.
    const gap = Math.abs(Z) * 0.9 - 0.0016 - 0.0012 * fullness;
    out = smax(out, -smax(gap, Math.max(depth - 0.004, t * width - width * 1.02), 0.003), 0.006);
    return out + 0.0035 * Math.exp(-(((ax - width) / 0.007) ** 2) - (Z / 0.008) ** 2);
  };
}
