import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { hashText } from '../sdf/noise';
import { type AdultPose, POSES } from './poses';

/** Stances of the legs and trunk that suit any pose of the arms. */
const STANCES = [POSES.weight, POSES.coffee, POSES.aside, POSES.step, POSES.pockets, POSES.plain] as const;

/** Returns the pose of an outfit: the arms that its table states, on a stance chosen by its id. */
export function poseOf({ id, pose: { left, right } }: Outfit): AdultPose {
  const stance = STANCES[hashText(id) % STANCES.length]!;
  const umbrella = left === 'umbrella' ? 'left' : right === 'umbrella' ? 'right' : undefined;
  if (!umbrella) return { ...stance, left, right, head: { ...stance.head, turn: stance.head.turn * 0.7 } };
  // The figure faces the side of the shaft, which then stays beside the face.
  const side = umbrella === 'left' ? 1 : -1;
  return {
    ...POSES.plain,
    left,
    right,
    standing: umbrella === 'left' ? 'right' : 'left',
    shift: 0.02,
    hips: 3,
    shoulders: 2,
    twist: 0,
    head: { turn: -4 * side, tilt: 3 * side, nod: 0 },
    turn: 12 * side,
  };
}
