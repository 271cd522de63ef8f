import { type Dressed, type Wearing, clothOf, plainOf } from '../cloth/worn';
import { cutUpper, neckHole, upperPart } from '../cloth/cut';
import { button, buttonRow, cuffs, front, neckBand, patch, pockets, zip } from '../cloth/details';
import { shirtCollar, softCollar, standCollar } from '../cloth/collars';
import type { Upper } from '../cloth/upper';
import { shade, tint } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, len3, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipsoid } from '../sdf/shapes';

const SHIRT_SLEEVE = { short: 'short', half: 'half', long: 'long', rolled: 'three-quarter' } as const;

/** A strip down the front that carries the buttons. */
export function placket(upper: Upper, worn: Pick<Wearing, 'fabric' | 'pattern' | 'color'>, top: number, bottom: number, half = 0.017): Part {
  const region = front((x, z) => smax(Math.abs(x) - half, Math.abs(z - (top + bottom) / 2) - (top - bottom) / 2, 0.002));
  return { name: 'placket', field: patch(upper.outside, 0.0012, 0.008, region), bounds: [-0.06, -0.5, bottom - 0.02, 0.06, 0.03, top + 0.02], cell: 0.005, material: clothOf(worn), paint: worn.color, uv: upper.uv };
}

export function shirt(worn: Wearing<'shirt'>): Dressed {
  const { params: p, body, color } = worn;
  const sleeveTo = SHIRT_SLEEVE[p.sleeve];
  const camp = p.collar === 'open';
  const hole = { y: camp ? -0.026 : -0.004, z: body.neck + 0.02, a: body.woman ? 0.07 : 0.082, b: camp ? 0.094 : 0.074, c: camp ? 0.085 : 0.05 };
  const gap = worn.open ? (z: number) => 0.055 + 0.04 * (body.neck - z) : undefined;
  const upper = cutUpper(worn, { fit: p.fit, hemAt: p.hem, sleeveTo, neck: hole, cuffBunch: 0.5, ...(gap ? { gap } : {}) });
  const cloth = plainOf(worn);
  const parts = [upperPart(upper, 'shirt', clothOf(worn), color)];
  const top = body.neck + 0.02;
  if (p.collar === 'band') parts.push(standCollar(body, { material: cloth, color }, 0.036, body.woman ? 0.066 : 0.078, 0.01));
  else parts.push(...shirtCollar(body, { material: cloth, color }, camp ? 1 : worn.open ? 0.7 : 0, p.collar === 'button-down' ? 1.04 : 1));
  const first = top - (camp ? 0.13 : 0.05);
  const light = tint(color, 0.6);
  if (!worn.open) parts.push(placket(upper, worn, first, upper.spec.hem), ...buttonRow(upper.outside, 0, first - 0.028, upper.spec.hem + 0.03, 0.074, 0.0085, light));
  if (p.collar === 'button-down') parts.push(...[1, -1].map((s) => button(upper.outside, s * 0.062, top - 0.088, 0.0058, light)));
  if (sleeveTo === 'long') parts.push(cuffs(upper, 0.05, 0.012, 0.01, cloth, color));
  if (p.sleeve === 'rolled') parts.push(cuffs(upper, 0.046, 0.019, 0.016, cloth, tint(color, 0.12)));
  if (p.pockets > 0) parts.push(pockets(upper.outside, 0.085, body.bust + 0.05, 0.075, 0.082, cloth, color, p.pockets === 2, p.pockets === 2));
  return { parts, cover: upper.cover, surface: upper.outside };
}

export function polo(worn: Wearing<'polo'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const open = p.placket === 'open';
  const hole = { y: -0.012, z: body.neck + 0.018, a: body.woman ? 0.072 : 0.084, b: open ? 0.092 : 0.08, c: open ? 0.085 : 0.055 };
  const upper = cutUpper(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: p.sleeve, neck: hole, shoulderEase: 0.5 });
  const main = p.knit ? { ...clothOf(worn, 78), kind: 'knit' as const } : clothOf(worn);
  const rib = { kind: 'rib', scale: 90 } as const;
  const parts = [upperPart(upper, 'polo', main, color), ...softCollar(body, { material: p.knit ? rib : plainOf(worn), color: trim ?? color }, open)];
  const top = body.neck - 0.02;
  if (p.placket === 'buttons') parts.push(placket(upper, worn, top, body.bust + 0.005, 0.019), ...buttonRow(upper.outside, 0, top - 0.03, body.bust + 0.01, 0.05, 0.008, tint(color, 0.65)));
  if (p.placket === 'zip') parts.push(...zip(upper.outside, top, body.bust + 0.005, trim ?? shade(color, 0.35)));
  parts.push(cuffs(upper, 0.022, upper.spec.sleeveEase(upper.spec.sleeve) - 0.001, 0.012, rib, trim ?? color));
  return { parts, cover: upper.cover, surface: upper.outside };
}

function bow(body: Wearing['body'], upper: Upper, worn: Wearing): Part {
  const z0 = body.neck - 0.028;
  const y0 = -(body.woman ? 0.098 : 0.11);
  const field: Field = (x, y, z) => {
    const ax = Math.abs(x);
    const Y = y - y0;
    const Z = z - z0;
    const loop = Math.abs(ellipsoid(ax - 0.04, Y, Z - 0.004, 0.042, 0.017, 0.026)) - 0.006;
    const knot = ellipsoid(x, Y + 0.012, Z, 0.015, 0.014, 0.017);
    const tailX = ax - 0.012 - (z0 - z) * 0.3;
    const tail = Math.max(Math.abs(tailX) - 0.016, Math.abs(upper.outside(x, y, z) - 0.008) - 0.005, z - z0, z0 - 0.15 - z);
    return smin(smin(loop, knot, 0.008), tail, 0.006) * 0.9;
  };
  return { name: 'bow', field, bounds: [-0.12, -0.3, z0 - 0.18, 0.12, 0, z0 + 0.05], cell: 0.0042, material: plainOf(worn), paint: worn.trim ?? worn.color };
}

/** A frill round the neck hole, gathered in waves. */
function frill(upper: Upper, worn: Wearing): Part {
  const { neck } = upper.spec;
  const field: Field = (x, y, z) => {
    const hole = ellipsoid(x, y - neck.y, z - neck.z, neck.a, neck.b, neck.c);
    const angle = Math.atan2(x, -y);
    const wave = 0.006 * Math.sin(angle * 22);
    return smax(Math.abs(upper.outside(x, y, z) - 0.008 - wave - hole * 0.25) - 0.0045, Math.abs(hole - 0.02) - 0.02, 0.004) * 0.8;
  };
  return { name: 'frill', field, bounds: [-0.22, -0.24, upper.body.neck - 0.18, 0.22, 0.2, upper.body.neck + 0.08], cell: 0.0044, material: plainOf(worn), paint: worn.trim ?? worn.color };
}

/** Soft tops without front buttons. */
export function blouse(worn: Wearing<'blouse'>): Dressed {
  const { params: p, body, color } = worn;
  const hole = p.neck === 'v' || p.neck === 'bow' ? 'v' : p.neck === 'square' ? 'square' : p.neck === 'stand' ? 'high' : 'crew';
  const long = p.sleeve === 'long' || p.sleeve === 'three-quarter';
  const base = 0.016;
  const reach = { none: 0, cap: 0.15, short: 0.36, half: 0.5, 'three-quarter': 0.72, long: 0.965 }[p.sleeve];
  const puffed = (s: number) => (long ? base + 0.03 * bell(s - reach * 0.84, 0.16) + 0.014 * bell(s - 0.08, 0.1) : base + 0.04 * bell(s - reach * 0.5, reach * 0.42));
  const upper = cutUpper(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: p.sleeve, neck: neckHole(body, 0.014, hole), cuffBunch: 0.9, ...(p.puff ? { sleeveEase: puffed } : {}) });
  const parts = [upperPart(upper, 'blouse', clothOf(worn), color)];
  if (p.puff || long) parts.push(cuffs(upper, p.puff ? 0.03 : 0.04, long ? 0.01 : 0.016, 0.01, plainOf(worn), color));
  if (p.neck === 'bow') parts.push(standCollar(body, { material: plainOf(worn), color: worn.trim ?? color }, 0.03, 0.068, 0.012), bow(body, upper, worn));
  else if (p.neck === 'stand') parts.push(standCollar(body, { material: plainOf(worn), color }, 0.036, 0.067, 0.01));
  else if (p.neck === 'frill') parts.push(frill(upper, worn));
  else parts.push(neckBand(upper, 0.01, 0, plainOf(worn), color));
  return { parts, cover: upper.cover, surface: upper.outside };
}

export function necktie(worn: Wearing<'necktie'>, surface: Field): Dressed {
  const { body, color, trim } = worn;
  const top = body.neck;
  const region: Field = (x, y, z) => {
    if (y > 0) return 0.1;
    const half = 0.013 + 0.02 * smoothstep(0, 0.34, top - z);
    return smax(Math.abs(x) - half, smax(z - top + 0.02, top - 0.36 + Math.abs(x) * 0.9 - z, 0.003), 0.004);
  };
  const lie = patch(surface, 0.008, 0.012, region, 0.009);
  const field: Field = (x, y, z) => smin(lie(x, y, z), ellipsoid(x, y + (body.woman ? 0.083 : 0.092), z - top + 0.01, 0.025, 0.022, 0.028), 0.006);
  const stripe = worn.params.pattern === 'stripe' ? [{ axis: 0 as const, scale: 16, width: 0.24, color: trim ?? '#e8dfd0' }] : [];
  return { parts: [{ name: 'tie', field, bounds: [-0.08, -0.32, top - 0.42, 0.08, 0.02, top + 0.05], cell: 0.0045, material: { kind: 'suiting', bands: stripe }, paint: color, uv: (x, _y, z) => [x + z, z] }] };
}

export { len3 };
