import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { clothAt } from '../accessories/bag-space';
import type { Rest } from '../body/arms';
import type { Body } from '../body/body';
import { type Vec3, add, dot, normalize, scale, sub } from '../scene/vector';
import { makeOutsideOfClothes, normalOf } from './pocket';

/**
 * Where a hand holds a strap on the chest: share of the shoulder's distance from the middle, height below the shoulders,
 * distance of the fist's middle from the clothes, and direction from the wrist, seen from the front.
 */
const HELD = { across: 0.74, down: 0.135, off: 0.026, into: [-0.92, 0, 0.4] as Vec3 };

/** Returns the left hand if it holds a strap that lies on the clothes. `body` has its arms away from the chest. */
export function findStrapHand(outfit: Outfit, body: Body): Rest {
  const cloth = makeOutsideOfClothes(outfit, body);
  const [x, z] = [HELD.across * body.shoulderX, body.shoulder - HELD.down];
  const chest: Vec3 = [x, clothAt(cloth, x, z, -1), z];
  const back = normalOf(cloth, chest);
  const aim = normalize(sub(HELD.into, scale(back, dot(HELD.into, back))));
  const palm = add(chest, scale(back, HELD.off));
  // The inverse of `findPalm`.
  return { wrist: add(palm, add(scale(aim, -0.47 * body.hand), scale(back, 0.12 * body.hand))), aim, back };
}
