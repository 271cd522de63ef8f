import type { Body } from '../body/body';
import { FULL_HOOD, LINED_HOOD, hoodDown, hoodFur } from '../cloth/collars';
import { cutUpper, upperPart } from '../cloth/cut';
import { cuffs } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import { front, patch } from '../cloth/patch';
import { zip } from '../cloth/zip';
import { Upper } from '../cloth/upper';
import type { Dressed, Wearing } from '../cloth/worn';
import { quilting } from './quilting';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { noise } from '../sdf/noise';
import { type Field, bell, clamp, len2, smax, smoothstep } from '../sdf/scalar';
import { ellipse, segment } from '../sdf/shapes';

/** Heights of the hems, relative to the waist. */
export const PADDED_HEMS = { crop: 0.02, waist: -0.1, hip: -0.15, thigh: -0.37, midi: -0.68 } as const;

/** Depth of the uppermost seam of the quilting below the shoulder, about. */
const YOKE = 0.045;

/** Direction in which the corner of a shoulder is rounded off, and how much of it. */
const ROUNDED = { x: 0.8, z: 0.6, off: 0.035 };

/** Height of the slit below the placket of a long coat. */
const SLIT = 0.1;

/**
 * Returns how far a point is beyond the shoulders as they are rounded off: wide room would make a box of them. `room` is
 * that on the shoulders.
 */
function beyondShoulder(body: Body, room: number): (x: number, z: number) => number {
  const corner = ROUNDED.x * (body.loft.a(body.shoulder) + room) + ROUNDED.z * body.shoulder - ROUNDED.off;
  return (x, z) => ROUNDED.x * Math.abs(x) + ROUNDED.z * z - corner;
}

export function padded(worn: Wearing<'padded'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const long = p.hem === 'midi' || p.hem === 'thigh';
  const light = p.quilt === 'narrow' || p.quilt === 'diamond' || p.quilt === 'onion';
  const hem = body.waist + PADDED_HEMS[p.hem];
  const room = light ? 0.022 : 0.04;
  const vest = p.sleeve === 'none';
  const upper = cutUpper(
    { ...worn, tucked: false },
    {
      fit: p.fit === 'oversized' ? 'relaxed' : p.fit,
      hemAt: 'hip',
      hem,
      sleeveTo: p.sleeve,
      neck: { y: -0.005, z: body.neck + 0.05, a: 0.105, b: 0.1, c: 0.07 },
      folds: 0.003,
      thickness: 0.022,
      blend: 0.055,
      shoulderEase: 0.75,
      drape: long ? 0.9 : 0.8,
      flare: 0.01,
      ...(worn.open ? { gap: (z: number) => 0.06 + worn.parting + 0.05 * Math.max(0, body.neck - z) } : {}),
    },
  );
  const ease = upper.spec.ease;
  const sleeve = upper.spec.sleeveEase;
  const roomAt = (z: number) =>
    ease(z) + room + 0.014 * smoothstep(body.waist, hem, z) - (long ? 0 : 0.016 * bell(z - hem, 0.04));
  const padding = quilting(p.quilt, hem, body.shoulder - YOKE);
  const beyond = beyondShoulder(body, roomAt(body.shoulder));
  const shell = new Upper(body, {
    ...upper.spec,
    sleeve: vest ? 0 : 0.985,
    ease: roomAt,
    puff: (u, x, y, z, on) => padding(u, x, y, z, on) - (on === 'trunk' ? 1.6 * smax(beyond(x, z), 0, 0.03) : 0),
    sleeveEase: (s) => sleeve(s) + room * 0.7 * body.sleeveRoom,
  });
  const material: Material = { kind: 'padding', roughness: worn.fabric === 'technical' ? 0.62 : 0.5 };
  const pocketTop = Math.max(body.hip + 0.11, hem + 0.15);
  const field: Field = (x, y, z) => {
    const d = shell.cloth(x, y, z);
    if (y > 0 || d > 0.04) return d;
    const slit = hem + SLIT - z;
    const opening =
      long && !worn.open && slit > 0
        ? smax(d, -Math.max(Math.abs(x) - 0.028 * Math.pow(clamp(slit / SLIT, 0, 1), 1.4), y), 0.012)
        : d;
    const pocket = segment(Math.abs(x), z, 0.125, pocketTop, 0.165, pocketTop - 0.11);
    return opening + (worn.open ? 0 : 0.01 * bell(x, 0.01)) + 0.011 * bell(pocket, 0.007);
  };
  // Through the slit of a long coat the garments beneath are visible.
  const cover: Field = (x, y, z) =>
    long && y < 0 && z < hem + SLIT + 0.02 && Math.abs(x) < 0.06 ? -1 : shell.cover(x, y, z);
  const parts: Part[] = [{ ...upperPart(shell, 'padded', material, color, 0.0074), field, slack: 2 }];
  parts.push(...paddedFront(shell, worn, material, hem, long), ...paddedCollar(shell, worn, material));
  if (!vest) parts.push(cuffs(shell, 0.026, 0.024, 0.02, { kind: 'rib', scale: 60 }, trim ?? shade(color, 0.15)));
  return { parts, cover, surface: (x, y, z) => shell.loft.distance(x, y, z) - 0.012 };
}

function paddedFront(shell: Upper, worn: Wearing<'padded'>, material: Material, hem: number, long: boolean): Part[] {
  if (worn.open) return [];
  const { body, color } = worn;
  const top = body.neck - 0.01;
  const bottom = long ? hem + SLIT - 0.02 : hem + 0.01;
  const outside: Field = (x, y, z) => shell.loft.distance(x, y, z);
  const strip = patch(
    outside,
    long ? 0.019 : 0.013,
    0.017,
    front((x, z) => smax(Math.abs(x) - 0.023, smax(bottom - z, z - top, 0.01), 0.006)),
    0.012,
  );
  if (!long) return zip((x, y, z) => outside(x, y, z) - 0.014, body.neck + 0.045, bottom, shade(color, 0.3));
  return [
    {
      name: 'placket',
      field: strip,
      bounds: [-0.06, -0.5, hem, 0.06, 0.02, top + 0.05],
      cell: 0.0056,
      material,
      paint: color,
    },
    ...buttonRow(strip, 0, top - 0.06, bottom + 0.05, 0.155, 0.012, '#c8c4bd', true),
  ];
}

function paddedCollar(shell: Upper, worn: Wearing<'padded'>, material: Material): Part[] {
  const { body, color, params: p, trim, open, parting } = worn;
  const z0 = body.neck;
  /** Half-width of the opening at the throat. Above an open front the collar parts in a V. */
  const slit = (z: number) => (open ? 0.05 + parting * 0.7 + 0.35 * Math.max(0, z - z0) : 0.006);
  if (p.collar === 'round') return [];
  const rolls = [0, 1].map((i): Part => {
    const at = z0 + i * 0.05;
    const R = (body.woman ? 0.114 : 0.126) - 0.012 * i;
    const field: Field = (x, y, z) => {
      const ring =
        len2(ellipse(x, y - 0.006, R, R * 0.95), (z - at - 0.02 * y) * 0.9) -
        0.031 -
        0.003 * noise(x * 20, y * 20, z * 10) +
        (y < 0 ? 0.012 * bell(x, 0.009) : 0);
      return smax(ring, y < 0 ? slit(z) - Math.abs(x) : -0.1, open ? 0.026 : 0.015);
    };
    return {
      name: 'collar',
      field,
      bounds: [-0.2, -0.2, at - 0.06, 0.2, 0.2, at + 0.06],
      cell: 0.006,
      material,
      paint: color,
    };
  });
  if (p.collar === 'stand') return rolls;
  const apart = open ? slit(z0) : undefined;
  const hood = hoodDown(body, { material, color }, 1.18, p.fur ? LINED_HOOD : FULL_HOOD, apart);
  if (!p.fur) return [...rolls, hood];
  return [...rolls, hood, hoodFur(body, trim ?? '#d9c3a3', shell.loft.distance, (apart ?? 0.012) + 0.012)];
}
