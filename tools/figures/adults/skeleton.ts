import { type Vec3, add, cross, dot, length, normalize, scale, sub } from '../scene/vector';
import { Limb } from '../sdf/limb';

/** Removes the component of `a` along the unit vector `axis` and normalises the rest. */
export const perpendicular = (a: Vec3, axis: Vec3): Vec3 => normalize(sub(a, scale(axis, dot(a, axis))));

export interface BentLimb {
  joint: Vec3;
  end: Vec3;
}

/**
 * Solves a limb of two bones from `root` towards `target`; the joint bends towards `pole`. A target out of reach
 * stretches the bones by at most 4 %; beyond that the limb ends short of it.
 */
export function solveLimb(root: Vec3, target: Vec3, first: number, second: number, pole: Vec3): BentLimb {
  const to = sub(target, root);
  const direction = normalize(to);
  const wanted = Math.max(length(to), Math.abs(first - second) + 0.01);
  const stretch = Math.min(1.04, Math.max(1, (wanted * 1.0005) / (first + second)));
  const a = first * stretch;
  const b = second * stretch;
  const d = Math.min(wanted, (a + b) * 0.9995);
  const along = (a * a - b * b + d * d) / (2 * d);
  const out = Math.sqrt(Math.max(0, a * a - along * along));
  return {
    joint: add(add(root, scale(direction, along)), scale(perpendicular(pole, direction), out)),
    end: add(root, scale(direction, d)),
  };
}

/** Returns a limb through root, joint and end whose corner is rounded over the length `round` of both bones. */
export function roundedLimb(root: Vec3, { joint, end }: BentLimb, round: number, front?: Vec3): Limb {
  const back = normalize(sub(root, joint));
  const forth = normalize(sub(end, joint));
  const a = add(joint, scale(back, round));
  const b = add(joint, scale(forth, round));
  const arc = [0, 0.25, 0.5, 0.75, 1].map((t) =>
    add(add(scale(a, (1 - t) * (1 - t)), scale(joint, 2 * t * (1 - t))), scale(b, t * t)),
  );
  return new Limb([root, scale(add(root, a), 0.5), ...arc, scale(add(b, end), 0.5), end], front);
}

/** Orientation of a hand: origin at the wrist, u to the fingertips, v to the thumb's side, w to the back of the hand. */
export interface Grip {
  at: Vec3;
  u: Vec3;
  v: Vec3;
  w: Vec3;
}

/** Returns the frame of a left hand from the direction of its fingers and the direction that its palm faces. */
export function gripFrame(at: Vec3, fingers: Vec3, palm: Vec3): Grip {
  const u = normalize(fingers);
  const w = scale(perpendicular(palm, u), -1);
  return { at, u, v: cross(u, w), w };
}

export const mirrorGrip = ({ at, u, v, w }: Grip): Grip => ({
  at: [-at[0], at[1], at[2]],
  u: [-u[0], u[1], u[2]],
  v: [-v[0], v[1], v[2]],
  w: [-w[0], w[1], w[2]],
});

/** Returns the point of a hand's own coordinates in the body's space. */
export const inGrip = ({ at, u, v, w }: Grip, p: Vec3): Vec3 =>
  add(at, add(scale(u, p[0]), add(scale(v, p[1]), scale(w, p[2]))));
