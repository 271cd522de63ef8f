import type { Body, Side } from '../body/body';
import type { Dressed, Wearing } from '../cloth/worn';
import { shade, tint } from '../scene/colour';
import type { Material, Part } from '../scene/part';
import { type Vec3, add, mixVec, normalize, scale } from '../scene/vector';
import { type Field, mix, smax } from '../sdf/scalar';
import { roundRect } from '../sdf/shapes';
import { bagSpace, clothAt, findSleeveRoom, getGrip, makeTrunkSurface, nearArm } from './bag-space';
import { type Box, bagPart, pouch, sheet } from './pouch';
import { arch, curve, ribbonPart, SHOULDER_STRAP } from './strap';
import { findSide, getSign } from './sides';

const SIZES = { medium: { w: 0.105, h: 0.1, d: 0.036 }, large: { w: 0.13, h: 0.13, d: 0.042 } };

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

function inHand(worn: Wearing<'tote'>, box: Box): Dressed {
  const { body } = worn;
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

/** Returns the direction away from the shoulder, in which a strap faces. */
const outwards = ({ shoulder }: Body, [, y, z]: Vec3): Vec3 => normalize([0, y, Math.max(0, z - shoulder + 0.05)]);

/** Returns the middle of a strap from the hand that holds it, which hides its end, up to the shoulder. */
function lineFromHand(body: Body, cloth: Field, side: Side): Vec3[] {
  const [x, y, z] = getGrip(body, side);
  const top: Vec3 = [getSign(side) * body.shoulderX * 0.96, 0, body.shoulder - 0.06];
  const line = Array.from({ length: 10 }, (_, i): Vec3 => {
    const share = i / 10;
    const [px, pz] = [mix(x, top[0], share), mix(z, top[2], share)];
    const lying = clothAt(cloth, px, pz, -1);
    return [px, Math.min(lying, mix(y, lying, Math.sqrt(share))), pz];
  });
  return [line[0]!, ...smooth(smooth(line))];
}

/** Distance past the middle of the body from which on there is no cloth that a strap could lie on. */
const PAST = 0.12;

/** Returns the middle of a strap over the shoulder, from the hand that holds it or the front, to the back. */
function shoulderLine(body: Body, cloth: Field, arm: Side): Vec3[] {
  const sign = getSign(arm);
  const { shoulder, shoulderX, bust } = body;
  const room = findSleeveRoom(body, cloth) - 0.004;
  const across = (z: number) => sign * (shoulderX * 0.96 + 3 * Math.max(0, shoulder - z) ** 2);
  const behind = Array.from({ length: 12 }, (_, i) => mix(shoulder - 0.05, bust - 0.14, (i + 1) / 12))
    .map((z): Vec3 => [across(z), clothAt(cloth, across(z), z, 1), z])
    .filter(([x, y, z]) => y > -PAST && (z > shoulder - 0.1 || nearArm(body, x, y, z, room) < 0));
  const over = Array.from({ length: 13 }, (_, i): Vec3 => {
    const angle = (Math.PI * i) / 12;
    const at = (r: number): Vec3 => [
      sign * shoulderX * 0.96,
      -r * Math.cos(angle),
      shoulder - 0.05 + r * Math.sin(angle),
    ];
    let r = 0.3;
    while (r > 0.02 && cloth(...at(r)) > 0.001) r -= 0.001;
    return at(r);
  });
  const inFront = body.poses[arm] === 'strap' ? lineFromHand(body, cloth, arm) : [];
  // A strap is stiffer than the collars and tabs under it.
  return smooth(smooth([...inFront, ...over, ...behind])).map((p) =>
    add(p, scale(outwards(body, p), Math.max(0.002, 0.004 - cloth(...p)))),
  );
}

/** Returns the middle of a strap that is taut between two points, before what is in its way. */
function tautLine(from: Vec3, to: Vec3, cloth: Field): Vec3[] {
  const before = ([x, y, z]: Vec3, i: number): Vec3 =>
    i % 16 === 0 ? [x, y, z] : [x, Math.min(y, clothAt(cloth, x, z, -1) - 0.004), z];
  const straight = Array.from({ length: 17 }, (_, i) => mixVec(from, to, i / 16));
  return smooth(smooth(straight.map(before))).map(before);
}

const smooth = (points: readonly Vec3[]): Vec3[] =>
  points.map((p, i) => {
    const [a, b] = [points[i - 1] ?? p, points[i + 1] ?? p];
    return add(scale(p, 0.5), scale(add(a, b), 0.25));
  });

/** Distance of a bag's upper edge below the elbow, from where its strap is seen. */
const BELOW_ELBOW = { hanging: 0.06, held: 0.1 };

/**
 * Builds a tote beside the elbow. Its strap lies over the shoulder: from there, or from the hand that holds it, one end
 * runs down to the front of the bag, and the other behind the arm to its back.
 */
function onShoulder(worn: Wearing<'tote'>, box: Box, cloth: Field): Dressed {
  const { body } = worn;
  const side = findSide(body, ['strap', 'pocket', 'relaxed', 'down', 'hold']);
  const sign = getSign(side);
  const isHeld = body.poses[side] === 'strap';
  const [x, y, z] = body.arms[side].pointAt(0.55);
  const radius = body.armRadius(0.55);
  const back = Math.max(clothAt(cloth, x, body.waist, 1), y + radius);
  const at: Vec3 = [
    x + sign * (radius + findSleeveRoom(body, cloth)),
    back + box.d * 1.15,
    z - (isHeld ? BELOW_ELBOW.held : BELOW_ELBOW.hanging) - box.h,
  ];
  const place = bagSpace(at, sign * 0.62, 0.05);
  const color = worn.trim ?? (worn.params.material === 'canvas' ? tint(worn.color, 0.05) : shade(worn.color, 0.12));
  const endAt = (outwards: number) => place([sign * outwards * box.w, 0, box.h - 0.03], 'point');
  const line = shoulderLine(body, cloth, side);
  const toFront = isHeld
    ? tautLine(getGrip(body, side), endAt(-0.5), makeTrunkSurface(body, cloth))
    : tautLine(line[0]!, endAt(0.3), cloth);
  const shoulder: Vec3 = [body.shoulderX * 0.9 * sign, 0.1, body.bust];
  const end = endAt(0.7);
  const toBack = curve([shoulder, add(mixVec(shoulder, end, 0.5), [sign * 0.01, 0.02, 0]), end], 6);
  const strap = (name: string, points: Vec3[], facing: Parameters<typeof ribbonPart>[6]): Part => ({
    ...ribbonPart(name, points, 0.012, 0.006, getMaterial(worn), color, facing),
    cell: 0.0044,
    inOnePiece: true,
  });
  return {
    parts: [
      ...bodyParts(worn, box, place),
      strap(SHOULDER_STRAP, line, (p) => outwards(body, p)),
      strap(isHeld ? 'bag-strap' : SHOULDER_STRAP, toFront, [sign * 0.5, -0.85, 0]),
      strap('bag-strap', toBack, [sign * 0.7, -0.7, 0]),
    ],
  };
}

/** Builds a tote carried in the hand or on the shoulder. `cloth` is the outer surface of the garments on the trunk. */
export function tote(worn: Wearing<'tote'>, cloth: Field = worn.body.torsoField): Dressed {
  const box: Box = { ...SIZES[worn.params.size], r: worn.params.material === 'leather' ? 0.014 : 0.022 };
  return worn.params.carry === 'hand' ? inHand(worn, box) : onShoulder(worn, box, cloth);
}
