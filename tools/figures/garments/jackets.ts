import { type Dressed, type Wearing, clothOf, plainOf } from '../cloth/worn';
import { cutUpper, upperPart } from '../cloth/cut';
import { buttonRow, cuffs, front, hemBand, neckBand, neckTube, patch, pockets, seam, zip } from '../cloth/details';
import { hoodDown, shirtCollar, standCollar } from '../cloth/collars';
import { Upper } from '../cloth/upper';
import { shade, tint } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { type Field, bell, smax, smoothstep } from '../sdf/scalar';
import { roundRect, segment } from '../sdf/shapes';
import { placket } from './shirts';
import { lapels, waistBelt } from './tailoring';

const hole = (body: Wearing['body'], layer: number) => ({ y: -0.008, z: body.neck + 0.03, a: 0.09 + layer * 0.006, b: 0.086 + layer * 0.006, c: 0.058 });
const openGap = (body: Wearing['body']) => (z: number) => 0.056 + 0.04 * Math.max(0, body.neck - z) + 0.3 * Math.max(0, z - body.neck + 0.06);

/** Cuts an outer layer with room for what is beneath. */
function shell(worn: Wearing, cut: Parameters<typeof cutUpper>[1], room = 0.008): Upper {
  const gap = worn.open ? { gap: openGap(worn.body) } : {};
  const upper = cutUpper({ ...worn, tucked: false }, { cuffBunch: 0.6, blend: 0.055, thickness: 0.018, ...gap, ...cut });
  const ease = upper.spec.ease;
  const sleeve = upper.spec.sleeveEase;
  return new Upper(worn.body, { ...upper.spec, ease: (z) => ease(z) + room, sleeveEase: (s) => sleeve(s) + room * 0.6 });
}

/** Edges of an open front: a folded strip of the same cloth. */
function frontEdges(upper: Upper, material: Material, color: Part['paint'], width = 0.018): Part[] {
  const { gap, hem } = upper.spec;
  if (!gap) return [];
  const region = front((x, z) => smax(Math.abs(Math.abs(x) - gap(z) - width * 0.55) - width * 0.6, Math.max(z - upper.body.neck - 0.005, hem - z), 0.004));
  return [{ name: 'facing', field: patch(upper.outside, 0.0012, 0.009, region, 0.006), bounds: [-0.26, -0.5, hem - 0.02, 0.26, 0.04, upper.body.neck + 0.05], cell: 0.0052, material, paint: color, uv: upper.uv }];
}

const at = (worn: Wearing, upper: Upper, parts: Part[], relief?: Field): Dressed => {
  const first = parts[0]!;
  if (relief) {
    const base = first.field;
    first.field = (x, y, z) => {
      const d = base(x, y, z);
      return Math.abs(d) > 0.03 ? d : d + relief(x, y, z);
    };
  }
  void worn;
  return { parts, cover: upper.cover, surface: upper.outside };
};

/** Yoke, chest seams: grooves of a denim or work jacket. */
const yokeRelief = (upper: Upper): Field => (x, y, z) => {
  if (y > 0) return 0;
  const ax = Math.abs(x);
  const chest = upper.body.bust + 0.055;
  return 0.0035 * bell(z - chest, 0.0032) * smoothstep(0.02, 0.03, ax) + seam(ax, z, 0.075, chest, 0.05, upper.spec.hem + 0.03) + seam(ax, z, 0.135, chest, 0.1, upper.spec.hem + 0.03);
};

function denim(worn: Wearing<'jacket'>): Dressed {
  const { body, color, params: p } = worn;
  const upper = shell(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: hole(body, worn.layer), folds: 0.0085 });
  const cloth = plainOf(worn);
  const { hem } = upper.spec;
  const metal = '#b58a4a';
  const parts: Part[] = [
    upperPart(upper, 'jacket', clothOf(worn), color, 0.0068), ...shirtCollar(body, { material: cloth, color }, worn.open ? 0.7 : 0.35, 1.15, 1.4 + worn.layer),
    hemBand(upper, 0.05, cloth, tint(color, 0.06), -0.002), cuffs(upper, 0.042, upper.spec.sleeveEase(0.96) + 0.001, 0.014, cloth, tint(color, 0.06)),
    pockets(upper.outside, 0.1, body.bust + 0.05, 0.082, 0.075, cloth, color, true),
  ];
  if (worn.open) parts.push(...frontEdges(upper, cloth, color));
  else parts.push(placket(upper, worn, body.neck - 0.03, hem, 0.02), ...buttonRow(upper.outside, 0, body.neck - 0.06, hem - 0.01, 0.08, 0.0095, metal, true));
  return at(worn, upper, parts, yokeRelief(upper));
}

/** Harrington, blouson, bomber, varsity: short with ribs. */
function ribbed(worn: Wearing<'jacket'>): Dressed {
  const { body, color, trim, params: p } = worn;
  const bomber = p.style === 'bomber' || p.style === 'varsity';
  const upper = shell(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: hole(body, worn.layer), folds: 0.011, cuffBunch: 0.9 }, 0.014);
  const ribColor = trim ?? shade(color, 0.15);
  const rib: Material = { kind: 'rib', scale: 64 };
  const { hem } = upper.spec;
  const sleeveColor = p.style === 'varsity' && trim ? trim : color;
  const main = upperPart(upper, 'jacket', clothOf(worn), color, 0.0072);
  if (p.style === 'varsity') main.paint = varsityPaint(upper, color, sleeveColor);
  const parts: Part[] = [main, hemBand(upper, 0.062, rib, ribColor, 0.01), cuffs(upper, 0.05, upper.spec.sleeveEase(0.96) - 0.006, 0.018, rib, ribColor)];
  if (bomber) parts.push(neckBand(upper, 0.02, 0.022, rib, ribColor));
  else parts.push(...(p.style === 'harrington' ? [standCollar(body, { material: plainOf(worn), color }, 0.045, 0.088, 0.016, 0.02)] : shirtCollar(body, { material: plainOf(worn), color }, 0.5, 1.1, 1.5 + worn.layer)));
  if (worn.open) parts.push(...frontEdges(upper, plainOf(worn), color));
  else if (p.style === 'varsity') parts.push(...buttonRow(upper.outside, 0, body.neck - 0.05, hem + 0.02, 0.085, 0.0105, '#e9e4da'));
  else parts.push(...zip(upper.outside, body.neck - 0.02, hem, '#a9a59c'));
  return at(worn, upper, parts, slantPockets(upper));
}

const varsityPaint = (upper: Upper, bodyColor: Wearing['color'], sleeve: Wearing['color']): Part['paint'] => {
  const near = (hex: Wearing['color']) => [1, 3, 5].map((i) => (parseInt(hex.slice(i, i + 2), 16) / 255) ** 2.2) as unknown as readonly [number, number, number];
  const a = near(bodyColor);
  const b = near(sleeve);
  return (x, y, z) => (upper.uv(x, y, z)[0] > 2 ? b : a);
};

/** Slanting welt pockets: a groove with a lip. */
export const slantPockets = (upper: Upper, z0 = upper.body.hip + 0.08, x0 = 0.115): Field => (x, y, z) => {
  if (y > 0.02) return 0;
  const d = segment(Math.abs(x), z, x0, z0, x0 + 0.04, z0 - 0.1);
  return 0.008 * bell(d, 0.0055) - 0.0035 * bell(d - 0.011, 0.006);
};

/** Field, work jacket and overshirt: straight hem, patch pockets. */
function utility(worn: Wearing<'jacket'>): Dressed {
  const { body, color, params: p } = worn;
  const field = p.style === 'field';
  const upper = shell(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: hole(body, worn.layer), folds: 0.009 }, 0.01);
  const cloth = plainOf(worn);
  const { hem } = upper.spec;
  const parts: Part[] = [upperPart(upper, 'jacket', clothOf(worn), color, 0.0072)];
  parts.push(...(p.hood ? [hoodDown(body, { material: cloth, color }, 1.06)] : shirtCollar(body, { material: cloth, color }, worn.open ? 0.7 : 0.4, 1.12, 1.3 + worn.layer)));
  parts.push(pockets(upper.outside, 0.115, Math.max(hem + 0.155, body.hip + 0.04), 0.105, 0.115, cloth, color, field));
  if (p.style !== 'overshirt' || field) parts.push(pockets(upper.outside, 0.098, body.bust + 0.055, 0.082, 0.082, cloth, color, field, field || p.style === 'overshirt'));
  if (worn.open) parts.push(...frontEdges(upper, cloth, color));
  else parts.push(placket(upper, worn, body.neck - 0.02, hem, 0.024), ...buttonRow(upper.outside, 0, body.neck - 0.06, hem + 0.03, 0.09, 0.0105, shade(color, 0.4)));
  parts.push(cuffs(upper, 0.04, upper.spec.sleeveEase(0.96) + 0.001, 0.013, cloth, color));
  const waist: Field = (x, y, z) => (field ? 0.004 * bell(z - body.waist + 0.01, 0.005) + (y > 0 ? 0 : 0.0) + 0 * x : 0);
  return at(worn, upper, parts, waist);
}

/** Collarless jacket of bouclé with contrast edges. */
function tweed(worn: Wearing<'jacket'>): Dressed {
  const { body, color, params: p } = worn;
  const edge = worn.trim ?? shade(color, 0.35);
  const gap = worn.open ? openGap(body) : undefined;
  const upper = shell(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: { y: -0.014, z: body.neck + 0.012, a: 0.094, b: 0.09, c: 0.056 }, folds: 0.004, ...(gap ? { gap } : {}) });
  const main: Material = { kind: 'wool' };
  const rib: Material = { kind: 'cotton' };
  const { hem } = upper.spec;
  const parts: Part[] = [upperPart(upper, 'jacket', { ...clothOf(worn), kind: 'wool' }, color, 0.0072), neckBand(upper, 0.014, 0, rib, edge), cuffs(upper, 0.016, upper.spec.sleeveEase(0.96) + 0.001, 0.012, rib, edge)];
  const strip = worn.open ? frontEdges(upper, rib, edge, 0.011) : [patchStrip(upper, edge, body.neck - 0.06, hem)];
  parts.push(...strip, hemBand(upper, 0.016, rib, edge, -0.001));
  for (const z of [body.bust + 0.04, body.hip + 0.09]) parts.push(pockets(upper.outside, 0.098, z, 0.08, 0.062, main, color, false), ...[1, -1].map((s) => pocketEdge(upper, s * 0.098, z, edge)));
  if (!worn.open) parts.push(...buttonRow(upper.outside, 0.018, body.neck - 0.09, hem + 0.03, 0.085, 0.011, '#cbb27a', true));
  return at(worn, upper, parts);
}

const patchStrip = (upper: Upper, color: Part['paint'], top: number, hem: number): Part => ({ name: 'edge', field: patch(upper.outside, 0.002, 0.009, front((x, z) => smax(Math.abs(x) - 0.0065, Math.abs(z - (top + hem) / 2) - (top - hem) / 2, 0.003)), 0.006), bounds: [-0.04, -0.5, hem - 0.02, 0.04, 0.03, top + 0.03], cell: 0.0046, material: { kind: 'cotton' }, paint: color });
const pocketEdge = (upper: Upper, x0: number, z: number, color: Part['paint']): Part => ({ name: 'edge', field: patch(upper.outside, 0.007, 0.009, front((x, pz) => roundRect(x - x0, pz - z + 0.005, 0.041, 0.0065, 0.003)), 0.005), bounds: [x0 - 0.07, -0.5, z - 0.04, x0 + 0.07, 0.03, z + 0.03], cell: 0.004, material: { kind: 'cotton' }, paint: color });

export function jacket(worn: Wearing<'jacket'>): Dressed {
  const { style } = worn.params;
  if (style === 'denim') return denim(worn);
  if (style === 'tweed') return tweed(worn);
  if (style === 'work' || style === 'field' || style === 'overshirt') return utility(worn);
  return ribbed(worn);
}

/** Biker (asymmetric zip, lapels), single rider, shearling. */
export function leatherJacket(worn: Wearing<'leather-jacket'>): Dressed {
  const { body, color, params: p, trim } = worn;
  const material: Material = { kind: worn.fabric === 'suede' ? 'suede' : 'leather', roughness: 0.4 };
  const biker = p.style === 'biker';
  const breakAt = body.bust - 0.02;
  const gap = worn.open ? openGap(body) : biker ? (z: number) => (z > breakAt ? 0.078 * ((z - breakAt) / (body.neck + 0.03 - breakAt)) : -1) : undefined;
  const upper = shell(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: hole(body, worn.layer), folds: 0.0085, ...(gap ? { gap } : {}) }, p.style === 'shearling' ? 0.018 : 0.008);
  const parts: Part[] = [upperPart(upper, 'leather', material, color, 0.0072)];
  const { hem } = upper.spec;
  if (p.style === 'shearling') {
    const fleece: Material = { kind: 'sherpa' };
    const wool = trim ?? '#efe3cd';
    parts.push(...lapels(upper, { lapel: 'wide', breakAt, overlap: 0.02, open: worn.open, cutaway: 0, lastButton: hem }, fleece, wool, 1.02), hemBand(upper, 0.04, fleece, wool, -0.004), cuffs(upper, 0.036, upper.spec.sleeveEase(0.96) + 0.006, 0.022, fleece, wool));
  } else if (biker) {
    parts.push(...lapels(upper, { lapel: 'wide', breakAt, overlap: 0.02, open: worn.open, cutaway: 0, lastButton: hem }, material, color));
    if (worn.open) parts.push(...frontEdges(upper, material, color));
    else parts.push(...zip(upper.outside, breakAt - 0.005, hem, '#b9b7b2', 0.03), waistBelt(upper, hem + 0.03, color, material));
  } else {
    parts.push(standCollar(body, { material, color }, 0.042, 0.086, 0.014, 0.01));
    parts.push(...(worn.open ? frontEdges(upper, material, color) : zip(upper.outside, body.neck - 0.01, hem, '#b9b7b2')));
  }
  return at(worn, upper, parts, slantPockets(upper, body.hip + 0.13, 0.1));
}

export function windbreaker(worn: Wearing<'windbreaker'>): Dressed {
  const { body, color, params: p, trim } = worn;
  const upper = shell(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: 'long', neck: hole(body, worn.layer), folds: p.shell === 'soft' ? 0.007 : 0.009, cuffBunch: 0.9 }, 0.008);
  const cloth = plainOf(worn);
  const { hem } = upper.spec;
  const accent = trim ?? shade(color, 0.3);
  const main = upperPart(upper, 'windbreaker', clothOf(worn), color, 0.0072);
  const parts: Part[] = [main, neckTube(body, body.neck - 0.012, body.neck + 0.052, body.woman ? 0.084 : 0.096, 0.017, cloth, color)];
  if (p.hood) parts.push(hoodDown(body, { material: cloth, color }, 1.05));
  parts.push(cuffs(upper, 0.026, upper.spec.sleeveEase(0.96) - 0.004, 0.014, cloth, shade(color, 0.12)), hemBand(upper, 0.034, cloth, shade(color, 0.12), 0.004));
  if (worn.open) parts.push(...frontEdges(upper, cloth, accent, 0.011));
  else parts.push(...zip(upper.outside, body.neck + 0.02, p.front === 'half-zip' ? body.bust - 0.03 : hem + 0.005, accent));
  const chest = body.bust + 0.045;
  const panel: Field = (x, y, z) => 0.0032 * bell(z - chest - 0.25 * Math.abs(x), 0.0032) * (y < 0.05 ? 1 : 0);
  const slanted = slantPockets(upper);
  return at(worn, upper, parts, (x, y, z) => panel(x, y, z) + slanted(x, y, z));
}

export function fleece(worn: Wearing<'fleece'>): Dressed {
  const { body, color, params: p, trim } = worn;
  const material: Material = { kind: p.pile === 'sherpa' ? 'sherpa' : 'fleece' };
  const upper = shell(worn, { fit: p.fit, hemAt: p.hem, sleeveTo: p.sleeve, neck: hole(body, worn.layer), folds: 0.007, cuffBunch: 0.7 }, p.pile === 'sherpa' ? 0.018 : 0.01);
  const { hem } = upper.spec;
  const accent = trim ?? shade(color, 0.3);
  const parts: Part[] = [upperPart(upper, 'fleece', material, color)];
  if (p.collar === 'hood') parts.push(hoodDown(body, { material, color }, 1.05));
  parts.push(neckTube(body, body.neck - 0.012, body.neck + 0.058, body.woman ? 0.086 : 0.098, 0.026, material, color));
  if (p.sleeve === 'long') parts.push(cuffs(upper, 0.024, upper.spec.sleeveEase(0.96) - 0.002, 0.016, { kind: 'jersey' }, accent));
  parts.push(hemBand(upper, 0.026, { kind: 'jersey' }, accent, 0.004));
  if (worn.open) parts.push(...frontEdges(upper, { kind: 'jersey' }, accent, 0.011));
  else parts.push(...zip(upper.outside, body.neck + 0.025, p.front === 'half-zip' ? body.bust - 0.02 : hem + 0.005, accent));
  if (p.pile === 'sherpa') parts.push(pockets(upper.outside, 0.1, body.bust + 0.05, 0.078, 0.078, { kind: 'technical' }, accent, false, false));
  return at(worn, upper, parts, slantPockets(upper));
}
