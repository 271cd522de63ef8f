import { type Dressed, type Wearing, clothOf, plainOf } from '../cloth/worn';
import { cutUpper, upperPart } from '../cloth/cut';
import { buttonRow, button, front, patch, seam } from '../cloth/details';
import type { Body } from '../body/body';
import type { Upper } from '../cloth/upper';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { type Field, bell, clamp, mix, smax, smoothstep } from '../sdf/scalar';
import { ellipse, polygon, roundRect, segment } from '../sdf/shapes';

export type LapelKind = 'notch' | 'peak' | 'shawl' | 'none' | 'wide';

/** How a lapelled front closes: where the lapels meet, how far the fronts overlap, where the skirt opens below. */
export interface FrontSpec {
  lapel: LapelKind;
  /** Height of the first button. */
  breakAt: number;
  /** Half-width of the overlap: buttons stand at its edge on a double-breasted front. */
  overlap: number;
  open: boolean;
  /** Cutaway below the last button: half-width at the hem. */
  cutaway: number;
  lastButton: number;
}

/** The V of the chest, or the whole open front, as a gap: half-width at a height. */
export function frontGap(body: Body, hem: number, { lapel, breakAt, open, cutaway, lastButton }: FrontSpec): (z: number) => number {
  const neck = body.neck + 0.03;
  return (z) => {
    if (open) return 0.052 + 0.05 * clamp((neck - z) / (neck - hem), 0, 1) + (z > breakAt ? 0.03 * ((z - breakAt) / (neck - breakAt)) : 0);
    if (z > breakAt && lapel !== 'none') return 0.084 * Math.pow((z - breakAt) / (neck - breakAt), 0.85);
    if (z < lastButton && cutaway > 0) return 0.004 + cutaway * Math.pow((lastButton - z) / (lastButton - hem), 2) - 0.003;
    return -1;
  };
}

/** Outline of a lapel lying on the chest, for the half at +x. */
function lapelOutline(body: Body, kind: LapelKind, breakAt: number, openShift: number) {
  const s = body.woman ? 1 : 1.12;
  const top = body.neck + 0.02;
  const mid = mix(top, breakAt, 0.58);
  const at = (x: number, z: number): readonly [number, number] => [x * s + openShift * clamp((top - z) / (top - breakAt), 0, 1), z];
  if (kind === 'shawl') return polygon([at(0.002, breakAt + 0.004), at(0.06, breakAt + 0.11), at(0.098, top - 0.13), at(0.104, top - 0.06), at(0.09, top), at(0.07, top), at(0.06, top - 0.05), at(0.038, mid)]);
  const w = kind === 'wide' ? 1.16 : 1;
  if (kind === 'peak') return polygon([at(0.002, breakAt + 0.004), at(0.074 * w, breakAt + 0.14), at(0.142 * w, top - 0.1), at(0.092, top - 0.098), at(0.116, top - 0.084), at(0.106, top - 0.028), at(0.072, top), at(0.064, top - 0.045), at(0.04, mid)]);
  return polygon([at(0.002, breakAt + 0.006), at(0.072 * w, breakAt + 0.155), at(0.128 * w, top - 0.14), at(0.086, top - 0.115), at(0.118 * w, top - 0.09), at(0.108, top - 0.028), at(0.072, top), at(0.064, top - 0.045), at(0.04, mid)]);
}

/** Lapels and the collar behind the neck. */
export function lapels(upper: Upper, spec: FrontSpec, material: Material, color: Part['paint'], scaleUp = 1): Part[] {
  const { body } = upper;
  const top = body.neck + 0.02;
  const s = body.woman ? 1 : 1.12;
  const layer = scaleUp - 1;
  const outline = lapelOutline(body, spec.lapel, spec.breakAt, spec.open ? 0.05 : 0);
  const lie = patch(upper.outside, 0.0085, 0.015, (x, y, z) => (y > 0.03 ? 0.1 : smax(outline(Math.abs(x), z), y - 0.01, 0.004)), 0.0105);
  const gorge = (ax: number, z: number) => (spec.lapel === 'shawl' ? 0 : 0.003 * bell(segment(ax, z, 0.055 * s, top - 0.075, 0.1 * s, top - 0.112), 0.004));
  const behind: Field = (x, y, z) => {
    const Y = y - 0.012 - (z - top) * 0.12;
    const r = (body.woman ? 0.081 : 0.093) + layer + (top + 0.024 - z) * 0.42;
    return smax(smax(Math.abs(ellipse(x, Y, r, r * 0.96)) - 0.008, smax(z - top - 0.028, top - 0.045 - z, 0.006), 0.009), -0.045 - y + 0.35 * (z - top), 0.01);
  };
  return [
    { name: 'lapels', field: (x, y, z) => lie(x, y, z) + gorge(Math.abs(x), z), bounds: [-0.26, -0.5, spec.breakAt - 0.03, 0.26, 0.05, top + 0.08], cell: 0.0046, material, paint: color, uv: upper.uv },
    { name: 'collar', field: behind, bounds: [-0.22, -0.16, top - 0.09, 0.22, 0.22, top + 0.06], cell: 0.0055, material, paint: color, uv: (x, y, z) => [Math.atan2(x, -y) * 0.12, z] },
  ];
}

/** Welt and flap pockets, a breast pocket, dart seams: grooves and ridges on a tailored front. */
export function tailoredRelief(upper: Upper, pocketZ: number, breast: boolean, overlapEdge: number, breakAt: number): Field {
  const { body, spec } = upper;
  return (x, y, z) => {
    if (y > 0) return 0;
    const ax = Math.abs(x);
    const at = body.woman ? 0.118 : 0.128;
    const flap = roundRect(ax - at, z - pocketZ + (ax - at) * 0.12, 0.046, 0.021, 0.006);
    let d = -0.007 * smoothstep(0.004, -0.004, flap) + 0.003 * bell(flap, 0.004);
    d += seam(ax, z, 0.098, body.shoulder - 0.16, 0.085, pocketZ + 0.03, 0.0024, 0.0036);
    if (breast) d -= 0.004 * smoothstep(0.003, -0.003, roundRect(x - 0.105, z - body.shoulder + 0.105 - (x - 0.105) * 0.14, 0.036, 0.008, 0.003));
    if (z < breakAt + 0.02 && z > spec.hem) d -= 0.0065 * smoothstep(0.0035, -0.0035, Math.abs(x - overlapEdge / 2) - overlapEdge / 2) * smoothstep(breakAt + 0.03, breakAt - 0.01, z);
    return d;
  };
}

const collarHole = (body: Body, layer: number) => ({ y: 0, z: body.neck + 0.035, a: 0.092 + layer * 0.006, b: 0.088 + layer * 0.006, c: 0.06 });

/** A tailored jacket. */
export function blazer(worn: Wearing<'blazer'>): Dressed {
  const { params: p, body, color, open } = worn;
  const double = p.breasted === 'double';
  const hemZ = { crop: body.waist - 0.03, waist: body.waist - 0.06, hip: body.hip - 0.04, seat: body.crotch + 0.005, thigh: 0.64, knee: 0.5, midi: 0.4, ankle: 0.2 }[p.hem];
  const breakAt = double ? body.waist + 0.02 : p.buttons >= 3 ? body.bust - 0.06 : body.waist + (p.buttons === 1 ? 0 : 0.012);
  const spec: FrontSpec = { lapel: p.lapel, breakAt: p.lapel === 'none' ? body.neck - 0.06 : breakAt, overlap: double ? 0.062 : 0.022, open, cutaway: double ? 0 : 0.07, lastButton: breakAt - 0.12 };
  const collarless = p.lapel === 'none';
  const upper = cutUpper(worn, {
    fit: p.fit, hemAt: p.hem, sleeveTo: 'long', hem: hemZ, neck: collarless ? { y: -0.014, z: body.neck + 0.012, a: 0.094, b: 0.092, c: 0.056 } : collarHole(body, worn.layer),
    cuffBunch: 0.25, folds: 0.005, thickness: 0.018, blend: 0.05, shoulderEase: 0.9, gap: frontGap(body, hemZ, spec),
  });
  const room = upper.spec.ease;
  upper.spec.ease = (z) => room(z) + 0.011 + 0.014 * smoothstep(breakAt, hemZ, z) + 0.008 * bell(z - body.shoulder, 0.05);
  const jacket = new (upper.constructor as typeof Upper)(body, upper.spec);
  const edge = double ? -0.124 : 0.03;
  const relief = tailoredRelief(jacket, body.woman ? 0.905 : 0.905, p.lapel !== 'none', edge, breakAt);
  const field: Field = (x, y, z) => {
    const d = jacket.cloth(x, y, z);
    return Math.abs(d) > 0.03 || open ? d : d + relief(x, y, z);
  };
  const main = clothOf(worn);
  const parts: Part[] = [{ ...upperPart(jacket, 'blazer', main, color, 0.0068), field }];
  if (!collarless) parts.push(...lapels(jacket, spec, clothOf(worn), worn.trim ?? color));
  const dark = shade(color, 0.42);
  if (!open) parts.push(...frontButtons(jacket, p.breasted, p.buttons, spec, dark));
  if (p.belt) parts.push(waistBelt(jacket, body.waist, color, main));
  return { parts, cover: jacket.cover, surface: jacket.outside };
}

function frontButtons(upper: Upper, breasted: 'single' | 'double', count: number, spec: FrontSpec, color: Part['paint']): Part[] {
  const hex = typeof color === 'string' ? color : '#3a2d24';
  if (breasted === 'single') return buttonRow(upper.outside, 0.0, spec.breakAt - 0.018, spec.breakAt - 0.018 - 0.088 * Math.max(0.5, count - 0.5), 0.088, 0.0125, hex);
  return [spec.overlap, -spec.overlap].flatMap((x) => buttonRow(upper.outside, x, spec.breakAt - 0.01, spec.breakAt - 0.19, 0.09, 0.0125, hex));
}

/** A cloth belt with a buckle, lying on an outer garment. */
export function waistBelt(upper: Upper, z: number, color: Part['paint'], material: Material): Part {
  const region: Field = (_x, _y, pz) => Math.abs(pz - z) - 0.021;
  const band = patch(upper.torso, 0.008, 0.014, region, 0.01);
  const tie = patch(upper.torso, 0.018, 0.012, front((x, pz) => smax(Math.abs(x - 0.035 - (z - pz) * 0.25) - 0.017, Math.max(pz - z, z - 0.16 - pz), 0.004)), 0.008);
  const knot = patch(upper.torso, 0.02, 0.022, front((x, pz) => roundRect(x - 0.02, pz - z, 0.02, 0.021, 0.01)), 0.014);
  return { name: 'belt', field: (x, y, pz) => Math.min(band(x, y, pz), tie(x, y, pz), knot(x, y, pz)), bounds: [-0.42, -0.46, z - 0.2, 0.42, 0.36, z + 0.06], cell: 0.0056, material, paint: color };
}

export { button, collarHole, plainOf };
