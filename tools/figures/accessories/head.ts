import type { Part } from '../scene/part';
import type { Wearing, Dressed } from '../cloth/worn';
import { clothOf } from '../cloth/worn';
import { shade } from '../scene/colour';
import { noise } from '../sdf/noise';
import { type Field, bell, len2, len3, smax, smin, smoothstep } from '../sdf/scalar';
import { capsule, ellipse, ellipsoid, roundRect } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';

/** Something worn on the head, in head space. `inside` is the room that it leaves for hair above its rim. */
export interface Headwear extends Dressed {
  inside?: Field;
}

const HAT: Bounds = [-0.5, -0.52, -0.1, 0.5, 0.5, 0.52];
const room = (a: number, b: number, c: number, y: number, z: number, rim: (y: number) => number): Field => (x, py, pz) => smin(ellipsoid(x, py - y, pz - z, a, b, c), pz - rim(py), 0.004);

export function beanie(worn: Wearing<'beanie'>): Headwear {
  const { color, trim, params: p } = worn;
  const dome = (x: number, y: number, z: number) => ellipsoid(x, y - 0.018, z - 0.075, 0.3, 0.294, 0.285);
  const slope = (y: number) => 0.16 * -y;
  const uv = (x: number, y: number, z: number): readonly [number, number] => [Math.atan2(x, -y) * 0.27, z * 1.1];
  const rib = { kind: 'rib', scale: 38 } as const;
  const parts: Part[] = [{ name: 'beanie', field: (x, y, z) => smax(dome(x, y, z), 0.1 + slope(y) - z, 0.03), bounds: HAT, cell: 0.0075, material: rib, paint: color, uv }];
  if (p.cuff) parts.push({ name: 'cuff', field: (x, y, z) => len2(Math.max(0, Math.abs(dome(x, y, z) - 0.004) - 0.004), Math.max(0, Math.abs(z - 0.12 - slope(y)) - 0.036)) - 0.014, bounds: HAT, cell: 0.0068, material: rib, paint: trim ?? color, uv });
  if (p.pom) parts.push({ name: 'pom', field: (x, y, z) => len3(x, y - 0.02, z - 0.385) - 0.058 - 0.014 * noise(x * 34, y * 34, z * 34) - 0.009 * noise(x * 80, y * 80, z * 80), bounds: [-0.12, -0.1, 0.28, 0.12, 0.14, 0.5], cell: 0.006, material: { kind: 'fur' }, paint: trim ?? color, slack: 2.5 });
  return { parts, inside: room(0.284, 0.278, 0.268, 0.018, 0.075, (y) => 0.1 + slope(y)) };
}

export function cap(worn: Wearing<'cap'>): Headwear {
  const { color, trim, params: p } = worn;
  const material = clothOf(worn);
  const rim = (y: number) => 0.11 - 0.1 * y;
  const crown: Field = (x, y, z) => {
    let d = smax(ellipsoid(x, y - 0.02, z - 0.075, 0.296, 0.292, p.style === 'camp' ? 0.262 : 0.285), rim(y) - z, 0.015);
    const angle = Math.atan2(x, -(y - 0.02));
    for (let i = 0; i < 6; i++) {
      const q = Math.atan2(Math.sin(angle - (i * Math.PI) / 3), Math.cos(angle - (i * Math.PI) / 3));
      d += 0.0035 * bell(q * len2(x, y), 0.006);
    }
    return p.style === 'visor' ? smax(d, -smin(ellipsoid(x, y - 0.02, z - 0.075, 0.284, 0.28, 0.5), rim(y) + 0.055 - z, 0.01), 0.008) : d;
  };
  const visor = p.style === 'visor';
  const band: Field = (x, y, z) => smax(Math.abs(ellipsoid(x, y - 0.02, z - 0.075, 0.294, 0.29, 0.284)) - 0.007, Math.abs(z - rim(y) - 0.03) - 0.03, 0.008);
  const brim: Field = (x, y, z) => {
    const Y = y + 0.215;
    const centre = 0.128 + 0.0215 - 0.7 * x * x + (Y < 0 ? Y * 0.22 : 0);
    return smax(smax(ellipse(x, Y, 0.2, 0.205), Math.abs(z - centre) - 0.0095, 0.009), -ellipsoid(x, y - 0.02, z - 0.075, 0.28, 0.276, 0.285), 0.008);
  };
  const parts: Part[] = [
    { name: 'cap', field: visor ? band : crown, bounds: HAT, cell: 0.0068, material, paint: color },
    { name: 'brim', field: brim, bounds: [-0.26, -0.5, -0.08, 0.26, 0, 0.28], cell: 0.0056, material, paint: trim && visor ? trim : color, slack: 2.2 },
  ];
  if (!visor) parts.push({ name: 'top', field: (x, y, z) => ellipsoid(x, y - 0.02, z - (p.style === 'camp' ? 0.338 : 0.362), 0.022, 0.022, 0.014), bounds: [-0.04, -0.03, 0.3, 0.04, 0.06, 0.39], cell: 0.004, material, paint: color });
  if (trim && !visor) parts.push({ name: 'logo', field: (x, y, z) => smax(Math.abs(crown(x, y, z) - 0.002) - 0.004, roundRect(x, z - 0.222, 0.04, 0.02, 0.008), 0.004), bounds: [-0.08, -0.36, 0.15, 0.08, -0.1, 0.29], cell: 0.0035, material: { kind: 'cotton' }, paint: trim });
  return visor ? { parts } : { parts, inside: room(0.28, 0.276, 0.268, 0.02, 0.075, rim) };
}

export function bucketHat(worn: Wearing<'bucket-hat'>): Headwear {
  const { color, trim, params: p } = worn;
  const material = p.straw ? ({ kind: 'straw' } as const) : clothOf(worn);
  const reach = p.brim === 'wide' ? 0.13 : 0.075;
  const drop = p.straw ? 0.25 : 0.75;
  const top = 0.325;
  const rim = (y: number) => 0.125 - 0.14 * y;
  const crown: Field = (x, y, z) => {
    const side = ellipse(x, y - 0.02, 0.298 - 0.12 * Math.max(0, z - 0.16), 0.294 - 0.12 * Math.max(0, z - 0.16));
    return smax(smax(side, z - top - 0.02, 0.07), rim(y) - z, 0.012);
  };
  const brim: Field = (x, y, z) => {
    const out = ellipse(x, y - 0.02, 0.29, 0.286);
    const sheet = Math.abs(z - rim(y) + drop * out - 0.005 * Math.sin(Math.atan2(x, y) * 5)) - 0.0085;
    return smax(smax(sheet, out - reach, 0.008), -out - 0.012, 0.006) * (p.straw ? 0.9 : 0.75);
  };
  const uv = (x: number, y: number, z: number): readonly [number, number] => [Math.atan2(x, -y) * 0.28, z + len2(x, y)];
  const parts: Part[] = [
    { name: 'crown', field: crown, bounds: HAT, cell: 0.007, material, paint: color, uv },
    { name: 'brim', field: brim, bounds: HAT, cell: 0.0066, material, paint: color, uv, slack: 2.2 },
  ];
  if (trim) parts.push({ name: 'ribbon', field: (x, y, z) => smax(Math.abs(crown(x, y, z) - 0.003) - 0.005, Math.abs(z - rim(y) - 0.034) - 0.024, 0.005), bounds: HAT, cell: 0.0062, material: { kind: 'cotton' }, paint: trim });
  return { parts, inside: room(0.283, 0.279, 0.262, 0.02, 0.06, rim) };
}

export function beret(worn: Wearing<'beret'>): Headwear {
  const { color } = worn;
  const c = Math.cos(0.22);
  const s = Math.sin(0.22);
  const field: Field = (x, y, z) => {
    const X = x * c + (z - 0.19) * s;
    const Z = -x * s + (z - 0.19) * c;
    let d = ellipsoid(X + 0.015, y - 0.03, Z - 0.03, 0.312, 0.302, 0.118);
    d = smin(d, smax(ellipse(X, y - 0.02, 0.262, 0.258), Math.abs(Z + 0.03) - 0.04, 0.02), 0.05);
    d = smin(d, capsule(X, y - 0.03, Z, [0, 0, 0.14], [0, 0, 0.178], 0.009, 0.007), 0.012);
    return d - 0.004 * noise(x * 7, y * 7, z * 7);
  };
  return { parts: [{ name: 'beret', field, bounds: [-0.42, -0.36, 0, 0.42, 0.42, 0.48], cell: 0.0068, material: { kind: 'wool' }, paint: color }], inside: room(0.258, 0.254, 0.2, 0.02, 0.1, (y) => 0.165 - 0.1 * y) };
}

export function earmuffs(worn: Wearing<'earmuffs'>): Headwear {
  const { color } = worn;
  const pad: Field = (x, y, z) => ellipsoid(Math.abs(x) - 0.312, y - 0.0, z + 0.03, 0.046, 0.078, 0.078) - 0.007 * noise(x * 40, y * 40, z * 40) - 0.004 * noise(x * 90, y * 90, z * 90);
  const band: Field = (x, y, z) => smax(len2(len2(x / 0.318, (z + 0.02) / 0.345) - 1, 0) * 0.31 - 0.0085, Math.max(Math.abs(y) - 0.016, -z), 0.006);
  return { parts: [
    { name: 'pads', field: pad, bounds: [-0.42, -0.14, -0.16, 0.42, 0.14, 0.1], cell: 0.006, material: { kind: 'fur' }, paint: color, slack: 2.4 },
    { name: 'band', field: band, bounds: [-0.38, -0.06, -0.06, 0.38, 0.06, 0.4], cell: 0.005, material: { kind: 'plastic' }, paint: shade(color, 0.4) },
  ] };
}

/** Frames in front of the eyes, lenses tinted, temples to the ears. */
export function eyewear(worn: Wearing<'eyewear'>): Headwear {
  const { color, params: p } = worn;
  const at = { x: 0.108, z: -0.028 };
  const size = p.shape === 'round' ? { a: 0.072, b: 0.07 } : p.shape === 'square' ? { a: 0.078, b: 0.062 } : { a: 0.096, b: 0.056 };
  const outline = (x: number, z: number) => (p.shape === 'round' ? ellipse(Math.abs(x) - at.x, z - at.z, size.a, size.b) : roundRect(Math.abs(x) - at.x, z - at.z, size.a, size.b, 0.032));
  // The front bends round the face.
  const plane = (x: number) => -0.318 + 1.05 * x * x;
  const front: Field = (x, y, z) => {
    const rim = Math.abs(outline(x, z)) - (p.tint > 0.3 ? 0.0085 : 0.0062);
    const bridge = Math.max(Math.abs(x) - 0.042, Math.abs(z - at.z - 0.018 - 0.9 * (0.0016 - x * x)) - 0.006);
    return smax(Math.min(rim, bridge), Math.abs(y - plane(x)) - 0.0075, 0.005);
  };
  const temple: Field = (x, y, z) => {
    const X = Math.abs(x);
    return capsule(X, y, z, [at.x + size.a, plane(at.x + size.a) + 0.005, at.z + 0.02], [0.276, 0.0, at.z + 0.012], 0.0062);
  };
  const glass: Field = (x, y, z) => smax(outline(x, z) - 0.002, Math.abs(y - plane(x)) - 0.0028, 0.002);
  const bounds: Bounds = [-0.32, -0.36, -0.13, 0.32, 0.06, 0.08];
  return { parts: [
    { name: 'frame', field: (x, y, z) => Math.min(front(x, y, z), temple(x, y, z)), bounds, cell: 0.0036, material: { kind: 'plastic' }, paint: color },
    { name: 'lens', field: glass, bounds, cell: 0.0042, material: { kind: 'lens', opacity: p.tint > 0 ? Math.min(0.94, p.tint) : 0.07 }, paint: p.tint > 0 ? shade(color, 0.5) : '#f2f6f8' },
  ] };
}

/** A folded filter mask over nose and mouth, with ear loops. `face` is the head's field. */
export function mask(worn: Wearing<'mask'>, face: Field): Headwear {
  const { color } = worn;
  const outline = (x: number, z: number) => {
    const X = Math.abs(x);
    const top = -0.07 - 0.32 * X + (X < 0.05 ? 0.012 : 0);
    const bottom = -0.228 + 0.55 * X * X * 3;
    return smax(smax(z - top, bottom - z, 0.02), X - 0.178, 0.03);
  };
  const field: Field = (x, y, z) => {
    if (y > 0.02) return 0.1;
    const ridge = 0.02 * bell(x, 0.06) + 0.008;
    const d = face(x, y, z);
    const fold = 0.0025 * bell(z + 0.138 + 0.06 * Math.abs(x), 0.004) + 0.0018 * bell(z + 0.09 + 0.2 * Math.abs(x), 0.003);
    return smax(Math.abs(d - ridge) - 0.006 + fold, outline(x, z), 0.01);
  };
  const loops: Field = (x, y, z) => Math.min(
    capsule(Math.abs(x), y, z, [0.17, -0.172, -0.122], [0.272, 0.0, -0.02], 0.0042), capsule(Math.abs(x), y, z, [0.165, -0.172, -0.19], [0.268, 0.012, -0.085], 0.0042),
  );
  return { parts: [
    { name: 'mask', field, bounds: [-0.24, -0.36, -0.29, 0.24, 0.02, -0.03], cell: 0.0048, material: { kind: 'paper' }, paint: color },
    { name: 'loops', field: loops, bounds: [-0.3, -0.24, -0.24, 0.3, 0.06, 0.02], cell: 0.0035, material: { kind: 'cotton' }, paint: '#f4f2ee' },
  ] };
}

export { smoothstep };
