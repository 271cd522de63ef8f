import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import { LOWER_BOUNDS, Lower } from '../cloth/lower';
import { type Dressed, type Wearing, getClothMaterial, getPlainMaterial } from '../cloth/worn';
import { HEM_STITCHES, denimPaint, fronts } from './trouser-fronts';
import { fitBoots } from './trouser-hems';
import { waist } from './waistbands';
import type { Part } from '../scene/part';
import { type Field, bell, smax, smoothstep } from '../sdf/scalar';
import { type Spline, spline } from '../sdf/spline';

type Style = ModelParams['trousers']['style'];

type Cut = ModelParams['trousers']['cut'];

/** Radius down the leg for a woman. A man's thigh is slightly wider. */
const CUTS: Record<Cut, readonly (readonly [number, number])[]> = {
  slim: [
    [0, 0.104],
    [0.25, 0.095],
    [0.5, 0.074],
    [0.75, 0.062],
    [1, 0.05],
  ],
  tapered: [
    [0, 0.109],
    [0.25, 0.103],
    [0.5, 0.086],
    [0.75, 0.072],
    [1, 0.057],
  ],
  straight: [
    [0, 0.107],
    [0.25, 0.101],
    [0.5, 0.088],
    [0.8, 0.08],
    [1, 0.077],
  ],
  cuffed: [
    [0, 0.112],
    [0.3, 0.105],
    [0.6, 0.094],
    [0.86, 0.08],
    [0.96, 0.058],
    [1, 0.052],
  ],
  wide: [
    [0, 0.109],
    [0.25, 0.107],
    [0.5, 0.106],
    [0.8, 0.111],
    [1, 0.117],
  ],
  flare: [
    [0, 0.105],
    [0.25, 0.096],
    [0.48, 0.078],
    [0.7, 0.085],
    [1, 0.113],
  ],
};

const FOLDS: Record<Style, number> = {
  slacks: 0.0045,
  chinos: 0.006,
  jeans: 0.0065,
  cargo: 0.009,
  corduroy: 0.006,
  jogger: 0.0095,
  sweat: 0.0105,
  nylon: 0.01,
  hiking: 0.008,
  padded: 0.009,
  linen: 0.008,
};

/** Rise of the hem per unit forwards: in front it rests on the instep, behind it covers the heel. */
const SLANT = 0.15;

const HEMS = { ankle: 0.9, full: 0.98, floor: 1 } as const;

function cargoPockets(lower: Lower, worn: Wearing): Part {
  return {
    name: 'cargo',
    cell: 0.0052,
    bounds: LOWER_BOUNDS,
    material: getPlainMaterial(worn),
    paint: worn.color,
    field: (x, y, z) => {
      const { s, angle } = lower.locate(x, y, z);
      const side = Math.abs((x > 0 ? -angle : angle) - 1.25) * 0.1;
      const box = smax(side - 0.05, Math.abs(s - 0.4) * 0.75 - 0.068, 0.008);
      const flap = smax(side - 0.054, Math.abs(s - 0.322) * 0.75 - 0.018, 0.006);
      const d = lower.cloth(x, y, z);
      if (box > 0.05) return box;
      return Math.min(smax(Math.abs(d - 0.003) - 0.006, box, 0.007), smax(Math.abs(d - 0.008) - 0.006, flap, 0.006));
    },
    uv: (x, _y, z) => [x, z],
  };
}

const scaled = (keys: readonly (readonly [number, number])[], by: number): Spline =>
  spline(keys.map(([s, r]) => [s, r * by]));

export function trousers(worn: Wearing<'trousers'>): Dressed {
  const { params: p, body, color } = worn;
  const top = body.belt;
  const folds = FOLDS[p.style];
  const cut = scaled(CUTS[p.cut], body.woman ? 1 : 1.03);
  const { radius, ...end } = fitBoots(worn, { hem: HEMS[p.hem], radius: cut });
  const lower = new Lower(body, {
    top,
    ...end,
    radius,
    hip: p.style === 'padded' ? 0.012 : 0.004,
    folds,
    knee: p.cut === 'wide' ? 0.25 : p.crease ? 0.3 : 0.75,
    breakAt: p.hem === 'ankle' || worn.boots ? 0.35 : 1,
    crease: p.crease ? 0.0105 : 0,
    seed: worn.seed % 89,
    seam: p.style !== 'slacks',
    ...(p.hem !== 'ankle' && !worn.boots && { slant: SLANT }),
    ...(worn.feet && !worn.boots && { feet: worn.feet }),
  });
  const sporty = p.style === 'jogger' || p.style === 'sweat' || p.style === 'nylon';
  const { groove, pocketAt } = fronts(body, top, p.style === 'jeans');
  const field: Field = (x, y, z) => {
    const d = lower.cloth(x, y, z);
    return sporty || Math.abs(d) > 0.03
      ? d
      : d +
          groove(x, y, z) +
          (p.waist === 'pleats' && y < 0
            ? 0.004 * bell(Math.abs(x) - 0.07, 0.005) * smoothstep(top - 0.2, top - 0.05, z)
            : 0);
  };
  const paint = p.style === 'jeans' ? denimPaint(lower, color, pocketAt) : color;
  const parts: Part[] = [
    {
      name: 'trousers',
      field,
      bounds: LOWER_BOUNDS,
      cell: 0.0078,
      material: p.style === 'jeans' ? { kind: worn.fabric, bands: [HEM_STITCHES] } : getClothMaterial(worn),
      paint,
      uv: p.style === 'jeans' ? lower.uvFromHem : lower.uv,
    },
    ...waist(lower, p.waist, worn),
  ];
  if (p.style === 'cargo') parts.push(cargoPockets(lower, worn));
  if (p.cut === 'cuffed' && !worn.boots) parts.push(ankleRibs(lower, worn));
  return { parts, cover: lower.cover, surface: field };
}

function ankleRibs(lower: Lower, worn: Wearing): Part {
  const { body, spec } = lower;
  return {
    name: 'ankle-ribs',
    bounds: [-0.3, -0.2, 0, 0.3, 0.2, 0.3],
    cell: 0.006,
    material: { kind: 'rib', scale: 66 },
    paint: worn.color,
    uv: lower.uv,
    field: (x, y, z) => {
      const limb = (x > 0 ? body.legs.left : body.legs.right).locate(x, y, z);
      return smax(Math.abs(limb.d - 0.05) - 0.009, Math.abs(limb.beyond(spec.hem) + 0.004) - 0.026, 0.007);
    },
  };
}
