import { cutUpper } from '../cloth/cut';
import { front, patch } from '../cloth/patch';
import { Upper } from '../cloth/upper';
import type { Dressed, Wearing } from '../cloth/worn';
import type { Material, Part } from '../scene/part';
import { type Field, bell, smax } from '../sdf/scalar';
import { segment } from '../sdf/shapes';

export const hole = (body: Wearing['body'], layer: number) => ({
  y: -0.008,
  z: body.neck + 0.03,
  a: 0.09 + layer * 0.006,
  b: 0.086 + layer * 0.006,
  c: 0.058,
});

export const openGap =
  ({ body, parting }: Pick<Wearing, 'body' | 'parting'>) =>
  (z: number) =>
    0.056 + parting + 0.04 * Math.max(0, body.neck - z) + 0.3 * Math.max(0, z - body.neck + 0.06);

/** Returns the half-width of the opening of a collar or a hood above an open front, or undefined above a closed one. */
export const findThroat = (worn: Pick<Wearing, 'body' | 'open' | 'parting'>): number | undefined =>
  worn.open ? openGap(worn)(worn.body.neck) - 0.012 : undefined;

/** Cuts an outer layer with room for the layers beneath. */
export function shell(worn: Wearing, cut: Parameters<typeof cutUpper>[1], room = 0.008): Upper {
  const gap = worn.open ? { gap: openGap(worn) } : {};
  const upper = cutUpper(
    { ...worn, tucked: false },
    { cuffBunch: 0.6, blend: 0.055, thickness: 0.018, ...gap, ...cut },
  );
  const ease = upper.spec.ease;
  const sleeve = upper.spec.sleeveEase;
  return new Upper(worn.body, {
    ...upper.spec,
    ease: (z) => ease(z) + room,
    sleeveEase: (s) => sleeve(s) + room * worn.body.sleeveRoom,
  });
}

/** Builds the edges of an open front: a folded strip of the same cloth. */
export function frontEdges(upper: Upper, material: Material, color: Part['paint'], width = 0.018): Part[] {
  const { gap, hem } = upper.spec;
  if (!gap) return [];
  const region = front((x, z) =>
    smax(
      Math.abs(Math.abs(x) - gap(z) - width * 0.55) - width * 0.6,
      Math.max(z - upper.body.neck - 0.005, hem - z),
      0.004,
    ),
  );
  return [
    {
      name: 'facing',
      field: patch(upper.outside, 0.004, 0.0115, region, 0.006),
      bounds: [-0.26, -0.5, hem - 0.02, 0.26, 0.04, upper.body.neck + 0.05],
      cell: 0.0042,
      material,
      paint: color,
      uv: upper.uv,
    },
  ];
}

/** Returns a finished outer layer. `relief` contains the grooves and ridges of its main part. */
export function makeOuterLayer(upper: Upper, parts: Part[], relief?: Field): Dressed {
  const [main, ...rest] = parts;
  if (!relief || !main) return { parts, cover: upper.cover, surface: upper.outside };
  const { field } = main;
  const raised: Field = (x, y, z) => {
    const d = field(x, y, z);
    return Math.abs(d) > 0.03 ? d : d + relief(x, y, z);
  };
  return { parts: [{ ...main, field: raised }, ...rest], cover: upper.cover, surface: upper.outside };
}

/** Returns the relief of slanting welt pockets: a groove with a lip. */
export const slantPockets =
  (upper: Upper, z0 = upper.body.hip + 0.1, x0 = 0.115): Field =>
  (x, y, z) => {
    if (y > 0.02) return 0;
    const d = segment(Math.abs(x), z, x0, z0, x0 + 0.04, z0 - 0.1);
    return 0.0065 * bell(d, 0.0055) - 0.0035 * bell(d - 0.011, 0.006);
  };
