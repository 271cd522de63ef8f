import { getStitching } from '../cloth/stitching';
import type { Dressed, Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import { type Field, bell, smax } from '../sdf/scalar';
import { roundBox, roundRect } from '../sdf/shapes';
import { bagSpace, getGrip } from './bag-space';
import { type Box, GOLD, bagPart, pouch, sheet } from './pouch';
import { arch, ribbonPart } from './strap';
import { findSide, getSign } from './sides';

/** Half-width of a zip with its tape. A thinner one would be broken by the cells that it is meshed in. */
const ZIP = 0.006;

/** Builds a structured case with locks or a slim case with a zip. */
export function briefcase({ body: wearer, params, fabric, color, trim }: Wearing<'briefcase'>): Dressed {
  const structured = params.style === 'structured';
  const box: Box = structured ? { w: 0.138, h: 0.09, d: 0.034, r: 0.014 } : { w: 0.142, h: 0.096, d: 0.024, r: 0.018 };
  const rise = 0.05;
  const side = findSide(wearer, ['carry', 'hold', 'down', 'relaxed']);
  const grip = getGrip(wearer, side);
  const place = bagSpace(
    [grip[0] + 0.02 * getSign(side), grip[1] - 0.012, grip[2] - rise - box.h + 0.045],
    0.5 * getSign(side),
  );
  const material = { kind: fabric } as const;
  const body = pouch(box);
  const dark = shade(color, 0.25);
  const handles = ribbonPart('bag-handle', arch(0.046, 0, box.h - 0.006, rise), 0.0075, 0.0062, material, trim ?? dark);
  const seamed: Field = (x, y, z) =>
    body(x, y, z) + 0.0022 * bell(Math.max(Math.abs(x) - box.w, Math.abs(z) - box.h) + 0.011, 0.003);
  const base = [bagPart('body', seamed, box, place, material, color), { ...handles, place }];
  if (!structured) {
    const pocket = sheet(
      body,
      (x, z) => roundRect(x, z + box.h * 0.24, box.w * 0.82, box.h * 0.56, 0.012),
      0.001,
      0.006,
    );
    const zip = sheet(
      body,
      (x, z) => smax(Math.abs(z - box.h * 0.42) - ZIP, Math.abs(x) - box.w * 0.8, 0.002),
      0.004,
      0.009,
    );
    return {
      parts: [
        ...base,
        bagPart('pocket', pocket, box, place, material, shade(color, 0.06)),
        bagPart('zip', zip, box, place, { kind: 'plastic' }, getStitching(color), { cell: 0.0026 }),
      ],
    };
  }
  const lid = sheet(body, (x, z) => smax(-z + 0.005, Math.abs(x) - box.w + 0.002, 0.01), 0.003, 0.009);
  const straps = sheet(
    body,
    (x, z) => Math.max(Math.abs(Math.abs(x) - box.w * 0.5) - 0.011, -z - 0.035),
    0.0075,
    0.008,
  );
  const locks: Field = (x, y, z) =>
    roundBox(Math.abs(x) - box.w * 0.5, y + box.d + 0.01, z + 0.014, 0.0125, 0.006, 0.0125, 0.003);
  return {
    parts: [
      ...base,
      bagPart('lid', lid, box, place, material, shade(color, 0.06)),
      bagPart('straps', straps, box, place, material, dark, { cell: 0.0042 }),
      bagPart('locks', locks, box, place, { kind: 'metal' }, GOLD, { cell: 0.0034 }),
    ],
  };
}
