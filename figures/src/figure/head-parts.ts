import { getGarment } from '../../../lib/domain/wardrobe/insulation';
import { CAST, type CastMember } from '../../../lib/domain/wardrobe/people';
import type { Outfit } from '../../../lib/domain/wardrobe/wardrobe';
import { beanie } from '../accessories/beanie';
import { beret } from '../accessories/beret';
import { bucketHat } from '../accessories/bucket-hat';
import { cap } from '../accessories/cap';
import { earmuffs } from '../accessories/earmuffs';
import { eyewear } from '../accessories/eyewear';
import type { Headwear } from '../accessories/headwear';
import { mask } from '../accessories/mask';
import type { Body } from '../body/body';
import { headField } from '../body/head';
import type { Wearing } from '../cloth/worn';
import { FACES } from '../face/faces';
import { headPart, headPlacement } from './head';
import { getBuilder, makeWearing } from './wearing';
import { hairPart } from '../hair/hair';
import { markGarment, type Part, transformParts } from '../scene/part';

/** Builders of headwear. A mask needs the face as well. */
export const HEAD_MODELS = { beanie, cap, 'bucket-hat': bucketHat, beret, earmuffs, eyewear };

/** Builds the person's own glasses, unless the outfit has others. */
function glasses(outfit: Outfit): Part[] {
  const { glasses: shape } = CAST[outfit.person.face] as CastMember;
  const hasOthers = outfit.accessories.some(({ garment }) => getGarment(garment).model.kind === 'eyewear');
  if (!shape || hasOthers) return [];
  return eyewear({ color: '#2b2422', params: { shape, tint: 0 } }).parts;
}

/** Builds head, hair and headwear in world space. */
export function headParts(outfit: Outfit, body: Body, drawing: string): Part[] {
  const { person } = outfit;
  const face = headField(FACES[person.face].head);
  const worn = outfit.accessories.flatMap((item): Headwear[] => {
    const { kind } = getGarment(item.garment).model;
    const wearing = makeWearing(outfit, body, item, 0);
    const builder = getBuilder(HEAD_MODELS, kind);
    const headwear = kind === 'mask' ? mask(wearing as Wearing<'mask'>, face) : builder?.(wearing);
    return headwear ? [{ ...headwear, parts: markGarment(headwear.parts, item.garment) }] : [];
  });
  const inside = worn.find((item) => item.inside)?.inside;
  const thick = outfit.layers.some(({ garment }) => getGarment(garment).model.kind === 'padded');
  const floor = thick ? (body.shoulder - 0.06 - body.headCentre[2]) / body.headScale : -1;
  const tilt = outfit.pose.headTiltDeg ?? (body.woman ? 4 : -3);
  const place = headPlacement(body, tilt, body.stance.headDeg * (body.woman ? 1 : -1));
  return transformParts(
    [
      headPart(person.face, person.skin, drawing),
      hairPart(person.hair.style, person.hair.color, inside, floor),
      ...worn.flatMap(({ parts }) => parts),
      ...glasses(outfit),
    ],
    place,
  );
}
