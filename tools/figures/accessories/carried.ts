import type { Side } from '../body/body';
import type { Dressed, Wearing } from '../cloth/worn';
import { cord, front, patch } from '../cloth/details';
import { shade, tint } from '../scene/colour';
import type { Material, Part, Transform } from '../scene/part';
import { type Vec3, add, rotZ } from '../scene/vector';
import { type Field, bell, fract, len2, len3, smax, smin } from '../sdf/scalar';
import { capsule, roundBox, segment } from '../sdf/shapes';

const materialOf = (worn: Wearing): Material => {
  if (worn.fabric === 'linen') return { kind: 'straw' };
  if (worn.fabric === 'technical') return { kind: 'technical' };
  if (worn.fabric === 'canvas') return { kind: 'canvas' };
  return { kind: worn.fabric === 'suede' ? 'suede' : 'leather' };
};

/** The side whose hand carries something. */
export const carrySide = ({ body }: Pick<Wearing, 'body'>): Side => (body.poses.left === 'carry' || body.poses.left === 'hold' ? 'left' : 'right');
const strapSide = ({ body }: Pick<Wearing, 'body'>): Side => (body.poses.left === 'strap' ? 'left' : 'right');

interface Box {
  /** Half-sizes. */
  w: number;
  h: number;
  d: number;
  round: number;
  /** Narrowing towards the top. */
  taper: number;
}

const boxField = ({ w, h, d, round, taper }: Box): Field => (x, y, z) => roundBox(x / (1 - taper * (z / h)), y / (1 - 0.25 * (z / h)), z, w, d, h, round) * 0.9;

/** A bag's body with seams; a flap and a clasp where asked. In its own space, z up, front to -y. */
function bagParts(worn: Wearing, box: Box, place: Transform, flap: boolean): Part[] {
  const material = materialOf(worn);
  const body = boxField(box);
  const { w, h, d } = box;
  const edge: Field = (x, y, z) => {
    const q = body(x, y, z) + 0.002 * bell(Math.abs(x) - w * 0.86, 0.004) * (y < 0 ? 1 : 0);
    return flap ? q + 0.003 * bell(z - 0.01, 0.004) : q + 0.003 * bell(z - h * 0.78, 0.004);
  };
  const bounds = [-w - 0.05, -d - 0.06, -h - 0.05, w + 0.05, d + 0.06, h + 0.06] as const;
  const parts: Part[] = [{ name: 'bag', field: edge, bounds, cell: 0.0052, material, paint: worn.color, place, uv: (x, _y, z) => [x, z] }];
  if (!flap) return parts;
  const cover: Field = (x, y, z) => smax(Math.abs(body(x, y, z) - 0.004) - 0.005, Math.max(y - 0.01, (0.35 * x * x) / w - z - 0.02), 0.006);
  return [...parts,
    { name: 'flap', field: cover, bounds, cell: 0.0048, material, paint: worn.trim ?? worn.color, place },
    { name: 'clasp', field: (x, y, z) => roundBox(x, y + d * 1.02, z + 0.012, 0.013, 0.01, 0.009, 0.004), bounds: [-0.04, -d - 0.05, -0.05, 0.04, -d + 0.04, 0.03], cell: 0.003, material: { kind: 'metal' }, paint: '#d8bd74', place }];
}

const handles = (worn: Wearing, box: Box, rise: number, place: Transform, thick = 0.0065): Part[] =>
  [-1, 1].map((s) => {
    const { w, h, d } = box;
    const arc: Vec3[] = [];
    for (let i = 0; i <= 14; i++) {
      const a = (Math.PI * i) / 14;
      arc.push([-Math.cos(a) * w * 0.5, s * d * (0.6 - 0.5 * Math.sin(a)), h * 0.92 + Math.pow(Math.sin(a), 0.7) * rise]);
    }
    return { ...cord('handle', arc, thick, worn.trim ?? worn.color, materialOf(worn)), place };
  });

const placeAt = (at: Vec3, yaw = 0): Transform => (p, kind) => (kind === 'direction' ? rotZ(p, yaw) : add(rotZ(p, yaw), at));

/** A bag hanging from the hand by its handles. */
function handBag(worn: Wearing, box: Box, rise: number, flap: boolean): Dressed {
  const side = carrySide(worn);
  const palm = worn.body.palms[side];
  const bent = worn.body.poses[side] === 'hold';
  const at: Vec3 = [palm[0], palm[1], palm[2] - rise - box.h * 0.92 + (bent ? 0.004 : 0.012)];
  const place = placeAt(at, side === 'left' ? -0.25 : 0.25);
  return { parts: [...bagParts(worn, box, place, flap), ...handles(worn, box, rise, place)] };
}

export function handbag(worn: Wearing<'handbag'>): Dressed {
  const boxes: Record<typeof worn.params.style, [Box, number, boolean]> = {
    flap: [{ w: 0.105, h: 0.08, d: 0.04, round: 0.03, taper: 0.1 }, 0.085, true],
    mini: [{ w: 0.078, h: 0.06, d: 0.034, round: 0.026, taper: 0.08 }, 0.075, true],
    bucket: [{ w: 0.082, h: 0.092, d: 0.062, round: 0.05, taper: -0.1 }, 0.085, false],
    'top-handle': [{ w: 0.125, h: 0.09, d: 0.046, round: 0.024, taper: 0.16 }, 0.075, false],
  };
  return handBag(worn, ...boxes[worn.params.style]);
}

export const briefcase = (worn: Wearing<'briefcase'>): Dressed =>
  worn.params.style === 'slim' ? handBag(worn, { w: 0.155, h: 0.105, d: 0.026, round: 0.02, taper: 0 }, 0.055, false) : handBag(worn, { w: 0.15, h: 0.1, d: 0.04, round: 0.024, taper: 0.04 }, 0.062, true);

/** From the shoulder beside the hip, or in the hand. */
export function tote(worn: Wearing<'tote'>): Dressed {
  const { body, params: p } = worn;
  const large = p.size === 'large';
  const box: Box = { w: large ? 0.14 : 0.115, h: large ? 0.15 : 0.115, d: 0.045, round: 0.026, taper: p.material === 'leather' ? -0.04 : -0.08 };
  if (p.carry === 'hand') return handBag(worn, box, 0.1, false);
  const side = strapSide(worn);
  const s = side === 'left' ? 1 : -1;
  const out = body.arms[side].points[0]![0] * s + 0.1;
  const at: Vec3 = [s * (out + 0.0), 0.1, body.hip + 0.02];
  const place = placeAt(at, s * -0.5);
  const shoulder: Vec3 = [s * (body.shoulderX * 0.78), 0.012, body.shoulder + 0.062];
  const straps = [-1, 1].map((t) => {
    const foot = add(at, rotZ([t * box.w * 0.5, 0, box.h * 0.9], s * -0.5));
    const points: Vec3[] = [foot, add([foot[0] * 0.55 + shoulder[0] * 0.45, foot[1] * 0.55 + (shoulder[1] + t * 0.03) * 0.45, 0], [0, t * 0.02, foot[2] * 0.42 + shoulder[2] * 0.58]), [shoulder[0] + s * 0.012, shoulder[1] + t * 0.022, shoulder[2]], [shoulder[0] - s * 0.05, shoulder[1] + t * 0.02, shoulder[2] + 0.012]];
    return cord('strap', points, 0.0085, worn.trim ?? worn.color, materialOf(worn));
  });
  return { parts: [...bagParts(worn, box, place, false), ...straps] };
}

/** A strap from one shoulder across the chest to the other hip, with its bag there. */
export function crossbody(worn: Wearing<'crossbody'>, surface: Field): Dressed {
  const { body, params: p, color } = worn;
  const from = strapSide(worn) === 'left' ? 1 : -1;
  if (p.style === 'baguette' || p.style === 'hobo') return underArm(worn, p.style);
  const to = -from;
  const sizes: Record<'flap' | 'camera' | 'messenger' | 'sling', Box> = {
    flap: { w: 0.085, h: 0.062, d: 0.03, round: 0.024, taper: 0.04 }, camera: { w: 0.082, h: 0.055, d: 0.036, round: 0.026, taper: 0 },
    messenger: { w: 0.135, h: 0.09, d: 0.036, round: 0.022, taper: 0 }, sling: { w: 0.075, h: 0.11, d: 0.04, round: 0.036, taper: 0.12 },
  };
  const box = sizes[p.style];
  const x1 = to * 0.172;
  const z1 = body.hip + 0.02;
  const half = p.style === 'messenger' || p.style === 'sling' ? 0.015 : 0.0085;
  const line = (x: number, z: number) => segment(x, z, from * (body.shoulderX * 0.62), body.shoulder + 0.05, x1, z1);
  const strap: Part = { name: 'strap', field: patch(surface, 0.006, 0.01, front((x, z) => line(x, z) - half), 0.006), bounds: [-0.36, -0.5, body.crotch, 0.36, 0.08, body.neck + 0.06], cell: 0.0048, material: materialOf(worn), paint: worn.trim ?? shade(color, 0.15) };
  const y = frontOf(surface, x1 * 0.95, z1 - box.h * 0.5) - box.d * 0.75;
  const place = placeAt([x1, y, z1 - box.h * 0.8], to * 0.42);
  return { parts: [strap, ...bagParts(worn, box, place, p.style === 'flap' || p.style === 'messenger')] };
}

const frontOf = (surface: Field, x: number, z: number): number => {
  let y = -0.6;
  for (let i = 0; i < 80 && y < 0.2; i++) {
    const d = surface(x, y, z);
    if (d < 0.0006) break;
    y += d * 0.8;
  }
  return y;
};

/** A short-strapped bag held between arm and body. */
function underArm(worn: Wearing<'crossbody'>, style: 'baguette' | 'hobo'): Dressed {
  const { body } = worn;
  const side = strapSide(worn);
  const s = side === 'left' ? 1 : -1;
  const hobo = style === 'hobo';
  const box: Box = hobo ? { w: 0.125, h: 0.085, d: 0.045, round: 0.045, taper: 0.22 } : { w: 0.11, h: 0.055, d: 0.03, round: 0.026, taper: 0.02 };
  const at: Vec3 = [s * (body.shoulderX + 0.075), 0.07, body.waist + (hobo ? 0.0 : 0.06)];
  const place = placeAt(at, s * -0.75);
  const shoulder: Vec3 = [s * body.shoulderX * 0.8, 0.01, body.shoulder + 0.06];
  const ends = [-1, 1].map((t) => add(at, rotZ([t * box.w * 0.82, 0, box.h * 0.8], s * -0.75)));
  const straps = ends.map((foot, i) => cord('strap', [foot, [foot[0] * 0.4 + shoulder[0] * 0.6 + s * 0.02, foot[1] * 0.5 + (i ? 0.03 : -0.03), foot[2] * 0.35 + shoulder[2] * 0.65], shoulder], 0.008, worn.trim ?? worn.color, materialOf(worn)));
  return { parts: [...bagParts(worn, box, place, false), ...straps] };
}

/** Straps over both shoulders in front, the pack behind. */
export function backpack(worn: Wearing<'backpack'>, surface: Field): Dressed {
  const { body, color, params: p } = worn;
  const box: Box = { city: { w: 0.15, h: 0.19, d: 0.08, round: 0.05, taper: 0.06 }, laptop: { w: 0.155, h: 0.2, d: 0.075, round: 0.035, taper: 0.02 }, hiking: { w: 0.16, h: 0.25, d: 0.1, round: 0.06, taper: 0.08 }, mini: { w: 0.115, h: 0.13, d: 0.06, round: 0.05, taper: 0.1 } }[p.style];
  const place = placeAt([0, 0.13 + box.d, body.bust - 0.03]);
  const x0 = body.shoulderX * 0.6;
  const line = (x: number, z: number) => segment(Math.abs(x), z, x0, body.neck, x0 + 0.045, body.waist + 0.06);
  const strap: Part = { name: 'straps', field: patch(surface, 0.009, 0.018, (x, y, z) => (y > 0.06 ? 0.1 : smax(line(x, z) - 0.021, body.waist + 0.05 - z, 0.006)), 0.012), bounds: [-0.34, -0.5, body.waist, 0.34, 0.1, body.neck + 0.1], cell: 0.0054, material: materialOf(worn), paint: worn.trim ?? shade(color, 0.12) };
  const parts = [strap, ...bagParts(worn, box, place, false)];
  if (p.style === 'hiking') {
    const buckle: Part = { name: 'chest-strap', field: patch(surface, 0.014, 0.012, front((x, z) => smax(Math.abs(z - body.bust - 0.02) - 0.009, Math.abs(x) - x0 - 0.02, 0.004)), 0.008), bounds: [-0.25, -0.5, body.bust - 0.03, 0.25, 0.03, body.bust + 0.07], cell: 0.0046, material: { kind: 'canvas' }, paint: shade(color, 0.4) };
    const roll: Part = { name: 'roll', field: (x, y, z) => capsule(x, y - 0.24, z - body.bust - 0.26, [-0.15, 0, 0], [0.15, 0, 0], 0.055), bounds: [-0.24, 0.14, body.bust + 0.16, 0.24, 0.34, body.bust + 0.36], cell: 0.007, material: { kind: 'technical' }, paint: worn.trim ?? tint(color, 0.3) };
    parts.push(buckle, roll);
  }
  return { parts };
}

export function beltBag(worn: Wearing<'belt-bag'>, surface: Field): Dressed {
  const { body, color } = worn;
  const z0 = body.waist - 0.06;
  const band: Part = { name: 'strap', field: patch(surface, 0.006, 0.012, (_x, _y, z) => Math.abs(z - z0) - 0.014, 0.008), bounds: [-0.4, -0.5, z0 - 0.05, 0.4, 0.36, z0 + 0.05], cell: 0.0055, material: { kind: 'canvas' }, paint: shade(color, 0.3) };
  const box: Box = { w: 0.105, h: 0.052, d: 0.038, round: 0.034, taper: -0.04 };
  return { parts: [band, ...bagParts(worn, box, placeAt([0.02, frontOf(surface, 0.02, z0) - box.d * 0.7, z0 - 0.01]), false)] };
}

/** Height of the tip of an open umbrella: the camera has to know. */
export const UMBRELLA_TIP = 2.36;

/** Held open over the head, leaning a little outwards; or closed, hanging from the hand. */
export function umbrella(worn: Wearing<'umbrella'>, open: boolean): Dressed {
  return open ? openUmbrella(worn) : closedUmbrella(worn);
}

function openUmbrella(worn: Wearing<'umbrella'>): Dressed {
  const { body, color, params: p, trim } = worn;
  const side: Side = body.poses.left === 'umbrella' ? 'left' : 'right';
  const s = side === 'left' ? 1 : -1;
  const palm = body.palms[side];
  const tip: Vec3 = [s * 0.14, palm[1] * 0.55 + 0.02, UMBRELLA_TIP];
  const axis: Vec3 = [tip[0] - palm[0], tip[1] - palm[1], tip[2] - palm[2]];
  const long = len3(axis[0], axis[1], axis[2]);
  const along: Vec3 = [axis[0] / long, axis[1] / long, axis[2] / long];
  const R = 0.6;
  const canopy: Field = (x, y, z) => {
    const px = x - tip[0];
    const py = y - tip[1];
    const pz = z - tip[2];
    const w = px * along[0] + py * along[1] + pz * along[2];
    const r = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - w * w));
    const angle = Math.atan2(py, px);
    const panel = Math.abs(fract((angle / (2 * Math.PI)) * 8) - 0.5) * 2;
    const sag = 0.03 * (1 - panel * panel) * (r / R) * (r / R);
    const dome = w + 0.02 + 0.62 * r * r + 0.16 * r * r * r + sag - 0.012;
    const rim = r - R + 0.035 * (1 - panel * panel);
    return smax(Math.abs(dome) - 0.0055, rim, 0.006) * 0.72;
  };
  const grip: Vec3 = [palm[0] - along[0] * 0.17, palm[1] - along[1] * 0.17, palm[2] - along[2] * 0.17];
  const hook: Vec3[] = [grip, add(grip, [0.004, -0.02, -0.022]), add(grip, [0.006, -0.045, -0.02]), add(grip, [0.006, -0.052, 0.004])];
  const bounds = [tip[0] - 0.75, tip[1] - 0.75, tip[2] - 0.42, tip[0] + 0.75, tip[1] + 0.75, tip[2] + 0.04] as const;
  const material: Material = p.clear ? { kind: 'clear', opacity: 0.13 } : { kind: 'technical' };
  const parts: Part[] = [
    { name: 'canopy', field: canopy, bounds, cell: 0.0085, material, paint: p.clear ? '#eef4f7' : color, slack: 2.2 },
    cord('shaft', [grip, tip, add(tip, [along[0] * 0.05, along[1] * 0.05, along[2] * 0.05])], 0.0075, '#d9d7d2', { kind: 'metal' }),
    cord('handle', hook, 0.015, trim ?? shade(color, 0.4), { kind: 'plastic' }),
    cord('grip', [grip, add(grip, [along[0] * 0.12, along[1] * 0.12, along[2] * 0.12])], 0.014, trim ?? shade(color, 0.4), { kind: 'plastic' }),
  ];
  if (p.clear) parts.push({ name: 'rim', field: (x, y, z) => smax(canopy(x, y, z) - 0.002, R * 0.955 - len2(x - tip[0], y - tip[1]), 0.004), bounds, cell: 0.0075, material: { kind: 'plastic' }, paint: trim ?? '#ffffff' });
  return { parts };
}

function closedUmbrella(worn: Wearing<'umbrella'>): Dressed {
  const { body, color, trim } = worn;
  const palm = body.palms[carrySide(worn)];
  const low: Vec3 = [palm[0] + 0.01, palm[1] - 0.02, Math.max(0.06, palm[2] - 0.66)];
  const top: Vec3 = [palm[0], palm[1], palm[2] - 0.06];
  const furled: Field = (x, y, z) => {
    const d = capsule(x, y, z, low, top, 0.012, 0.034);
    return d - 0.005 * Math.sin(Math.atan2(x - palm[0], y - palm[1]) * 4 + z * 30);
  };
  return { parts: [
    { name: 'furled', field: furled, bounds: [palm[0] - 0.09, palm[1] - 0.1, low[2] - 0.05, palm[0] + 0.1, palm[1] + 0.09, palm[2]], cell: 0.0052, material: { kind: 'technical' }, paint: color },
    cord('handle', [top, palm, add(palm, [0, -0.004, 0.05]), add(palm, [0, -0.03, 0.066]), add(palm, [0, -0.052, 0.045])], 0.011, trim ?? '#7a5a3f', { kind: 'plastic' }),
  ] };
}

export { smin };
