import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { getStance } from '../body/stance';
import type { Stage } from '../scene/write-scene';

/** Returns camera and backdrop for an outfit: the whole figure with a margin in a frame of 4:5. */
export function makeStage(outfit: Outfit, hasOpenUmbrella: boolean): Stage {
  const woman = outfit.gender === 'FEMALE';
  const turnDeg = getStance(outfit).turnDeg * (woman ? -1 : 1);
  if (hasOpenUmbrella) {
    // The camera looks at the middle between body and canopy, and the figure is turned so that the shaft stays beside
    // the face.
    const side = outfit.pose.left === 'umbrella' ? 1 : -1;
    return {
      backdrop: outfit.background,
      turnDeg: 11 * side,
      camera: { at: [0.1 * side, -7.8, 1.6], target: [0.1 * side, 0, 1.14], lensMm: 96 },
    };
  }
  return {
    backdrop: outfit.background,
    turnDeg,
    camera: { at: [0, -7.6, 1.42], target: [0, 0, woman ? 0.985 : 1.0], lensMm: 103 },
  };
}
