import { type Dressed, type Wearing, clothOf, plainOf } from '../cloth/worn';
import { cutUpper, upperPart } from '../cloth/cut';
import { buttonRow, cord, cuffs, front, patch, pockets, seam, touch, zip } from '../cloth/details';
import { hoodDown, hoodFur, standCollar } from '../cloth/collars';
import { Upper } from '../cloth/upper';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { noise, ridge } from '../sdf/noise';
import { type Field, bell, clamp, fract, len2, smax, smoothstep } from '../sdf/scalar';
import { ellipse, ellipsoid, roundRect, segment } from '../sdf/shapes';
import { type FrontSpec, collarHole, frontGap, lapels, waistBelt } from './tailoring';

const HEMS = { seat: 0.7, thigh: 0.585, knee: 0.47, midi: 0.33 } as const;

/** A long coat: room in the body, a slight flare, a slit below. */
function longCut(worn: Wearing<'coat'>, spec: FrontSpec, hem: number): Upper {
  const { body, params: p } = worn;
  const upper = cutUpper({ ...worn, tucked: false }, {
    fit: p.fit === 'oversized' ? 'relaxed' : p.fit, hemAt: 'thigh', sleeveTo: 'long', hem, neck: collarHole(body, worn.layer), cuffBunch: 0.3, folds: 0.0062, thickness: 0.02,
    blend: 0.055, shoulderEase: 0.85, drape: p.belt ? 0.4 : 0.62, flare: 0.045, gap: frontGap(body, hem, spec),
  });
  const ease = upper.spec.ease;
  const sleeve = upper.spec.sleeveEase;
  const waistIn = p.belt && !worn.open ? 0.02 : 0;
  return new Upper(body, {
    ...upper.spec, sleeveEase: (s) => sleeve(s) + 0.01,
    ease: (z) => ease(z) + 0.016 + (p.fit === 'oversized' ? 0.008 : 0) - waistIn * bell(z - body.waist, 0.06) + 0.012 * smoothstep(body.hip + 0.1, body.hip - 0.05, z),
  });
}

function frontSpecOf({ params: p, body, open }: Wearing<'coat'>, hem: number): FrontSpec {
  const double = p.style === 'double' || p.style === 'trench';
  const lapel = p.style === 'collarless' || p.style === 'mac' || p.style === 'duffle' || p.style === 'raincoat' ? 'none' : p.style === 'wrap' ? 'shawl' : double ? 'wide' : 'notch';
  const breakAt = lapel === 'none' ? body.neck - 0.04 : p.style === 'wrap' ? body.waist + 0.03 : double ? body.bust - 0.03 : body.bust - 0.05;
  return { lapel, breakAt, overlap: double ? 0.066 : 0.03, open, cutaway: 0.035, lastButton: Math.max(hem + 0.1, body.crotch - 0.06) };
}

/** Welts, front edge, back vent: what a coat's front shows. */
function coatRelief(upper: Upper, spec: FrontSpec, slanted: boolean): Field {
  const { body } = upper;
  const edge = spec.lapel === 'shawl' ? 0.06 : -spec.overlap * 1.9;
  return (x, y, z) => {
    if (y > 0) return 0;
    const ax = Math.abs(x);
    const pz = body.hip + 0.03;
    let d = 0;
    if (slanted) {
      const welt = segment(ax, z, 0.12, pz + 0.06, 0.15, pz - 0.06);
      d += 0.006 * bell(welt - 0.012, 0.004) - 0.006 * smoothstep(0.012, 0.008, welt);
    } else {
      const flap = roundRect(ax - 0.132, z - pz, 0.05, 0.024, 0.006);
      d += -0.008 * smoothstep(0.004, -0.004, flap) + 0.003 * bell(flap, 0.004);
    }
    if (z < spec.breakAt && !spec.open) d += 0.006 * bell(x - (Math.abs(edge) > 0.05 ? edge : 0.028), 0.0045);
    return d;
  };
}

function trenchDetails(upper: Upper, worn: Wearing<'coat'>, material: Material): Part[] {
  const { body } = upper;
  const flap = patch(upper.outside, 0.006, 0.009, (x, y, z) => (y > 0.03 || x > -0.02 ? 0.1 : smax(smax(body.bust + 0.0 - z - 0.25 * (x + 0.1), z - body.shoulder + 0.015, 0.004), Math.abs(x + 0.115) - 0.062, 0.01)), 0.007);
  const epaulettes: Field = (x, y, z) => {
    const d = upper.outside(x, y, z);
    return smax(Math.abs(d - 0.006) - 0.0045, smax(Math.abs(y - 0.008) - 0.017, Math.abs(Math.abs(x) - body.shoulderX * 0.84) - 0.046, 0.006), 0.006);
  };
  return [
    { name: 'storm-flap', field: flap, bounds: [-0.24, -0.4, body.bust - 0.06, 0, 0.05, body.shoulder + 0.02], cell: 0.005, material, paint: worn.color },
    { name: 'epaulettes', field: epaulettes, bounds: [-0.36, -0.08, body.shoulder - 0.1, 0.36, 0.1, body.neck + 0.02], cell: 0.005, material, paint: worn.color },
    cuffStraps(upper, material, worn.color),
  ];
}

const cuffStraps = (upper: Upper, material: Material, color: Part['paint']): Part => cuffs(upper, 0.018, upper.spec.sleeveEase(0.94) + 0.003, 0.012, material, color);

function toggles(upper: Upper, worn: Wearing<'coat'>): Part[] {
  const { body } = upper;
  return [body.bust + 0.07, body.bust - 0.05, body.waist - 0.04].flatMap((z) => {
    const c = touch(upper.outside, 0, z).at;
    const bar: Part = { name: 'toggle', field: (x, y, pz) => ellipsoid(x, y - c[1] + 0.014, pz - z, 0.034, 0.0095, 0.0095), bounds: [-0.05, c[1] - 0.04, z - 0.03, 0.05, c[1] + 0.02, z + 0.03], cell: 0.003, material: { kind: 'plastic' }, paint: '#a9794a' };
    const loops = [1, -1].map((s) => cord('loop', [0.0, 0.03, 0.06].map((dx) => touch(upper.outside, s * (0.012 + dx), z).at).map(([x, y, pz]) => [x, y - 0.004, pz] as const), 0.0048, shade(worn.color, 0.4), { kind: 'leather' }));
    return [bar, ...loops];
  });
}

/** A turned-down collar without lapels: the mac's. */
function macCollar(worn: Wearing<'coat'>, material: Material): Part {
  const { body, color } = worn;
  const top = body.neck + 0.028;
  const r0 = (body.woman ? 0.084 : 0.096) + worn.layer * 0.006;
  const field: Field = (x, y, z) => {
    const Y = y - 0.006 + (z - top) * 0.12;
    const r = r0 + (top - z) * 0.5;
    const tip = 0.04 * smoothstep(0.02, -0.06, y) * bell(Math.abs(x) - 0.06, 0.035);
    const sheet = smax(Math.abs(ellipse(x, Y, r, r * 0.97)) - 0.007, smax(z - top, top - 0.062 - tip - z, 0.006), 0.008);
    return smax(sheet, y < 0 ? 0.006 + Math.max(0, top - z) * 0.5 - Math.abs(x) : -0.02, 0.006);
  };
  return { name: 'collar', field, bounds: [-0.24, -0.24, top - 0.16, 0.24, 0.24, top + 0.03], cell: 0.005, material, paint: color };
}

export function coat(worn: Wearing<'coat'>): Dressed {
  const { params: p, body, color, open } = worn;
  const hem = HEMS[p.hem];
  const spec = frontSpecOf(worn, hem);
  const upper = longCut(worn, spec, hem);
  const cloth = plainOf(worn);
  const relief = coatRelief(upper, spec, p.style !== 'single' && p.style !== 'double' && p.style !== 'duffle');
  const main = upperPart(upper, 'coat', clothOf(worn), color, 0.0074);
  const parts: Part[] = [{ ...main, field: (x, y, z) => { const d = upper.cloth(x, y, z); return Math.abs(d) > 0.03 ? d : d + relief(x, y, z); } }];
  if (spec.lapel !== 'none') parts.push(...lapels(upper, spec, cloth, color, 1.005));
  else if (p.style === 'mac') parts.push(macCollar(worn, cloth));
  else if (p.style === 'raincoat') parts.push(standCollar(body, { material: cloth, color }, 0.045, 0.09, 0.014, 0.004));
  if (p.hood) parts.push(hoodDown(body, { material: cloth, color }, 1.1));
  parts.push(...closure(upper, worn, spec));
  if (p.style === 'trench') parts.push(...trenchDetails(upper, worn, cloth));
  if (p.style === 'duffle') parts.push(pockets(upper.outside, 0.13, body.hip + 0.03, 0.1, 0.1, cloth, color, true));
  if (p.belt && !open) parts.push(waistBelt(upper, body.waist - 0.015, color, cloth));
  return { parts, cover: upper.cover, surface: upper.outside };
}

function closure(upper: Upper, worn: Wearing<'coat'>, spec: FrontSpec): Part[] {
  const { params: p, body, color, open } = worn;
  if (open) return [];
  const dark = worn.trim ?? shade(color, 0.42);
  if (p.style === 'wrap') return [];
  if (p.style === 'duffle') return toggles(upper, worn);
  if (p.style === 'raincoat') return buttonRow(upper.outside, 0, body.neck - 0.06, spec.lastButton, 0.13, 0.0115, '#d8d5cf', true);
  if (spec.overlap > 0.05) return [spec.overlap, -spec.overlap].flatMap((x) => buttonRow(upper.outside, x, spec.breakAt - 0.015, spec.breakAt - 0.32, 0.115, 0.0135, dark));
  const first = spec.lapel === 'none' ? body.neck - 0.07 : spec.breakAt - 0.015;
  return buttonRow(upper.outside, 0, first, spec.lastButton, 0.115, 0.013, dark);
}

const PADDED_HEMS = { crop: 0.02, waist: -0.05, hip: -0.15, thigh: -0.37, midi: -0.68 } as const;

/** Displacement of quilting by pattern. */
function quilting(kind: Wearing<'padded'>['params']['quilt'], lean: number) {
  const wrinkles = (x: number, y: number, z: number, p: number) => 0.008 * (1 - p) * (ridge(noise(x * 17, y * 17, z * 6 + 3)) - 0.4) * 1.6 + 0.005 * noise(x * 8, y * 8, z * 8);
  if (kind === 'narrow' || kind === 'wide') {
    const [period, amp] = kind === 'narrow' ? [0.056, 0.017 * lean] : [0.1, 0.03 * lean];
    return (u: number, x: number, y: number, z: number) => {
      const p = Math.sqrt(Math.abs(Math.sin((Math.PI * u) / period)));
      return amp * (p - 0.62) + wrinkles(x, y, z, p);
    };
  }
  if (kind === 'smooth') return (_u: number, x: number, y: number, z: number) => 0.009 * (ridge(noise(x * 7, y * 7, z * 5)) - 0.4) + 0.006 * noise(x * 14, y * 14, z * 11);
  const period = 0.062;
  return (u: number, x: number, y: number) => {
    const w = Math.atan2(x, -y) * 0.2;
    const grid = kind === 'diamond' ? Math.min(Math.abs(fract((u + w) / period) - 0.5), Math.abs(fract((u - w) / period) - 0.5)) : Math.abs(fract(u / period + 0.16 * Math.sin((w / period) * Math.PI)) - 0.5);
    return 0.011 * (smoothstep(0, 0.22, grid) - 0.7);
  };
}

export function padded(worn: Wearing<'padded'>): Dressed {
  const { params: p, body, color, trim } = worn;
  const long = p.hem === 'midi' || p.hem === 'thigh';
  const light = p.quilt === 'narrow' || p.quilt === 'diamond' || p.quilt === 'onion';
  const hem = body.waist + PADDED_HEMS[p.hem];
  const room = light ? 0.022 : 0.04;
  const vest = p.sleeve === 'none';
  const upper = cutUpper({ ...worn, tucked: false }, {
    fit: p.fit === 'oversized' ? 'relaxed' : p.fit, hemAt: 'hip', hem, sleeveTo: p.sleeve, neck: { y: -0.005, z: body.neck + 0.05, a: 0.105, b: 0.1, c: 0.07 }, folds: 0.003,
    puff: quilting(p.quilt, 1), thickness: 0.022, blend: 0.055, shoulderEase: 0.75, drape: long ? 0.9 : 0.8, flare: 0.01,
    ...(worn.open ? { gap: (z: number) => 0.06 + 0.05 * Math.max(0, body.neck - z) } : {}),
  });
  const ease = upper.spec.ease;
  const sleeve = upper.spec.sleeveEase;
  const shell = new Upper(body, { ...upper.spec, sleeve: vest ? 0 : 0.985, ease: (z) => ease(z) + room + 0.014 * smoothstep(body.waist, hem, z) - (long ? 0 : 0.016 * bell(z - hem, 0.04)), sleeveEase: (s) => sleeve(s) + room * 0.55 });
  const material: Material = { kind: 'padding', roughness: worn.fabric === 'technical' ? 0.62 : 0.5 };
  const field: Field = (x, y, z) => {
    const d = shell.cloth(x, y, z);
    if (y > 0 || d > 0.04) return d;
    const slit = hem + 0.2 - z;
    const opening = long && !worn.open && slit > 0 ? smax(d, -Math.max(Math.abs(x) - 0.05 * Math.pow(clamp(slit / 0.2, 0, 1), 1.4), y), 0.012) : d;
    const pocket = segment(Math.abs(x), z, 0.125, body.hip + 0.11, 0.165, body.hip);
    return opening + (worn.open ? 0 : 0.01 * bell(x, 0.01)) + 0.011 * bell(pocket, 0.007);
  };
  const parts: Part[] = [{ ...upperPart(shell, 'padded', material, color, 0.0074), field, slack: 2 }];
  parts.push(...paddedFront(shell, worn, material, hem, long), ...paddedCollar(worn, material));
  if (!vest) parts.push(cuffs(shell, 0.026, 0.024, 0.02, { kind: 'rib', scale: 60 }, trim ?? shade(color, 0.15)));
  return { parts, cover: shell.cover, surface: (x, y, z) => shell.loft.distance(x, y, z) - 0.012 };
}

function paddedFront(shell: Upper, worn: Wearing<'padded'>, material: Material, hem: number, long: boolean): Part[] {
  if (worn.open) return [];
  const { body, color } = worn;
  const top = body.neck - 0.01;
  const bottom = long ? hem + 0.2 : hem + 0.01;
  const outside: Field = (x, y, z) => shell.loft.distance(x, y, z);
  const strip = patch(outside, long ? 0.019 : 0.013, 0.017, front((x, z) => smax(Math.abs(x) - 0.023, smax(bottom - z, z - top, 0.01), 0.006)), 0.012);
  if (!long) return zip((x, y, z) => outside(x, y, z) - 0.014, body.neck + 0.045, bottom, shade(color, 0.3));
  return [
    { name: 'placket', field: strip, bounds: [-0.06, -0.5, hem, 0.06, 0.02, top + 0.05], cell: 0.0056, material, paint: color },
    ...buttonRow(strip, 0, top - 0.06, bottom + 0.05, 0.155, 0.012, '#c8c4bd', true),
  ];
}

function paddedCollar(worn: Wearing<'padded'>, material: Material): Part[] {
  const { body, color, params: p, trim } = worn;
  const z0 = body.neck;
  if (p.collar === 'round') return [];
  const rolls = [0, 1].map((i): Part => {
    const at = z0 + i * 0.05;
    const R = (body.woman ? 0.114 : 0.126) - 0.012 * i;
    const field: Field = (x, y, z) => {
      const ring = len2(ellipse(x, y - 0.006, R, R * 0.95), (z - at - 0.02 * y) * 0.9) - 0.031 - 0.003 * noise(x * 20, y * 20, z * 10) + (y < 0 ? 0.012 * bell(x, 0.009) : 0);
      return smax(ring, y < 0 ? 0.006 - Math.abs(x) : -0.1, 0.015);
    };
    return { name: 'collar', field, bounds: [-0.2, -0.2, at - 0.06, 0.2, 0.2, at + 0.06], cell: 0.006, material, paint: color };
  });
  if (p.collar === 'stand') return rolls;
  const hood = hoodDown(body, { material, color }, 1.18);
  return [...rolls, hood, ...(p.fur ? [hoodFur(body, trim ?? '#d9c3a3')] : [])];
}

export { clothOf, seam };
