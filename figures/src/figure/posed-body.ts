import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { type Body, makeBody } from '../body/body';
import { getStance } from '../body/stance';
import { hashText } from '../sdf/noise';
import { getArmSpread } from './wearing';

/** Returns the posed body of an outfit's wearer, with room for the clothes under the arms. */
export function makePosedBody(outfit: Outfit): Body {
  const { gender, id, person, pose } = outfit;
  const lead = pose.lead ?? (hashText(id) % 2 === 0 ? 'left' : 'right');
  return makeBody({
    gender,
    build: person.build,
    pose: { left: pose.left, right: pose.right, lead },
    spread: getArmSpread(outfit),
    stance: getStance(outfit),
  });
}
