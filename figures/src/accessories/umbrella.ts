import type { Dressed, Wearing } from '../cloth/worn';
import { cord } from '../cloth/cord';
import { tint } from '../scene/colour';
import type { Posture } from '../scene/build-mesh';
import type { Material, Part } from '../scene/part';
import { type Vec3, add, cross, dot, normalize, scale, sub } from '../scene/vector';
import { type Field, smax, smin } from '../sdf/scalar';
import type { Bounds } from '../sdf/surface-nets';
import { getGrip } from './bag-space';
import { furledUmbrella } from './furled-umbrella';
import { findSide, getSign } from './sides';

const RADIUS = 0.56;
const PANELS = 8;
/** Radius of the sphere of which the canopy is a cap. */
const SPHERE = 0.86;
/** Height of the shaft's upper end above the head's middle: even the canopy's far edge is seen above the hair. */
const ABOVE_HEAD = 0.56;
/** Radius of the rolled hem. */
const HEM = 0.0105;

/** Painted steel. Bare metal mirrors the room, which few samples show as grain. */
const STEEL: Material = { kind: 'plastic' };

/** Axes of an open umbrella at the shaft's upper end (`tip`): along the shaft and across it. */
interface Shaft {
  hand: Vec3;
  tip: Vec3;
  along: Vec3;
  side: Vec3;
  front: Vec3;
}

/**
 * Returns the axes of an umbrella from the fist past the head to above the crown. It leans outwards to stay clear of
 * hair.
 */
function makeShaft({ body }: Wearing<'umbrella'>): Shaft {
  const side = findSide(body, ['umbrella']);
  const hand = getGrip(body, side);
  const along = normalize([0.085 * getSign(side), 0.035, 1]);
  const top = body.headCentre[2] + ABOVE_HEAD;
  const tip = add(hand, scale(along, (top - hand[2]) / along[2]));
  const across = normalize(cross(along, [0, -1, 0]));
  return { hand, tip, along, side: across, front: cross(across, along) };
}

interface Place {
  /** Distance from the shaft, height above the tip along the shaft, and position within a panel (-1..1). */
  r: number;
  w: number;
  panel: number;
}

const toPlace = ({ tip, along, side, front }: Shaft, x: number, y: number, z: number): Place => {
  const p: Vec3 = [x - tip[0], y - tip[1], z - tip[2]];
  const u = dot(p, side);
  const v = dot(p, front);
  const turn = (Math.atan2(u, v) / (2 * Math.PI)) * PANELS;
  return { r: Math.hypot(u, v), w: dot(p, along), panel: (turn - Math.floor(turn) - 0.5) * 2 };
};

/**
 * Returns the fields of the canopy and its hem. Between the ribs the cloth sags a little and the edge curves inwards.
 */
function canopyFields(shaft: Shaft) {
  const cap = ({ r, w, panel }: Place) => {
    const hang = 0.016 * (1 - panel * panel) * Math.min(1, (r / RADIUS) ** 2);
    return Math.hypot(r, w + SPHERE) - SPHERE + hang;
  };
  const edge = ({ r, panel }: Place) => r - RADIUS + 0.03 * (1 - panel * panel);
  const canopy: Field = (x, y, z) => {
    const at = toPlace(shaft, x, y, z);
    if (at.w < -SPHERE) return 0.2;
    const sheet = smax(Math.abs(cap(at)) - 0.0075, edge(at), 0.006);
    // A sharp edge as thin as the cloth would be jagged: its hem is rolled.
    return smin(sheet, Math.hypot(cap(at), edge(at) + 0.006) - HEM, 0.004) * 0.93;
  };
  const hem: Field = (x, y, z) => {
    const at = toPlace(shaft, x, y, z);
    return at.w < -SPHERE ? 0.2 : (Math.hypot(cap(at), (edge(at) + 0.006) * 0.7) - HEM - 0.002) * 0.93;
  };
  return { canopy, hem };
}

/** Builds the ribs under the canopy, which end in small caps at its points. */
function ribs({ tip, along, side, front }: Shaft): Part[] {
  return Array.from({ length: PANELS }, (_, i): Part => {
    const a = (i / PANELS) * 2 * Math.PI;
    const out = add(scale(side, Math.sin(a)), scale(front, Math.cos(a)));
    const at = (r: number): Vec3 =>
      add(tip, add(scale(out, r), scale(along, Math.sqrt(SPHERE ** 2 - r * r) - SPHERE - 0.009)));
    return cord('rib', [0.03, 0.15, 0.27, 0.39, 0.49, RADIUS + 0.008].map(at), 0.0042, '#cfd2d4', STEEL);
  });
}

function handleParts({ hand, tip, along }: Shaft, color: `#${string}`): Part[] {
  const low = sub(hand, scale(along, 0.075));
  const crook: Vec3[] = [
    sub(hand, scale(along, -0.05)),
    low,
    add(low, [0.002, -0.006, -0.03]),
    add(low, [0.004, -0.028, -0.046]),
    add(low, [0.004, -0.05, -0.036]),
    add(low, [0.004, -0.058, -0.012]),
  ];
  return [
    cord('shaft', [hand, add(tip, scale(along, 0.055))], 0.0078, '#c9ccce', STEEL),
    cord('handle', crook, 0.0135, color, { kind: 'plastic' }),
  ];
}

function openUmbrella(worn: Wearing<'umbrella'>): Dressed {
  const { color, trim, params } = worn;
  const shaft = makeShaft(worn);
  const { canopy, hem } = canopyFields(shaft);
  const [x, y, z] = shaft.tip;
  const reach = RADIUS + 0.05;
  const bounds: Bounds = [x - reach, y - reach, z - 0.36, x + reach, y + reach, z + 0.03];
  // A shadow on the face would suggest a mood, not rain.
  const cloth: Material = params.clear
    ? { kind: 'clear', opacity: 0.06 }
    : { kind: 'technical', roughness: 0.6, shadow: false };
  return {
    parts: [
      {
        name: 'canopy',
        field: canopy,
        bounds,
        cell: 0.0075,
        material: cloth,
        paint: params.clear ? tint(color, 0.6) : color,
      },
      ...(params.clear
        ? [
            {
              name: 'canopy-hem',
              field: hem,
              bounds,
              cell: 0.0068,
              material: { kind: 'plastic' as const },
              paint: trim ?? '#ffffff',
            },
          ]
        : []),
      ...ribs(shaft),
      ...handleParts(shaft, params.clear ? (trim ?? '#f4f4f2') : (trim ?? '#5a3d2a')),
    ],
  };
}

/** Distance of the shaft's upper end from the middle of the body. */
const TIP_X = 0.17;

/**
 * Moves an open umbrella with the bent figure: it stays straight in the hand, its canopy as high as modelled and over
 * the head.
 */
function hold(worn: Wearing<'umbrella'>, posture: Posture, parts: Part[]): Part[] {
  const { hand, tip } = makeShaft(worn);
  const fist = posture(hand);
  const rise = (tip[2] - fist[2]) / (tip[2] - hand[2]);
  const lean = (Math.sign(hand[0]) * TIP_X - fist[0] - (tip[0] - hand[0])) / (tip[2] - hand[2]);
  const bend: Posture = (p) => {
    const [x, y, z] = sub(p, hand);
    return add(fist, [x + z * lean, y, z * rise]);
  };
  return parts.map((part) => ({ ...part, bend }));
}

/** Builds an umbrella: open over the head, or furled and hanging from the hand. */
export const umbrella = (worn: Wearing<'umbrella'>, open: boolean, posture: Posture): Dressed =>
  open ? { parts: hold(worn, posture, openUmbrella(worn).parts) } : furledUmbrella(worn);
