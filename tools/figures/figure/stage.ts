import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import type { Stage } from '../scene/write-scene';

/** Camera and backdrop for an outfit: the whole figure with room to breathe in a frame of 4:5. */
export function stageFor(outfit: Outfit, hasOpenUmbrella: boolean): Stage {
  const woman = outfit.gender === 'FEMALE';
  const turnDeg = woman ? -11 : 11;
  if (hasOpenUmbrella)
    return { backdrop: outfit.background, turnDeg, camera: { at: [0, -7.8, 1.6], target: [0, 0, 1.16], lensMm: 88 } };
  return {
    backdrop: outfit.background,
    turnDeg,
    camera: { at: [0, -7.6, 1.42], target: [0, 0, woman ? 0.985 : 1.0], lensMm: 103 },
  };
}
