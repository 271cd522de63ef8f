import type { Body, Side } from '../body/body';
import { type Material, type Paint, type Part, type Transform } from '../scene/part';
import type { Hex } from '../../../lib/domain/wardrobe/wardrobe';
import { add, rotZ, scale } from '../scene/vector';
import { type Field, clamp, len2, mix, smax, smoothstep } from '../sdf/scalar';
import { type Spline, spline } from '../sdf/spline';
import type { Bounds } from '../sdf/surface-nets';

/** The family's feet are a little large: shoes are part of an outfit. */
const FOOT_SCALE = 1.13;

/** A shoe's own space: x across (outer side positive), the toe towards -y, z up from the ground. */
export interface Foot {
  body: Body;
  /** Size of the foot: a man's is larger. */
  g: number;
  /** Distance to the sole's outline, grown. */
  plan: (x: number, y: number, grow?: number) => number;
  /** Height of the upper over the foot at y. */
  height: Spline;
  /** Heel lift at y. */
  lift: (y: number) => number;
}

export function makeFoot(body: Body, heelLift = 0, width = 1, point = 0): Foot {
  const g = body.woman ? 1 : 1.12;
  const plan = (x: number, y: number, grow = 0) => {
    const t = clamp((0.012 * g - y) / (0.13 * g), 0, 1);
    const centre = -0.006 * Math.sin(t * 3.1) * g;
    const w = mix(0.04, 0.051, smoothstep(0.1, 0.8, t)) * (1 - point * 0.25 * smoothstep(0.75, 1, t)) * width;
    return len2(x - centre, y - mix(0.012 * g, -0.118 * g, t)) - w * g - grow;
  };
  const keys: [number, number][] = [[-0.19, 0.04], [-0.145, 0.052], [-0.1, 0.066], [-0.06, 0.088], [-0.03, 0.106], [0, 0.118], [0.07, 0.122]];
  return { body, g, plan, height: spline(keys.map(([y, z]) => [y * g, z])), lift: (y) => heelLift * smoothstep(-0.1 * g, 0.0, y) };
}

export const FOOT_BOUNDS: Bounds = [-0.11, -0.24, -0.012, 0.11, 0.11, 0.2];

const placement = (body: Body, side: Side): Transform => {
  const s = side === 'left' ? 1 : -1;
  const turn = s * (side === body.lead ? 0.24 : 0.13);
  const limb = body.legs[side];
  const at = [limb.end[0], body.footY[side], 0] as const;
  return (p, kind) => {
    const mirrored = [p[0] * s, p[1], p[2]] as const;
    if (kind === 'direction') return rotZ(mirrored, turn);
    return add(rotZ(scale(mirrored, FOOT_SCALE), turn), at);
  };
};

/** A world field in the space of one shoe: for clipping by trouser legs. */
export const shoePlacement = placement;

export interface ShoePiece {
  name: string;
  field: Field;
  material: Material;
  paint: Hex | Paint;
  bounds?: Bounds;
  cell?: number;
  uv?: Part['uv'];
}

/** Both shoes of a pair from the pieces of one. */
export const pair = (body: Body, pieces: readonly ShoePiece[]): Part[] =>
  (['left', 'right'] as const).flatMap((side) =>
    pieces.map(({ bounds = FOOT_BOUNDS, cell = 0.0046, ...piece }): Part => ({ ...piece, bounds, cell, place: placement(body, side), mirrored: side === 'right' })),
  );

/** A shoe's upper: the outline drawn in towards the height of the foot. */
export const upperOf = ({ plan, height }: Foot, lean = 0.22, round = 0.055, scaleZ = 1, grow = -0.002): Field => (x, y, z) =>
  smax(smax(plan(x, y, grow) + lean * Math.max(0, z - 0.03), z - height(y) * scaleZ, round), 0.008 - z, 0.01);

/** A flat sole from the ground to `thickness`, standing out by `grow`; the toe lifts off a little. */
export const soleOf = ({ plan, g }: Foot, thickness: number, grow = 0.006, spring = 0.012): Field => (x, y, z) => {
  const lift = spring * 0.4 * smoothstep(-0.11 * g, -0.18 * g, y);
  return smax(plan(x, y, grow), Math.abs(z - thickness / 2 - lift) - thickness / 2, Math.min(0.01, thickness * 0.4));
};
