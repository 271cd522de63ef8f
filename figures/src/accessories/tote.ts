import type { Dressed, Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Material } from '../scene/part';
import { type Field, smax } from '../sdf/scalar';
import { roundRect } from '../sdf/shapes';
import { bagSpace, getGrip } from './bag-space';
import { type Box, bagPart, pouch, sheet } from './pouch';
import { arch, ribbonPart } from './strap';
import { findSide, getSign } from './sides';

const SIZES = { medium: { w: 0.105, h: 0.1, d: 0.036 }, large: { w: 0.15, h: 0.145, d: 0.045 } };

const getMaterial = ({ params, fabric }: Wearing<'tote'>): Material => {
  if (fabric === 'linen') return { kind: 'straw' };
  return params.material === 'leather'
    ? { kind: 'leather' }
    : params.material === 'nylon'
      ? { kind: 'technical' }
      : { kind: 'canvas' };
};

function bodyParts(worn: Wearing<'tote'>, box: Box, place: ReturnType<typeof bagSpace>) {
  const { color, trim, params } = worn;
  const material = getMaterial(worn);
  const solid = pouch({ ...box, taper: -0.14 });
  // The bag is open at the top and slightly hollow.
  const open: Field = (x, y, z) => smax(solid(x, y, z), -smax(solid(x, y, z) + 0.008, box.h - 0.03 - z, 0.006), 0.003);
  const hem = sheet(solid, (_x, z) => Math.abs(z - box.h + 0.02) - 0.011, 0.001, 0.005);
  const parts = [
    bagPart('body', open, box, place, material, color, { cell: 0.005 }),
    bagPart('hem', hem, box, place, material, shade(color, 0.08)),
  ];
  if (params.material === 'canvas' && material.kind === 'canvas') {
    const print = sheet(
      solid,
      (x, z) => smax(Math.abs(roundRect(x, z + 0.012, box.w * 0.45, box.h * 0.32, 0.012)) - 0.0032, -1, 0),
      0.001,
      0.004,
    );
    const lettering = sheet(
      solid,
      (x, z) =>
        Math.min(
          roundRect(x, z + 0.004, box.w * 0.3, 0.0055, 0.004),
          roundRect(x, z + 0.026, box.w * 0.2, 0.0042, 0.003),
        ),
      0.001,
      0.004,
    );
    return [
      ...parts,
      bagPart('print', print, box, place, material, trim ?? shade(color, 0.55)),
      bagPart('word', lettering, box, place, material, trim ?? shade(color, 0.55)),
    ];
  }
  if (params.material === 'leather')
    return [
      ...parts,
      bagPart(
        'label',
        sheet(solid, (x, z) => roundRect(x, z - box.h * 0.35, 0.014, 0.007, 0.002), 0.002, 0.005),
        box,
        place,
        { kind: 'metal' },
        '#d8bd74',
        { cell: 0.0034 },
      ),
    ];
  if (params.material === 'nylon')
    return [
      ...parts,
      bagPart(
        'pocket',
        sheet(solid, (x, z) => roundRect(x, z + box.h * 0.25, box.w * 0.6, box.h * 0.42, 0.012), 0.002, 0.007),
        box,
        place,
        material,
        shade(color, 0.1),
      ),
    ];
  return parts;
}

/** Builds a tote carried in the hand. */
export function tote(worn: Wearing<'tote'>): Dressed {
  const { body, params } = worn;
  const box: Box = { ...SIZES[params.size], r: params.material === 'leather' ? 0.014 : 0.022 };
  const side = findSide(body, ['carry', 'hold', 'down', 'relaxed']);
  const grip = getGrip(body, side);
  const rise = 0.085;
  const place = bagSpace(
    [grip[0] + 0.012 * getSign(side), grip[1] - 0.012, grip[2] - box.h - rise + 0.037],
    0.3 * getSign(side),
  );
  const strap = worn.trim ?? shade(worn.color, 0.25);
  const handles = [-1, 1].map((k) => ({
    ...ribbonPart(
      `bag-handle${k}`,
      arch(box.w * 0.52, k * box.d * 0.35, box.h - 0.014, rise),
      0.0075,
      0.004,
      worn.fabric === 'linen' ? { kind: 'leather' } : getMaterial(worn),
      strap,
    ),
    place,
  }));
  return { parts: [...bodyParts(worn, box, place), ...handles] };
}
