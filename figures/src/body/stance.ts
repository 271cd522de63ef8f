import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { hashText } from '../sdf/noise';

/** Attitude of a figure, apart from its arms. */
export interface Stance {
  /** Distance of each foot in front of or behind the middle. */
  stride: number;
  /** Factor of the contrapposto. */
  sway: number;
  /** Rotation of the figure from the camera, in degrees. */
  turnDeg: number;
  /** Rotation of the head back to the camera, in degrees; negative for a look aside. */
  headDeg: number;
}

export const STANCES = {
  plain: { stride: 0.02, sway: 0.7, turnDeg: 9, headDeg: 4 },
  weight: { stride: 0.03, sway: 1.25, turnDeg: 12, headDeg: 5 },
  step: { stride: 0.07, sway: 1, turnDeg: 18, headDeg: 12 },
  aside: { stride: 0.03, sway: 1, turnDeg: 8, headDeg: -15 },
} as const satisfies Record<string, Stance>;

/** Returns the stance of an outfit, which is always the same. */
export function getStance({ id }: Outfit): Stance {
  const all = Object.values(STANCES);
  return all[(hashText(id) >>> 3) % all.length]!;
}
