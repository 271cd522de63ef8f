import type { ArmPose } from '../../../lib/domain/wardrobe/wardrobe';
import type { Body, Side } from '../body/body';

/** Returns the side whose arm has the first matching pose, or the right side if none matches. */
export function sideOf({ poses }: Body, wanted: readonly ArmPose[]): Side {
  for (const pose of wanted) {
    if (poses.left === pose) return 'left';
    if (poses.right === pose) return 'right';
  }
  return 'right';
}

export const signOf = (side: Side): 1 | -1 => (side === 'left' ? 1 : -1);
