import { cuffs } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import type { Upper } from '../cloth/upper';
import type { Wearing } from '../cloth/worn';
import { COAT_HEMS } from './coat-cut';
import { type FrontSpec, frontGap } from './lapels';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { type Field, bell, smax, smoothstep } from '../sdf/scalar';
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
  ];
}

const cuffStraps = (upper: Upper, material: Material, color: Part['paint']): Part =>
  cuffs(upper, 0.018, upper.spec.sleeveEase(0.94) + 0.003, 0.012, material, color);

/** Builds the turned-down collar of a mac, without lapels. */
export function macCollar(worn: Wearing<'coat'>, material: Material): Part {
  const { body, color } = worn;
  const top = body.neck + 0.028;
  const r0 = (body.woman ? 0.084 : 0.096) + worn.layer * 0.006;
  const field: Field = (x, y, z) => {
    const Y = y - 0.006 + (z - top) * 0.12;
    const r = r0 + (top - z) * 0.5;
    const tip = 0.04 * smoothstep(0.02, -0.06, y) * bell(Math.abs(x) - 0.06, 0.035);
    const sheet = smax(
      Math.abs(ellipse(x, Y, r, r * 0.97)) - 0.007,
      smax(z - top, top - 0.062 - tip - z, 0.006),
      0.008,
    );
    return smax(sheet, y < 0 ? 0.006 + Math.max(0, top - z) * 0.5 - Math.abs(x) : -0.02, 0.006);
  };
  return {
    name: 'collar',
    field,
    bounds: [-0.24, -0.24, top - 0.16, 0.24, 0.24, top + 0.03],
    cell: 0.005,
    material,
    paint: color,
  };
}

export function closure(upper: Upper, worn: Wearing<'coat'>, spec: FrontSpec): Part[] {
  const { params: p, body, color, open } = worn;
  if (p.style === 'duffle') return toggles(upper, worn, frontGap(body, COAT_HEMS[p.hem], spec));
  if (open || p.style === 'wrap') return [];
  const dark = worn.trim ?? shade(color, 0.42);
  if (p.style === 'raincoat')
    return buttonRow(upper.outside, 0, body.neck - 0.06, spec.lastButton, 0.13, 0.0115, '#d8d5cf', true);
  if (spec.overlap > 0.05)
    return [spec.overlap, -spec.overlap].flatMap((x) =>
      buttonRow(upper.outside, x, spec.breakAt - 0.015, spec.breakAt - 0.32, 0.115, 0.0135, dark),
    );
  const first = spec.lapel === 'none' && !spec.unbuttoned ? body.neck - 0.07 : spec.breakAt - 0.015;
  return buttonRow(upper.outside, 0, first, spec.lastButton, 0.115, 0.013, dark);
}
