import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Outline } from '../cloth/patch';
import { getStitching } from '../cloth/stitching';
import type { Dressed, Wearing } from '../cloth/worn';
import { linear, shade } from '../scene/colour';
import type { Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import { type Field, smax } from '../sdf/scalar';
import { roundBox, roundRect, segment } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import { bagSpace, clothAt, findSleeveRoom, getGrip, nearArm } from './bag-space';
import { type Box, bagPart, pouch } from './pouch';
import { arch, curve, onCloth, ribbonPart } from './strap';

type Style = ModelParams['backpack']['style'];
type Pack = Wearing<'backpack'> & { cloth: Field };

/** Body of a bag, with the distance of its upper edge above the shoulders. */
const BOXES: Record<Style, Box & { top: number }> = {
  city: { w: 0.215, h: 0.24, d: 0.08, r: 0.06, top: 0.115 },
  hiking: { w: 0.205, h: 0.26, d: 0.095, r: 0.05, top: 0.09 },
  mini: { w: 0.18, h: 0.18, d: 0.06, r: 0.05, top: 0.085 },
  laptop: { w: 0.21, h: 0.24, d: 0.06, r: 0.03, top: 0.115 },
};

/** Half-width of the padded straps. */
const STRAP_WIDTH: Record<Style, number> = { city: 0.031, hiking: 0.031, mini: 0.025, laptop: 0.031 };

/** Width of the binding along the edges of the padded straps. */
const BINDING = 0.007;

/**
 * Returns the middle of the left strap as seen from the front: over the shoulder, down the chest and under the arm, which
 * hides the rest of it.
 */
const strapLine = ({ body: { shoulderX, shoulder, bust, neck } }: Pack): Vec3[] =>
  curve([
    [0.6 * shoulderX, 0, neck + 0.03],
    [0.61 * shoulderX, 0, shoulder - 0.03],
    [0.71 * shoulderX, 0, bust + 0.03],
    [0.92 * shoulderX, 0, bust - 0.045],
    [1.3 * shoulderX, 0, bust - 0.1],
    [2.2 * shoulderX, 0, bust - 0.11],
  ]);

/** Returns the distance to a line in the plane in front of the figure, on both sides of it. */
const beside =
  (line: readonly Vec3[]) =>
  (x: number, z: number): number => {
    let off = 1e3;
    for (let i = 1; i < line.length; i++)
      off = Math.min(off, segment(Math.abs(x), z, line[i - 1]![0], line[i - 1]![2], line[i]![0], line[i]![2]));
    return off;
  };

/** Returns the field of a pair of straps along a line, which pass under the arms to the back, or end in a hand. */
function strapField({ body, cloth }: Pack, toLine: Outline, width: number, thickness: number): Field {
  const room = findSleeveRoom(body, cloth) + 0.004;
  const lowest = (['left', 'right'] as const).map((side) =>
    body.poses[side] === 'strap' ? getGrip(body, side)[2] - 0.01 : -1,
  );
  const region: Field = (x, y, z) => {
    const underArm = z < body.shoulder - 0.08 ? nearArm(body, x, y, z, room) : -1;
    const belowHand = lowest[x > 0 ? 0 : 1]! - z;
    return Math.max(toLine(x, z) - width, z - body.neck - 0.01, y - 0.12, underArm, belowHand);
  };
  return onCloth(cloth, region, thickness);
}

function harness(pack: Pack, style: Style): Part[] {
  const { body, cloth } = pack;
  const material = { kind: style === 'laptop' ? 'canvas' : 'padding', roughness: 0.6 } as const;
  const color = pack.trim ?? shade(pack.color, 0.16);
  const binding = getStitching(color);
  const toPadded = beside(strapLine(pack));
  const width = STRAP_WIDTH[style];
  const [fill, edge] = [linear(color), linear(binding)];
  const strapBounds: Bounds = [-0.34, -0.4, body.bust - 0.3, 0.34, 0.2, body.neck + 0.08];
  const straps: Part = {
    name: 'bag-straps',
    field: strapField(pack, toPadded, width, 0.024),
    bounds: strapBounds,
    cell: 0.0054,
    material,
    paint: (x, _y, z) => (toPadded(x, z) > width - BINDING ? edge : fill),
    slack: 2.6,
  };
  if (style !== 'hiking') return [straps];
  const across = (z: number, half: number, to: number): Field =>
    onCloth(
      cloth,
      (x, y, pz) => Math.max(Math.abs(pz - z) - half, Math.abs(x) - to, y - 0.1, nearArm(body, x, y, pz)),
      0.012,
    );
  return [
    straps,
    {
      name: 'bag-chest-strap',
      field: across(body.bust + 0.03, 0.0085, body.shoulderX * 0.72),
      bounds: [-0.2, -0.4, body.bust - 0.02, 0.2, 0.02, body.bust + 0.08],
      cell: 0.0046,
      material: { kind: 'canvas' },
      paint: '#2f3237',
      slack: 2.6,
    },
  ];
}

function bodyParts(pack: Pack, style: Style, box: Box, place: NonNullable<Part['place']>): Part[] {
  const material = { kind: pack.fabric } as const;
  const solid = pouch({ ...box, taper: style === 'hiking' ? -0.06 : 0.1 });
  const pocket: Field = (x, y, z) => roundBox(x, y - box.d, z + box.h * 0.42, box.w * 0.74, 0.03, box.h * 0.42, 0.026);
  const parts = [
    bagPart('body', solid, box, place, material, pack.color, { cell: 0.0066 }),
    bagPart('pocket', pocket, box, place, material, shade(pack.color, 0.1), { margin: 0.05, cell: 0.006 }),
  ];
  if (style === 'hiking') {
    const lid: Field = (x, y, z) => roundBox(x, y, z - box.h - 0.012, box.w * 0.98, box.d * 1.02, 0.045, 0.04);
    const mat: Field = (x, y, z) =>
      Math.hypot(Math.hypot(y - 0.01, z + box.h + 0.042) - 0.048, Math.max(0, Math.abs(x) - box.w)) - 0.012;
    const roll: Field = (x, y, z) =>
      Math.min(mat(x, y, z), smax(Math.hypot(y - 0.01, z + box.h + 0.042) - 0.05, Math.abs(x) - box.w, 0.02));
    return [
      ...parts,
      bagPart('lid', lid, box, place, material, pack.trim ?? shade(pack.color, 0.2), { margin: 0.07, cell: 0.0062 }),
      bagPart('mat', roll, box, place, { kind: 'rubber' }, pack.trim ?? shade(pack.color, 0.35), {
        margin: 0.11,
        cell: 0.006,
      }),
    ];
  }
  const zip: Field = (x, y, z) =>
    Math.hypot(solid(x, y, z) * 0.8, Math.abs(roundRect(x, z - box.h * 0.1, box.w * 0.86, box.h * 0.86, 0.05)) * 0.8) -
    0.0045 +
    (y < 0 ? 0.05 : 0);
  const side: Field = (x, y, z) =>
    roundBox(Math.abs(x) - box.w, y, z + box.h * 0.5, 0.022, box.d * 0.7, box.h * 0.36, 0.02);
  return [
    ...parts,
    bagPart('zip', zip, box, place, { kind: 'plastic' }, '#2f3136'),
    bagPart('side', side, box, place, material, shade(pack.color, 0.06), { margin: 0.04, cell: 0.0056 }),
  ];
}

/** Builds a backpack. From the front, only its straps and the parts beside the shoulders and the waist are visible. */
export function backpack(worn: Wearing<'backpack'>, cloth: Field): Dressed {
  const pack: Pack = { ...worn, cloth };
  const { style } = pack.params;
  const { top, ...box } = BOXES[style];
  const { body } = pack;
  const back = Math.max(...[0.02, -0.06, -0.16].map((d) => clothAt(cloth, 0, body.shoulder + d - 0.04, 1)));
  const place = bagSpace([0, back + box.d * 0.94, body.shoulder + top - box.h], 0);
  const handle = ribbonPart(
    'bag-handle',
    arch(0.035, -box.d * 0.4, box.h - 0.01, 0.045),
    0.008,
    0.005,
    { kind: 'canvas' },
    shade(pack.color, 0.3),
  );
  return { parts: [...bodyParts(pack, style, box, place), ...harness(pack, style), { ...handle, place }] };
}
