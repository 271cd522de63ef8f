import { upperPart } from '../cloth/cut';
import { cuffs, hemBand, neckBand } from '../cloth/bands';
import { buttonRow } from '../cloth/buttons';
import { front, patch } from '../cloth/patch';
import { findPlace, pockets } from '../cloth/pockets';
import type { Upper } from '../cloth/upper';
import { type Dressed, type Wearing, getClothMaterial } from '../cloth/worn';
import { makeOuterLayer, frontEdges, openGap, shell } from './outer-shell';
import { shade } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { smax } from '../sdf/scalar';
import { roundRect } from '../sdf/shapes';

/** Builds a collarless bouclé jacket with contrasting edges. */
export function tweed(worn: Wearing<'jacket'>): Dressed {
  const { body, color, params: p } = worn;
  const edge = worn.trim ?? shade(color, 0.35);
  const gap = worn.open ? openGap(worn) : undefined;
  const upper = shell(worn, {
    fit: p.fit,
    hemAt: p.hem,
    sleeveTo: 'long',
    neck: { y: -0.014, z: body.neck + 0.012, a: 0.094, b: 0.09, c: 0.056 },
    folds: 0.004,
    ...(gap ? { gap } : {}),
  });
  const main: Material = { kind: 'wool' };
  const rib: Material = { kind: 'cotton' };
  const { hem } = upper.spec;
  const parts: Part[] = [
    upperPart(upper, 'jacket', { ...getClothMaterial(worn), kind: 'wool' }, color, 0.0072),
    neckBand(upper, 0.014, 0, rib, edge),
    cuffs(upper, 0.016, upper.spec.sleeveEase(0.96) + 0.001, 0.012, rib, edge),
  ];
  const strip = worn.open ? frontEdges(upper, rib, edge, 0.011) : [patchStrip(upper, edge, body.neck - 0.06, hem)];
  parts.push(...strip, hemBand(upper, 0.016, rib, edge, -0.001));
  // A cropped jacket has no room for the lower pair of pockets.
  for (const z of [body.bust + 0.04, body.hip + 0.09].filter((height) => height > hem + 0.08)) {
    const x = findPlace(upper, 0.098, z, 0.08);
    parts.push(
      pockets(upper, x, z, 0.08, 0.062, main, color, false),
      ...[1, -1].map((s) => pocketEdge(upper, s * x, z, edge)),
    );
  }
  if (!worn.open)
    parts.push(...buttonRow(upper.outside, 0.018, body.neck - 0.09, hem + 0.03, 0.085, 0.011, '#cbb27a', true));
  return makeOuterLayer(upper, parts);
}

const patchStrip = (upper: Upper, color: Part['paint'], top: number, hem: number): Part => ({
  name: 'edge',
  field: patch(
    upper.outside,
    0.002,
    0.009,
    front((x, z) => smax(Math.abs(x) - 0.0065, Math.abs(z - (top + hem) / 2) - (top - hem) / 2, 0.003)),
    0.006,
  ),
  bounds: [-0.04, -0.5, hem - 0.02, 0.04, 0.03, top + 0.03],
  cell: 0.0046,
  material: { kind: 'cotton' },
  paint: color,
});

const pocketEdge = (upper: Upper, x0: number, z: number, color: Part['paint']): Part => ({
  name: 'edge',
  field: patch(
    upper.outside,
    0.007,
    0.009,
    front((x, pz) => roundRect(x - x0, pz - z + 0.005, 0.041, 0.0065, 0.003)),
    0.005,
  ),
  bounds: [x0 - 0.07, -0.5, z - 0.04, x0 + 0.07, 0.03, z + 0.03],
  cell: 0.004,
  material: { kind: 'cotton' },
  paint: color,
});
