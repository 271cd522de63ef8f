import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Dressed, Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import { type Field, bell, smax } from '../sdf/scalar';
import { roundBox, roundRect } from '../sdf/shapes';
import { bagSpace, getGrip } from './bag-space';
import { type Box, GOLD, bagPart, pouch, sheet } from './pouch';
import { arch, ribbonPart } from './strap';
import { findSide, getSign } from './sides';

type Style = ModelParams['handbag']['style'];

const SHAPES: Record<Style, Box & { rise: number }> = {
  flap: { w: 0.102, h: 0.076, d: 0.036, r: 0.022, taper: 0.16, rise: 0.085 },
  mini: { w: 0.076, h: 0.058, d: 0.03, r: 0.018, taper: 0.12, rise: 0.085 },
  bucket: { w: 0.074, h: 0.078, d: 0.058, r: 0.026, taper: -0.1, rise: 0.085 },
  'top-handle': { w: 0.108, h: 0.084, d: 0.042, r: 0.016, taper: 0.3, rise: 0.07 },
};

/** Builds a flap with a lock on the front. */
function flap(body: Field, box: Box, place: NonNullable<Part['place']>, worn: Wearing<'handbag'>): Part[] {
  const { color } = worn;
  const material = { kind: worn.fabric } as const;
  const edge: Field = (x, y, z) => Math.max(y - box.d * 0.5, -z - 0.012 + (0.3 * x * x) / box.w);
  const over: Field = (x, y, z) => smax(Math.abs(body(x, y, z) - 0.004) - 0.0055, edge(x, y, z), 0.006);
  const lock: Field = (x, y, z) => roundBox(x, y + box.d + 0.006, z + 0.012, 0.0145, 0.009, 0.0115, 0.004);
  return [
    bagPart('flap', over, box, place, material, shade(color, 0.06), { cell: 0.0044 }),
    bagPart('lock', lock, box, place, { kind: 'metal' }, GOLD, { cell: 0.0032 }),
  ];
}

function details(
  style: Style,
  body: Field,
  box: Box,
  place: NonNullable<Part['place']>,
  worn: Wearing<'handbag'>,
): Part[] {
  const material = { kind: worn.fabric } as const;
  if (style === 'flap' || style === 'mini') return flap(body, box, place, worn);
  if (style === 'bucket') {
    const cord: Field = (x, y, z) => Math.hypot(body(x, y, z) - 0.002, z - box.h * 0.55) - 0.0045;
    const knot: Field = (x, y, z) =>
      Math.min(
        Math.hypot(Math.abs(x) - 0.014, y + box.d + 0.008, (z - box.h * 0.55) * 0.6) - 0.0095,
        roundBox(Math.abs(x) - 0.01, y + box.d + 0.006, z - box.h * 0.22, 0.0042, 0.0042, 0.026, 0.004),
      );
    return [
      bagPart('cord', cord, box, place, material, worn.trim ?? shade(worn.color, 0.3)),
      bagPart('knot', knot, box, place, material, worn.trim ?? shade(worn.color, 0.3), { cell: 0.0036 }),
    ];
  }
  const belt = sheet(body, (_x, z) => Math.abs(z - box.h * 0.34) - 0.0085, 0.002, 0.007);
  const clasp = sheet(body, (x, z) => roundRect(x, z - box.h * 0.34, 0.013, 0.016, 0.004), 0.006, 0.008);
  return [
    bagPart('belt', belt, box, place, material, shade(worn.color, 0.14)),
    bagPart('clasp', clasp, box, place, { kind: 'metal' }, GOLD, { cell: 0.0032 }),
  ];
}

/** Builds a small bag carried by its handle. */
export function handbag(worn: Wearing<'handbag'>): Dressed {
  const { body: wearer, params, fabric, color, trim } = worn;
  const { rise, ...box } = SHAPES[params.style];
  const side = findSide(wearer, ['carry', 'hold', 'down', 'relaxed']);
  const grip = getGrip(wearer, side);
  const place = bagSpace(
    [grip[0] + 0.014 * getSign(side), grip[1] - 0.012, grip[2] - rise - box.h + 0.037],
    0.32 * getSign(side),
  );
  const body = pouch(box);
  const seamed: Field = (x, y, z) => body(x, y, z) + 0.0022 * bell(Math.abs(x) - box.w * 0.84, 0.0035);
  const material = { kind: fabric } as const;
  const depths = params.style === 'top-handle' ? [-0.55, 0.55] : [0];
  const span = params.style === 'bucket' ? box.w * 0.7 : box.w * 0.5;
  return {
    parts: [
      bagPart('body', seamed, box, place, material, color),
      ...details(params.style, body, box, place, worn),
      ...depths.map((k) => ({
        ...ribbonPart(
          `bag-handle${k}`,
          arch(span, k * box.d, box.h - 0.012, rise),
          0.0068,
          0.0055,
          material,
          trim ?? shade(color, 0.12),
        ),
        place,
      })),
    ],
  };
}
