import type { Hex } from '../../../lib/domain/wardrobe/hex';
import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Body, Side } from '../body/body';
import type { Outline } from '../cloth/patch';
import { getStitching } from '../cloth/stitching';
import type { Dressed, Wearing } from '../cloth/worn';
import { getDifference, linear, shade, tint } from '../scene/colour';
import type { Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import { type Field, mix, smax, smoothstep } from '../sdf/scalar';
import { roundBox, roundRect, segment } from '../sdf/shapes';
import type { Bounds } from '../sdf/surface-nets';
import { bagSpace, clothAt, getGrip, makeTrunkSurface, nearArm } from './bag-space';
import { type Box, bagPart, pouch } from './pouch';
import { getSign } from './sides';
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

/** Half-width and thickness of the padded straps, and of the webbing under the arms that they narrow to. */
const STRAP_WIDTH: Record<Style, number> = { city: 0.025, hiking: 0.025, mini: 0.021, laptop: 0.025 };
const THICKNESS = 0.024;
const WEBBING = { width: 0.0115, thickness: 0.013 };

/** Width of the binding along the edges of the padded straps. */
const BINDING = 0.006;

/**
 * Returns the middle of a strap: over the shoulder, down the chest, through the hand if it holds the strap, and under the
 * arm, which hides the rest of it.
 */
function strapLine({ body }: Pack, side: Side): Vec3[] {
  const { shoulderX, shoulder, bust, neck } = body;
  const at = (share: number, z: number): Vec3 => [getSign(side) * share * shoulderX, 0, z];
  const [x, , z] = getGrip(body, side);
  // The forearm of a hand at the strap is higher than an arm that hangs.
  const below =
    body.poses[side] === 'strap'
      ? [[x, 0, z] as Vec3, at(0.88, bust - 0.06), at(1.2, bust - 0.1), at(2, bust - 0.12)]
      : [at(0.7, bust + 0.02), at(0.78, bust - 0.045), at(0.96, bust - 0.09), at(1.3, bust - 0.12), at(2, bust - 0.15)];
  return curve([at(0.58, neck + 0.03), at(0.63, shoulder - 0.03), ...below]);
}

/** Returns 1 at heights at which a strap is padded and 0 where it is webbing. */
const getPadding = ({ bust }: Body, z: number): number => smoothstep(bust - 0.1, bust - 0.04, z);

/** Returns the outline of both straps, seen from the front: padded on the chest and narrow under the arms. */
function strapOutline(pack: Pack, width: number): Outline {
  const [left, right] = (['left', 'right'] as const).map((side) => strapLine(pack, side));
  return (x, z) => {
    const line = x > 0 ? left! : right!;
    let off = 1e3;
    for (let i = 1; i < line.length; i++)
      off = Math.min(off, segment(x, z, line[i - 1]![0], line[i - 1]![2], line[i]![0], line[i]![2]));
    return off - mix(WEBBING.width, width, getPadding(pack.body, z));
  };
}

/**
 * Smallest difference of a strap's colour from that of the outermost garment, factor of that from garments which show in
 * its open front, and how far another colour is shaded or tinted.
 */
const CONTRAST = { least: 0.2, inside: 2, shade: 0.5, tint: 0.1 };

/** Returns the colour of the straps: the bag's, or a darker or paler one where that would hardly differ from the clothes. */
function getStrapColor({ trim, color, beneath = [] }: Pack): Hex {
  const own = trim ?? shade(color, 0.16);
  const contrast = (strap: Hex) =>
    Math.min(1, ...beneath.map((cloth, i) => getDifference(strap, cloth) * (i > 0 ? CONTRAST.inside : 1)));
  if (contrast(own) >= CONTRAST.least) return own;
  const others = [shade(own, CONTRAST.shade), tint(own, CONTRAST.tint)];
  return others.reduce((best, other) => (contrast(other) > contrast(best) ? other : best), own);
}

function harness(pack: Pack, style: Style): Part[] {
  const { body, cloth } = pack;
  const material = { kind: style === 'laptop' ? 'canvas' : 'padding', roughness: 0.6 } as const;
  const color = getStrapColor(pack);
  const binding = getStitching(color);
  const outline = strapOutline(pack, STRAP_WIDTH[style]);
  const [fill, edge] = [linear(color), linear(binding)];
  const strapBounds: Bounds = [-0.34, -0.4, body.bust - 0.3, 0.34, 0.2, body.neck + 0.08];
  const straps: Part = {
    name: 'bag-straps',
    field: onCloth(
      makeTrunkSurface(body, cloth),
      (x, y, z) => Math.max(outline(x, z), z - body.neck - 0.01, y - 0.12),
      (z) => mix(WEBBING.thickness, THICKNESS, getPadding(body, z)),
    ),
    bounds: strapBounds,
    cell: 0.0054,
    material,
    paint: (x, _y, z) => (outline(x, z) > -BINDING * getPadding(body, z) ? edge : fill),
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
