import type { ArmPose } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body, Side } from '../body/body';

/** Returns the side whose arm has the first matching pose, or the right side if none matches. */
export function findSide({ poses }: Pick<Body, 'poses'>, candidates: readonly ArmPose[]): Side {
  for (const pose of candidates) {
    if (poses.left === pose) return 'left';
    if (poses.right === pose) return 'right';
  }
  return 'right';
}

export const getSign = (side: Side): 1 | -1 => (side === 'left' ? 1 : -1);
