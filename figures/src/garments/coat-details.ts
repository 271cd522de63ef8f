import type { Hex } from '../../../lib/domain/wardrobe/hex';
import { cuffs } from '../cloth/bands';
import { button, buttonRow } from '../cloth/buttons';
import { type Outline, front, patch } from '../cloth/patch';
import { isPale, paintStitched } from '../cloth/stitching';
import type { Upper } from '../cloth/upper';
import type { Wearing } from '../cloth/worn';
import { COAT_HEMS } from './coat-cut';
import { type FrontSpec, frontGap } from './lapels';
import { shade, tint } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { type Field, bell, smax, smin, smoothstep } from '../sdf/scalar';
import { ellipse } from '../sdf/shapes';
import { toggles } from './toggles';

export function trenchDetails(upper: Upper, worn: Wearing<'coat'>, material: Material): Part[] {
  const { body } = upper;
  const epaulettes: Field = (x, y, z) => {
    const d = upper.outside(x, y, z);
    return smax(
      Math.max(Math.abs(d - 0.006) - 0.0045, z - body.neck),
      smax(Math.abs(y - 0.008) - 0.017, Math.abs(Math.abs(x) - body.shoulderX * 0.84) - 0.046, 0.006),
      0.006,
    );
  };
  return [
    {
      name: 'epaulettes',
      field: epaulettes,
      bounds: [-0.36, -0.08, body.shoulder - 0.1, 0.36, 0.1, body.neck + 0.1],
      cell: 0.005,
      material,
      paint: worn.color,
    },
    cuffStraps(upper, material, worn.color),
    stormFlap(upper, worn, material),
  ];
}

const cuffStraps = (upper: Upper, material: Material, color: Part['paint']): Part =>
  cuffs(upper, 0.018, upper.spec.sleeveEase(0.94) + 0.003, 0.012, material, color);

/** Builds the buttons along the edges of an open front: on both sides if it is double-breasted. */
function openButtons(upper: Upper, { body, params }: Wearing<'coat'>, spec: FrontSpec, color: Hex): Part[] {
  const gap = frontGap(body, COAT_HEMS[params.hem], spec);
  const double = spec.overlap > 0.05;
  const first = spec.lapel === 'none' ? body.neck - 0.16 : spec.breakAt - 0.02;
  const sides = double ? [1, -1] : [body.woman ? 1 : -1];
  const count = double ? 3 : 5;
  return sides.flatMap((side) =>
    Array.from({ length: count }, (_, i) => first - 0.115 * i)
      .filter((z) => z > spec.lastButton)
      .map((z) => button(upper.outside, side * (gap(z) + 0.034), z, 0.0145, color, params.style === 'raincoat')),
  );
}

/** Distance of the armhole from the middle, as a factor of the shoulder's. */
const TO_ARMHOLE = 1.3;

/** Distance of the flap from the edge of an open front, and how much lower it is there than at the armhole. */
const FLAP = { fromEdge: 0.02, dip: 0.016 };

/** Builds the flap over the right side of a trench coat's chest, from the armhole to the front's edge. */
function stormFlap(upper: Upper, { body, color }: Wearing<'coat'>, material: Material): Part {
  const top = body.neck - 0.01;
  const low = body.bust + 0.005;
  const armhole = -body.shoulderX * TO_ARMHOLE;
  const edge = -Math.max(0.065, (upper.spec.gap?.(low) ?? 0) + FLAP.fromEdge);
  const outline: Outline = (x, z) =>
    smax(Math.max(low - z - FLAP.dip * smoothstep(armhole, edge, x), z - top), Math.max(armhole - x, x - edge), 0.03);
  return {
    name: 'storm-flap',
    field: patch(upper.outside, 0.005, 0.013, front(outline), 0.008),
    bounds: [-0.3, -0.5, low - 0.1, 0, 0.05, top + 0.05],
    cell: 0.0052,
    material,
    paint: paintStitched((x, _y, z) => outline(x, z), color),
  };
}

/** Builds the turned-down collar of a mac. Its points lie on the fronts, and its edges are stitched. */
export function macCollar(upper: Upper, worn: Wearing<'coat'>, spec: FrontSpec, material: Material): Part {
  const { body, color } = worn;
  const top = body.neck + 0.028;
  const r0 = (body.woman ? 0.084 : 0.096) + worn.layer * 0.006;
  const throat = worn.open ? frontGap(body, COAT_HEMS[worn.params.hem], spec)(top) - 0.034 : 0.003;
  const region: Field = (x, y, z) => {
    const tip = 0.066 * smoothstep(0.02, -0.05, y) * bell(Math.abs(x) - throat - 0.075, 0.034);
    const away = ellipse(x, y, r0 + 0.056, r0 + 0.06) - tip;
    const opening = y < 0 ? throat + Math.max(0, top - z) * 0.52 - Math.abs(x) : -0.05;
    return Math.max(away, opening);
  };
  const field: Field = (x, y, z) => {
    const Y = y - 0.006 + (z - top) * 0.12;
    const r = r0 + (top - z) * 0.42;
    const sheet = Math.abs(smin(ellipse(x, Y, r, r * 0.97), upper.outside(x, y, z) - 0.011, 0.014)) - 0.0062;
    return smax(sheet, smax(region(x, y, z), smax(z - top, top - 0.15 - z, 0.006), 0.005), 0.006);
  };
  return {
    name: 'collar',
    field,
    bounds: [-0.27, -0.27, top - 0.2, 0.27, 0.27, top + 0.03],
    cell: 0.0046,
    material,
    paint: paintStitched(region, shade(color, 0.03)),
  };
}

export function closure(upper: Upper, worn: Wearing<'coat'>, spec: FrontSpec): Part[] {
  const { params: p, body, color, open } = worn;
  if (p.style === 'duffle') return toggles(upper, worn, frontGap(body, COAT_HEMS[p.hem], spec));
  if (p.style === 'wrap') return [];
  const buttonColor = worn.trim ?? (isPale(color) ? shade(color, 0.42) : tint(color, 0.12));
  if (open) return openButtons(upper, worn, spec, p.style === 'raincoat' ? '#d8d5cf' : buttonColor);
  if (p.style === 'raincoat')
    return buttonRow(upper.outside, 0, body.neck - 0.06, spec.lastButton, 0.13, 0.0115, '#d8d5cf', true);
  if (spec.overlap > 0.05)
    return [spec.overlap, -spec.overlap].flatMap((x) =>
      buttonRow(upper.outside, x, spec.breakAt - 0.015, spec.breakAt - 0.32, 0.115, 0.0135, buttonColor),
    );
  const first = spec.lapel === 'none' && !spec.unbuttoned ? body.neck - 0.07 : spec.breakAt - 0.015;
  return buttonRow(upper.outside, 0, first, spec.lastButton, 0.115, 0.013, buttonColor);
}
