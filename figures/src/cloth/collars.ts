import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { Body } from '../body/body';
import { linear, mixRgb, shade } from '../scene/colour';
import { touch } from './patch';
import type { Material, Paint, Part } from '../scene/part';
import { noise } from '../sdf/noise';
import { type Field, bell, clamp, len2, mix, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipse, ellipsoid } from '../sdf/shapes';

interface CollarLook {
  material: Material;
  color: Hex;
}

/**
 * Builds a turned-down shirt collar on its stand. It lies on `surface`, the garment's outside, which rises round the
 * neck. `spread` opens the front (camp collar) and `scale` enlarges it.
 */
export function shirtCollar(body: Body, surface: Field, look: CollarLook, spread = 0, scale = 1, layer = 0): Part[] {
  const top = body.neck + (body.woman ? 0.02 : 0.024) - spread * 0.02;
  const radius = (body.woman ? 0.067 : 0.079) + layer * 0.009;
  const fallOn =
    (base: Field): Field =>
    (x, y, z) => {
      const Y = y - 0.004 + (z - top) * 0.15;
      const inFront = smoothstep(0.02, -0.05, y);
      const tip = inFront * 0.05 * scale * bell(Math.abs(x) - 0.055 * scale - 0.045 * spread, 0.027);
      const r = radius + (top - z) * (0.34 + spread * 0.12);
      const cone = ellipse(x, Y, r, r * 0.98);
      const sheet = Math.abs(smin(cone, base(x, y, z) - 0.009, 0.012)) - 0.0048;
      // On the shoulders the collar ends at a distance from the neck, not at a height.
      const away = ellipse(x, y, radius + 0.046 * scale, radius + 0.05 * scale) - tip;
      const band = smax(sheet, smax(smax(z - top, away, 0.004), top - 0.05 * scale - tip - z, 0.004), 0.005);
      const opening = 0.01 + spread * 0.03 + Math.max(0, top - z) * (0.56 + 0.3 * spread) - Math.abs(x);
      return smax(band, y < 0 ? opening : -0.02, 0.005);
    };
  const stand: Field = (x, y, z) => {
    const ring = smax(
      Math.abs(ellipse(x, y - 0.004, radius - 0.004, radius - 0.004)) - 0.005,
      Math.abs(z - top + 0.022) - 0.022,
      0.004,
    );
    return spread > 0 ? smax(ring, y < 0 ? 0.03 + spread * 0.03 - Math.abs(x) : -0.02, 0.005) : ring;
  };
  const b = 0.19;
  return [
    {
      name: 'collar',
      field: fallOn(surface),
      bounds: [-b, -b, top - 0.15, b, b, top + 0.03],
      cell: 0.0042,
      material: look.material,
      paint: look.color,
      tip: touch(surface, 0.055 * scale + 0.045 * spread, top - 0.08 * scale).at,
      turnOut: (over) => fallOn((x, y, z) => smin(surface(x, y, z), over(x, y, z), 0.006)),
    },
    {
      name: 'stand',
      field: stand,
      bounds: [-0.15, -0.15, top - 0.08, 0.15, 0.15, top + 0.03],
      cell: 0.005,
      material: look.material,
      paint: look.color,
      turnOut: () => stand,
    },
  ];
}

/** Builds a low upright band round the neck, such as a stand collar. `open` leaves a gap in front. */
export function standCollar(
  body: Body,
  look: CollarLook,
  height: number,
  radius: number,
  thickness = 0.016,
  open = 0,
): Part {
  const low = body.neck - 0.012;
  const field: Field = (x, y, z) => {
    const r = radius + (low + height - z) * 0.22;
    const d = smax(
      Math.abs(ellipse(x, y - 0.004, r, r * 0.96)) - thickness / 2,
      Math.abs(z - low - height / 2 - 0.1 * y) - height / 2,
      thickness * 0.8,
    );
    const slit = 0.003 + open + (low + height - z) * open * 2 - Math.abs(x);
    return smax(d, y < 0 ? slit : -0.05, 0.008);
  };
  return {
    name: 'stand',
    field,
    bounds: [-0.24, -0.24, low - 0.06, 0.24, 0.24, low + height + 0.06],
    cell: 0.0052,
    material: look.material,
    paint: look.color,
    uv: (x, y, z) => [Math.atan2(x, -y) * 0.12, z],
  };
}

/**
 * Returns a field that is positive outside a stand collar of this radius, so that a collar beneath stays under the
 * jacket.
 */
export const outsideStand =
  (body: Body, radius: number, gap: (z: number) => number): Field =>
  (x, y, z) =>
    Math.min(
      ellipse(x, y - 0.004, radius, radius * 0.96),
      0.07 - Math.abs(z - body.neck),
      y < 0 ? Math.abs(x) - gap(z) - 0.012 : 1,
    );

/** Builds a knitted or jersey collar with points on the shoulders. `spread` opens its front as in `shirtCollar`. */
export const softCollar = (body: Body, surface: Field, look: CollarLook, spread: number, layer = 0): Part[] =>
  shirtCollar(body, surface, look, spread, 0.92, layer).slice(0, 1);

/** Roll of a lowered hood: its rise per unit from the throat to the nape, and its radius at both. */
interface HoodRoll {
  rise: number;
  throat: number;
  nape: number;
  /** True if the cloth falls onto the shoulders beside the neck and behind it. */
  falls?: true;
}

/** The hood of a sweatshirt or a coat: thin at the throat, where it meets in a V, and full at the nape. */
export const SOFT_HOOD: HoodRoll = { rise: 0.46, throat: 0.021, nape: 0.053 };
/** A hood over thick layers, which lift it off the shoulders. */
export const FALLING_HOOD: HoodRoll = { ...SOFT_HOOD, falls: true };
/** A hood that is taken out over the jacket or coat on it and lies on its shoulders, thin in front. */
export const OVER_HOOD: HoodRoll = { rise: 0.42, throat: 0.025, nape: 0.056, falls: true };
/** A hood that is full at the throat too. */
export const FULL_HOOD: HoodRoll = { rise: 0.28, throat: 0.034, nape: 0.052 };
/** A hood whose edge is hidden by fur. */
export const LINED_HOOD: HoodRoll = { rise: 0.28, throat: 0.012, nape: 0.03 };
/** The hood of a thin shell: seen beside the neck. */
export const SHELL_HOOD: HoodRoll = { rise: 0.42, throat: 0.014, nape: 0.038, falls: true };

/** Middle and radius of the roll of a hood round the neck. */
const ROLL = { y: 0.035, radius: 0.122, depth: 0.96 };

/** Distance from the middle within which nothing is seen above a hood, and height below the neck down to its throat. */
const WITHIN = { above: 0.19, below: 0.035 };

/** Returns a value that is positive between a hood that is taken out and the neck, and above its roll. */
export function inHood({ neck }: Body, x: number, y: number, z: number): number {
  const r = len2(x, (y - ROLL.y) * ROLL.depth);
  const over = z - neck - 0.012 - OVER_HOOD.rise * (y - ROLL.y);
  return Math.max(Math.min(ROLL.radius - r, z - neck + WITHIN.below), Math.min(WITHIN.above - r, over));
}

/**
 * Builds a hood that lies on the back: a roll round the nape that tapers to the front. `apart` is the half-width of its
 * opening at the throat.
 */
export function hoodDown(
  body: Body,
  look: CollarLook,
  size = 1,
  { rise, throat, nape, falls } = SOFT_HOOD,
  apart = 0.012,
): Part {
  const z0 = body.neck + 0.012;
  const field: Field = (x, y, z) => {
    const Y = y - ROLL.y;
    const Z = z - z0 - rise * Y;
    const tall = falls && Z < 0 ? mix(0.8, 0.5, smoothstep(-0.08, 0.02, Y)) : 0.8;
    const ring =
      len2(len2(x, Y * ROLL.depth) - ROLL.radius * size, Z * tall) -
      mix(throat, nape, smoothstep(-0.1, 0.12, Y)) * size;
    const sack = ellipsoid(x, y - 0.15 * size, z - z0 + 0.075, 0.135 * size, 0.075, 0.125);
    const d = smin(ring - 0.004 * noise(x * 10, y * 10, z * 10), sack, 0.06);
    const slit = apart + 0.25 * Math.max(0, z0 - z) - Math.abs(x);
    return smax(d, y < -0.04 ? slit : -0.02, 0.016);
  };
  return {
    name: 'hood',
    field,
    bounds: [-0.28, -0.22, z0 - 0.25, 0.28, 0.34, z0 + 0.15],
    cell: 0.0068,
    material: look.material,
    paint: look.color,
    slack: 2,
    takenOut: true,
  };
}

/**
 * A band of fur round the neck: height of its middle above the neck's, rise per unit from the throat to the nape, radius
 * at both, distance of its middle from the clothes, and how far it is from the neck at least, so that a scarf has room.
 */
const FUR = { up: 0.008, rise: 0.3, throat: 0.036, nape: 0.047, off: 0.01, around: 0.17 };

/** Paints fur with darker hair among the light, so that it is not taken for a scarf of its colour. */
function furPaint(color: Hex): Paint {
  const [light, dark] = [linear(color), linear(shade(color, 0.55))];
  return (x, y, z) => mixRgb(light, dark, clamp(0.45 + 0.5 * noise(x * 34, y * 34, z * 34), 0, 1));
}

/** Builds the fur along the edge of a lowered hood: a band that lies on `surface` round the neck, `apart` at the throat. */
export function hoodFur(body: Body, color: Hex, surface: Field, apart: number): Part {
  const z0 = body.neck + FUR.up;
  const field: Field = (x, y, z) => {
    const Z = z - z0 - FUR.rise * y;
    if (Math.abs(Z) > 0.1) return Math.abs(Z) - 0.05;
    const off = smin(surface(x, y, z), ellipse(x, y - 0.006, FUR.around, FUR.around), 0.03) - FUR.off;
    const band = len2(off, Z) - mix(FUR.throat, FUR.nape, smoothstep(-0.1, 0.12, y));
    if (band > 0.03) return band - 0.012;
    const pile = 0.005 * noise(x * 40, y * 40, z * 40) + 0.005 * noise(x * 85, y * 85, z * 85);
    return smax(band - pile, y < 0 ? apart - Math.abs(x) : -0.1, 0.03);
  };
  return {
    name: 'fur',
    field,
    bounds: [-0.36, -0.36, z0 - 0.18, 0.36, 0.36, z0 + 0.18],
    cell: 0.0055,
    material: { kind: 'fur' },
    paint: furPaint(color),
    slack: 2.5,
  };
}
