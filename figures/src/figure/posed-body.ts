import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import type { ArmPose, Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { type Body, type BodySpec, makeBody } from '../body/body';
import { getStance } from '../body/stance';
import { hashText } from '../sdf/noise';
import { findHip, findPocket } from './pocket';
import { findStrapHand } from './strap-hand';
import { getArmSpread } from './wearing';

function findGloves({ accessories }: Outfit): BodySpec['gloved'] {
  const models = accessories.map(({ garment }) => getGarment(garment).model);
  const gloves = models.find((model) => model.kind === 'gloves');
  return gloves && (gloves.params.style === 'mitten' ? 'mittens' : 'fingers');
}

/** Returns the posed body of an outfit's wearer, with room for the clothes under the arms. */
export function makePosedBody(outfit: Outfit): Body {
  const { gender, id, person, pose } = outfit;
  const lead = pose.lead ?? (hashText(id) % 2 === 0 ? 'left' : 'right');
  const spec: BodySpec = {
    gender,
    build: person.build,
    pose: { left: pose.left, right: pose.right, lead },
    spread: getArmSpread(outfit),
    stance: getStance(outfit),
    gloved: findGloves(outfit),
  };
  const has = (one: ArmPose) => pose.left === one || pose.right === one;
  if (!has('pocket') && !has('hip') && !has('strap')) return makeBody(spec);
  const bare = makeBody({ ...spec, pose: { left: 'wave', right: 'wave', lead } });
  const pocket = has('pocket') && findPocket(outfit, bare);
  return makeBody({
    ...spec,
    ...(pocket && { pocket }),
    ...(has('hip') && { onHip: findHip(outfit, bare) }),
    ...(has('strap') && { onStrap: findStrapHand(outfit, bare) }),
  });
}
