import type { ModelParams } from '../../../lib/domain/wardrobe/models';
import type { Body, Side } from '../body/body';
import type { Dressed, Wearing } from '../cloth/worn';
import { shade } from '../scene/colour';
import type { Part } from '../scene/part';
import type { Vec3 } from '../scene/vector';
import { type Field, mix, smax } from '../sdf/scalar';
import { ellipse, roundBox, roundRect, segment } from '../sdf/shapes';
import { BULK, bagSpace, clothAt, getGrip, makeTrunkSurface, nearArm } from './bag-space';
import { type Box, GOLD, STEEL, bagPart, pouch, sheet } from './pouch';
import { onCloth, SHOULDER_STRAP } from './strap';
import { findSide, getSign } from './sides';

type Style = ModelParams['crossbody']['style'];
type Bag = Wearing<'crossbody'> & { cloth: Field };

interface Worn {
  box: Box;
  /** Position of the bag: share of the hip's half-width to the side, and height above the hip. */
  across: number;
  over: number;
  yaw: number;
  strap: number;
}

const WORN: Record<Style, Worn> = {
  flap: { box: { w: 0.084, h: 0.06, d: 0.028, r: 0.018 }, across: 0.86, over: 0.03, yaw: 0.55, strap: 0.0075 },
  camera: { box: { w: 0.078, h: 0.056, d: 0.032, r: 0.026 }, across: 0.84, over: 0.035, yaw: 0.5, strap: 0.0125 },
  messenger: { box: { w: 0.13, h: 0.09, d: 0.034, r: 0.016 }, across: 0.85, over: -0.02, yaw: 0.6, strap: 0.0165 },
  hobo: { box: { w: 0.115, h: 0.085, d: 0.04, r: 0.036 }, across: 0.9, over: 0, yaw: 0.6, strap: 0.011 },
  baguette: { box: { w: 0.096, h: 0.046, d: 0.03, r: 0.018 }, across: 0.98, over: 0.1, yaw: 0.75, strap: 0.0085 },
  sling: { box: { w: 0.052, h: 0.098, d: 0.03, r: 0.026 }, across: 0.1, over: 0.3, yaw: 0, strap: 0.0155 },
};

/** Share of the shoulder's distance from the middle at which straps cross the shoulders, clear of collars and necks. */
const ON_SHOULDER = 0.76;

/** Drop of a sling's strap from the bag to the side, under the arm, as a share of the way. */
const UNDER_ARM = 0.45;

/** Heights above the hip of a sling whose strap a hand holds on the chest, and of a baguette above a hand at the hip. */
const CLEAR = { sling: 0.17, baguette: 0.2 };

/** Returns the side of the bag: that away from a hand that holds a strap over the far shoulder. */
function findBagSide({ poses }: Body, style: Style): Side {
  if (style === 'baguette') return findSide({ poses }, ['strap', 'hold', 'relaxed', 'down', 'wave']);
  if (poses.right === 'strap') return 'left';
  if (poses.left === 'strap') return 'right';
  const side = findSide({ poses }, ['down', 'relaxed', 'pocket', 'hip']);
  return (side === 'left') === (style === 'sling') ? 'right' : 'left';
}

/** Returns the shape and the position of the bag, clear of the hands. */
function findShape({ poses }: Body, style: Style, side: Side): Worn {
  const isHeldSling = style === 'sling' && Object.values(poses).includes('strap');
  const isOverHand = style === 'baguette' && ['hip', 'pocket'].includes(poses[side]);
  if (isHeldSling) return { ...WORN.sling, over: CLEAR.sling };
  return isOverHand ? { ...WORN.baguette, over: CLEAR.baguette } : WORN[style];
}

/** Returns the point at which the bag touches the cloth, before it is offset by its own depth. */
function findContactPoint({ body, cloth }: Bag, { across, over }: Worn, sign: number): Vec3 {
  const z = body.hip + over;
  const x = sign * body.loft.a(z) * across;
  return [x, clothAt(cloth, x, z, -1), z];
}

/** Returns the height of the clothes on the end of a shoulder, which collars and hoods do not reach. */
function findTop(cloth: Field, { shoulder, shoulderX, neck }: Body, side: Side): number {
  let z = shoulder;
  while (z < neck + 0.05 && cloth(getSign(side) * shoulderX, 0.01, z) < 0) z += 0.002;
  return z;
}

/**
 * Builds the strap over the far shoulder (the near one for a baguette), where slanting slabs cut the cloth. A hand that
 * holds it pulls it aside. That of a sling goes on from the bag to the back, under the arm.
 */
function strapPart(bag: Bag, { strap }: Worn, style: Style, spot: Vec3, sign: number): Part {
  const { body, cloth } = bag;
  const over: Side = (style === 'baguette' ? sign : -sign) > 0 ? 'left' : 'right';
  const top = [getSign(over) * body.shoulderX * ON_SHOULDER, findTop(cloth, body, over)] as const;
  const isHeld = body.poses[over] === 'strap';
  const [x, , z] = isHeld ? getGrip(body, over) : spot;
  const beyond = 0.006 / Math.hypot(top[0] - x, top[1] - z);
  const end = [mix(top[0], x, -beyond), mix(top[1], z, -beyond)] as const;
  const isSling = style === 'sling';
  const side = sign * (body.loft.a(spot[2]) + BULK);
  const low = spot[2] - UNDER_ARM * Math.abs(side - spot[0]);
  const path: (readonly [x: number, z: number])[] = [end, [x, z]];
  if (isHeld) path.push([spot[0], spot[2]]);
  const region: Field = (px, _y, pz) =>
    Math.min(...path.slice(1).map((to, i) => segment(px, pz, ...path[i]!, ...to))) - strap;
  const upper = onCloth(isHeld ? makeTrunkSurface(body, cloth) : cloth, region, 0.0105);
  const underArm = onCloth(
    cloth,
    (px, py, pz) => Math.max(segment(px, pz, spot[0], spot[2], side, low) - strap, nearArm(body, px, py, pz)),
    0.0105,
  );
  const material = style === 'messenger' || isSling ? ({ kind: 'canvas' } as const) : ({ kind: bag.fabric } as const);
  const across = [...path.map((at) => at[0]), isSling ? side : x];
  return {
    name: SHOULDER_STRAP,
    field: isSling ? (px, py, pz) => Math.min(upper(px, py, pz), underArm(px, py, pz)) : upper,
    bounds: [
      Math.min(...across) - 0.05,
      -0.4,
      (isSling ? low : spot[2]) - 0.03,
      Math.max(...across) + 0.05,
      0.34,
      body.neck + 0.08,
    ],
    cell: 0.0052,
    material,
    paint: bag.trim ?? shade(bag.color, 0.2),
    slack: 2.6,
  };
}

function flapParts(bag: Bag, body: Field, box: Box, place: NonNullable<Part['place']>, deep: number): Part[] {
  const material = { kind: bag.fabric } as const;
  const over: Field = (x, y, z) =>
    smax(Math.abs(body(x, y, z) - 0.004) - 0.005, Math.max(y - box.d * 0.4, -z - deep + (0.25 * x * x) / box.w), 0.006);
  return [bagPart('flap', over, box, place, material, shade(bag.color, 0.07), { cell: 0.0042 })];
}

function details(bag: Bag, body: Field, box: Box, place: NonNullable<Part['place']>): Part[] {
  const { params, color, fabric } = bag;
  const material = { kind: fabric } as const;
  const lock = (z: number): Part =>
    bagPart(
      'lock',
      (x, y, zz) => roundBox(x, y + box.d + 0.008, zz - z, 0.0125, 0.008, 0.0095, 0.004),
      box,
      place,
      { kind: 'metal' },
      GOLD,
      { cell: 0.0032 },
    );
  const zip = (z: number): Part =>
    bagPart(
      'zip',
      sheet(body, (x, zz) => smax(Math.abs(zz - z) - 0.003, Math.abs(x) - box.w * 0.78, 0.002), 0.002, 0.006),
      box,
      place,
      { kind: 'metal' },
      STEEL,
      { cell: 0.0034 },
    );
  switch (params.style) {
    case 'flap':
      return [...flapParts(bag, body, box, place, 0.014), lock(-0.012)];
    case 'baguette':
      return [...flapParts(bag, body, box, place, 0.008), lock(-0.006)];
    case 'messenger': {
      const clips = sheet(
        body,
        (x, z) => roundRect(Math.abs(x) - box.w * 0.5, z + 0.035, 0.0115, 0.024, 0.004),
        0.0075,
        0.008,
      );
      return [
        ...flapParts(bag, body, box, place, 0.036),
        bagPart('clips', clips, box, place, { kind: 'plastic' }, '#2d2f33', { cell: 0.0038 }),
      ];
    }
    case 'camera':
      return [
        zip(box.h * 0.5),
        bagPart(
          'pocket',
          sheet(body, (x, z) => roundRect(x, z + box.h * 0.22, box.w * 0.74, box.h * 0.48, 0.014), 0.002, 0.007),
          box,
          place,
          material,
          shade(color, 0.07),
        ),
      ];
    case 'sling':
      return [zip(box.h * 0.34), zip(-box.h * 0.3)];
    case 'hobo':
      return [];
  }
}

/** Returns the field of the bag's body. A hobo is a crescent with a sagging upper edge. */
const bodyField = (style: Style, box: Box): Field => {
  const solid = pouch(box);
  return style === 'hobo'
    ? (x, y, z) => smax(solid(x, y, z), -ellipse(x, z - box.h * 1.25, box.w * 0.72, box.h * 0.8), 0.03)
    : solid;
};

/** Builds a small bag on a strap. `cloth` is the outer surface of the garments on the trunk. */
export function crossbody(worn: Wearing<'crossbody'>, cloth: Field): Dressed {
  const bag: Bag = { ...worn, cloth };
  const { style } = bag.params;
  const side = findBagSide(bag.body, style);
  const shape = findShape(bag.body, style, side);
  const sign = getSign(side);
  const { box, yaw } = shape;
  const spot = findContactPoint(bag, shape, sign);
  const at: Vec3 = [
    spot[0] + Math.sin(yaw) * box.d * sign,
    spot[1] - box.d * 0.85,
    spot[2] - (style === 'sling' ? 0 : box.h * 0.9),
  ];
  const place = bagSpace(at, yaw * sign, 0, style === 'sling' ? 0.62 * -sign : 0);
  const body = bodyField(style, box);
  return {
    parts: [
      bagPart('body', body, box, place, { kind: bag.fabric }, bag.color),
      ...details(bag, body, box, place),
      strapPart(bag, shape, style, spot, sign),
    ],
  };
}
