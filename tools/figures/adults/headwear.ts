import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { type Headwear } from '../accessories/headwear';
import { mask } from '../accessories/mask';
import type { Body } from '../body/body';
import type { Wearing } from '../cloth/worn';
import { HEAD_MODELS } from '../figure/head-parts';
import { getBuilder, makeWearing } from '../figure/wearing';
import type { Part } from '../scene/part';
import type { Field } from '../sdf/scalar';
import type { Bounds } from '../sdf/surface-nets';
import type { Head } from './head';

/** Scale and shift along x, y and z from the head that headwear is modelled on to an adult's. */
interface Fitting {
  scale: readonly [number, number, number];
  shift: readonly [number, number, number];
}

const HAT: Fitting = { scale: [0.845, 0.94, 0.9], shift: [0, 0.004, 0.012] };
/** Hats sit on the hair, masks on the cheeks, frames on the nose. */
const FITTINGS: Record<string, Fitting> = {
  mask: { scale: [0.8, 0.9, 0.96], shift: [0, 0, -0.012] },
  eyewear: { scale: [0.86, 0.9, 0.9], shift: [0, 0.012, 0] },
  earmuffs: { scale: [0.82, 0.94, 0.86], shift: [0, 0.01, 0.012] },
};

/** Returns a field stretched by a fitting. It stays no steeper than it was. */
function fitField(field: Field, { scale: [a, b, c], shift: [u, v, w] }: Fitting): Field {
  const least = Math.min(a, b, c);
  return (x, y, z) => field((x - u) / a, (y - v) / b, (z - w) / c) * least;
}

function fitBounds([x0, y0, z0, x1, y1, z1]: Bounds, { scale: [a, b, c], shift: [u, v, w] }: Fitting): Bounds {
  return [x0 * a + u, y0 * b + v, z0 * c + w, x1 * a + u, y1 * b + v, z1 * c + w];
}

function fitPart(part: Part, fitting: Fitting): Part {
  const { scale, shift } = fitting;
  const { paint, uv } = part;
  const back = (x: number, y: number, z: number) =>
    [(x - shift[0]) / scale[0], (y - shift[1]) / scale[1], (z - shift[2]) / scale[2]] as const;
  return {
    ...part,
    field: fitField(part.field, fitting),
    bounds: fitBounds(part.bounds, fitting),
    cell: part.cell * Math.min(...scale),
    paint: typeof paint === 'string' ? paint : (x, y, z, ny) => paint(...back(x, y, z), ny),
    ...(uv && { uv: (x, y, z) => uv(...back(x, y, z)) }),
  };
}

export interface WornOnHead {
  parts: Part[];
  /** Space for hair in head space: negative under the hat and below its rim. */
  room?: Field;
}

/** Builds hats, mask and glasses of an outfit on an adult's head, in head space. */
export function headwearParts(outfit: Outfit, body: Body, head: Head): WornOnHead {
  const worn = outfit.accessories.flatMap((item): { kind: string; built: Headwear }[] => {
    const { kind } = getGarment(item.garment).model;
    const wearing = makeWearing(outfit, body, item, 0);
    if (kind === 'mask') {
      const { scale, shift } = FITTINGS.mask!;
      // The mask is built on the adult's face, stretched to the head that it is modelled on.
      const face: Field = (x, y, z) =>
        head.skin(x * scale[0] + shift[0], y * scale[1] + shift[1], z * scale[2] + shift[2]) / Math.max(...scale);
      return [{ kind, built: mask(wearing as Wearing<'mask'>, face) }];
    }
    const builder = getBuilder(HEAD_MODELS, kind);
    return builder ? [{ kind, built: builder(wearing) }] : [];
  });
  const hat = worn.find(({ built }) => built.inside);
  return {
    parts: worn.flatMap(({ kind, built }) => built.parts.map((part) => fitPart(part, FITTINGS[kind] ?? HAT))),
    ...(hat?.built.inside && { room: fitField(hat.built.inside, FITTINGS[hat.kind] ?? HAT) }),
  };
}
