import { CATEGORIES } from '@/lib/contract/category';
import { GARMENTS } from '@/lib/domain/wardrobe/garments';
import { getGarment, getWornGarments } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CAST, HAIR_STYLES } from '@/lib/domain/wardrobe/people';
import type { Garment, Outfit, Slot, WornGarment } from '@/lib/domain/wardrobe/wardrobe';
import { clothesOf, garmentsOf, idsWhere } from './cells';

const inSlot = (worn: readonly WornGarment[], slot: Slot) =>
  worn.map(({ garment }) => getGarment(garment)).filter((garment) => garment.slot === slot);
const slotsOf = (worn: readonly WornGarment[]) => worn.map(({ garment }) => getGarment(garment).slot);

const ACCESSORY_SLOTS: Slot[] = ['headwear', 'neckwear', 'handwear', 'eyewear', 'mask', 'bag', 'umbrella'];

/** Order of layers from the inside: knitwear, jackets, coats. */
function layerRank({ slot, model }: Garment): number {
  if (slot === 'top' || model.kind === 'shirt') return 0;
  if (model.kind === 'cardigan' || model.kind === 'hoodie') return 1;
  if (model.kind === 'fleece') return 2;
  if (model.kind === 'padded' && model.params.sleeve === 'none') return 2;
  return model.kind === 'coat' || (model.kind === 'padded' && model.params.hem !== 'hip') ? 4 : 3;
}

describe('an outfit', () => {
  it('has a unique id that contains gender and category', () => {
    expect(new Set(OUTFITS.map(({ id }) => id)).size).toBe(OUTFITS.length);
    const keys = CATEGORIES.map(({ key }) => key).join('|');
    expect(idsWhere(OUTFITS, ({ id, gender }) => !id.match(`^${gender.toLowerCase()}-(${keys})-[a-z-]+$`))).toEqual([]);
  });

  it('has only garments of the wardrobe', () => {
    const known = new Set(GARMENTS.map(({ id }) => id));
    expect(idsWhere(OUTFITS, (outfit) => getWornGarments(outfit).some(({ garment }) => !known.has(garment)))).toEqual(
      [],
    );
  });

  it('is complete without its layers: a top and a bottom, or a dress', () => {
    const incomplete = ({ base }: Outfit) => {
      const [tops, bottoms, dresses] = (['top', 'bottom', 'dress'] as const).map((slot) => inSlot(base, slot).length);
      return dresses === 1 ? bottoms !== 0 || (tops ?? 0) > 1 : tops !== 1 || bottoms !== 1;
    };
    expect(idsWhere(OUTFITS, incomplete)).toEqual([]);
  });

  it('has a top under a dress only if the dress is sleeveless', () => {
    const overSleeves = ({ base }: Outfit) =>
      inSlot(base, 'top').length > 0 &&
      inSlot(base, 'dress').some(({ model }) => model.kind === 'dress' && model.params.sleeve !== 'none');
    expect(idsWhere(OUTFITS, overSleeves)).toEqual([]);
  });

  it('has every garment in its slot', () => {
    const base: Slot[] = ['underlayer', 'top', 'bottom', 'dress', 'legwear'];
    const misplaced = (outfit: Outfit) =>
      slotsOf(outfit.base).some((slot) => !base.includes(slot)) ||
      slotsOf(outfit.layers).some((slot) => slot !== 'outer' && slot !== 'top') ||
      getGarment(outfit.shoes.garment).slot !== 'shoes' ||
      slotsOf(outfit.accessories).some((slot) => !ACCESSORY_SLOTS.includes(slot));
    expect(idsWhere(OUTFITS, misplaced)).toEqual([]);
  });

  it('has at most one of each accessory', () => {
    const doubled = ({ accessories, base }: Outfit) => {
      const slots = slotsOf([...accessories, ...base.filter(({ garment }) => getGarment(garment).slot === 'legwear')]);
      return new Set(slots).size !== slots.length;
    };
    expect(idsWhere(OUTFITS, doubled)).toEqual([]);
  });

  it('lists layers from the inside outwards', () => {
    const outOfOrder = ({ layers }: Outfit) => {
      const ranks = layers.map(({ garment }) => layerRank(getGarment(garment)));
      return ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0));
    };
    expect(idsWhere(OUTFITS, outOfOrder)).toEqual([]);
  });

  it('opens only garments with a front opening', () => {
    const closedFront = ({ model }: Garment) =>
      (model.kind === 'windbreaker' && model.params.front === 'half-zip') ||
      model.kind === 'knit' ||
      (model.kind === 'hoodie' && !model.params.zip);
    const broken = ({ base, layers, shoes, accessories }: Outfit) =>
      layers.some(({ garment, open }) => open && closedFront(getGarment(garment))) ||
      [...base, shoes, ...accessories].some(({ open }) => open);
    expect(idsWhere(OUTFITS, broken)).toEqual([]);
  });

  it('has a person and hair of its gender', () => {
    const stranger = ({ gender, person }: Outfit) =>
      CAST[person.face].gender !== gender || HAIR_STYLES[person.hair.style].gender !== gender;
    expect(idsWhere(OUTFITS, stranger)).toEqual([]);
  });

  it('has hex colours', () => {
    const hex = /^#[0-9a-f]{6}$/;
    const colours = (outfit: Outfit) => [
      outfit.background,
      outfit.person.skin,
      outfit.person.hair.color,
      ...getWornGarments(outfit).flatMap(({ color, trim, pattern }) => [color, trim ?? color, pattern?.color ?? color]),
    ];
    expect(idsWhere(OUTFITS, (outfit) => colours(outfit).some((colour) => !hex.test(colour)))).toEqual([]);
  });
});

describe('the pose', () => {
  const arms = ({ pose }: Outfit) => [pose.left, pose.right];
  const count = (outfit: Outfit, ...poses: string[]) => arms(outfit).filter((pose) => poses.includes(pose)).length;
  const bagOf = (outfit: Outfit) => garmentsOf(outfit).find(({ slot }) => slot === 'bag');
  /** Bags that need a hand (pose 'carry' or 'hold'). */
  const inHand = (bag: Garment | undefined) =>
    bag !== undefined && ['handbag', 'briefcase', 'tote'].includes(bag.model.kind);

  it('gives a bag with a handle exactly one hand, and an empty hand no handle', () => {
    expect(idsWhere(OUTFITS, (outfit) => count(outfit, 'carry', 'hold') !== (inHand(bagOf(outfit)) ? 1 : 0))).toEqual(
      [],
    );
  });

  it('holds an umbrella exactly if there is one', () => {
    expect(
      idsWhere(
        OUTFITS,
        (outfit) => count(outfit, 'umbrella') !== garmentsOf(outfit).filter(({ slot }) => slot === 'umbrella').length,
      ),
    ).toEqual([]);
  });

  it('touches a strap only if a bag has one', () => {
    expect(
      idsWhere(
        OUTFITS,
        (outfit) =>
          count(outfit, 'strap') > 0 && (!bagOf(outfit) || inHand(bagOf(outfit)) || bagOf(outfit)?.id === 'belt-bag'),
      ),
    ).toEqual([]);
  });

  it('puts no bare arm into a pocket under a hanging hem, where the wrist would end at the cloth', () => {
    const isBareOverPocket = ({ garment, tucked }: WornGarment) => {
      const { model } = getGarment(garment);
      return (
        (model.kind === 'tee' || model.kind === 'shirt' || model.kind === 'polo' || model.kind === 'knit') &&
        ['cap', 'short', 'half'].includes(model.params.sleeve) &&
        model.params.hem !== 'waist' &&
        !tucked
      );
    };
    const isBare = ({ base, layers }: Outfit) => layers.length === 0 && base.some(isBareOverPocket);
    expect(idsWhere(OUTFITS, (outfit) => count(outfit, 'pocket') > 0 && isBare(outfit))).toEqual([]);
  });

  it('puts hands only into existing pockets', () => {
    const pocketed = (outfit: Outfit) =>
      clothesOf(outfit).some(
        ({ slot, model }) =>
          ([
            'trousers',
            'shorts',
            'coat',
            'padded',
            'blazer',
            'jacket',
            'leather-jacket',
            'windbreaker',
            'fleece',
            'hoodie',
          ].includes(model.kind) &&
            slot !== 'top') ||
          model.kind === 'hoodie',
      );
    expect(idsWhere(OUTFITS, (outfit) => count(outfit, 'pocket') > 0 && !pocketed(outfit))).toEqual([]);
  });
});
