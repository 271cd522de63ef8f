import { readdirSync } from 'node:fs';
import { OUTFIT_ID } from '@/lib/contract/outfit-id-pattern';
import { addToOutfit, ADDITIONS, getPictureId, parsePictureId } from '@/lib/domain/wardrobe/additions';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';

const outfitById = new Map<string, (typeof OUTFITS)[number]>(OUTFITS.map((outfit) => [outfit.id, outfit]));
const dressed = readdirSync('data/outfits').flatMap((name) => /^(.+--.+)\.webp$/.exec(name)?.[1] ?? []);

describe('picture ids', () => {
  it.each([
    ['a-b', { outfitId: 'a-b', additions: [] }],
    ['a-b--closed', { outfitId: 'a-b', additions: ['closed'] }],
    ['a-b--gloves-mask-scarf', { outfitId: 'a-b', additions: ['gloves', 'mask', 'scarf'] }],
    ['a-b--mask-gloves', null],
    ['a-b--cape', null],
    ['a-b--', null],
    ['a-b--mask--mask', null],
  ])('%s', (id, parsed) => {
    expect(parsePictureId(id)).toEqual(parsed);
    if (parsed) expect(getPictureId(parsed.outfitId, parsed.additions as never)).toBe(id);
  });

  it('are valid ids with all additions, and no outfit id looks like one', () => {
    for (const { id } of OUTFITS) {
      expect(getPictureId(id, ADDITIONS)).toMatch(OUTFIT_ID);
      expect(parsePictureId(id)).toEqual({ outfitId: id, additions: [] });
    }
  });
});

describe('an outfit with additions', () => {
  it('keeps its id, its clothes and its person', () => {
    for (const outfit of OUTFITS) {
      const added = addToOutfit(outfit, ADDITIONS);
      expect(added).toMatchObject({ id: outfit.id, base: outfit.base, person: outfit.person, pose: outfit.pose });
      expect(added.layers.map(({ garment }) => garment)).toEqual(outfit.layers.map(({ garment }) => garment));
      expect(added.layers.at(-1)?.open).toBeUndefined();
    }
  });

  it('stays open beneath a closed outermost layer', () => {
    const outfit = OUTFITS.find(({ layers }) => layers.length > 1 && layers.every(({ open }) => open))!;
    expect(addToOutfit(outfit, ['closed']).layers.map(({ open }) => open)).toEqual([true, undefined]);
  });
});

describe('the pictures of outfits with additions', () => {
  it.each(dressed)('%s shows an outfit of the wardrobe, and nothing that it wears anyway', (pictureId) => {
    const { outfitId, additions } = parsePictureId(pictureId)!;
    const outfit = outfitById.get(outfitId)!;
    const worn = outfit.accessories.map(({ garment }) => getGarment(garment).slot);
    const slots = { gloves: 'handwear', hat: 'headwear', mask: 'mask' } as const;
    for (const addition of additions) {
      if (addition === 'closed') expect(outfit.layers.at(-1)?.open).toBe(true);
      else if (addition in slots) expect(worn).not.toContain(slots[addition as keyof typeof slots]);
      else if (addition !== 'scarf') expect(getGarment(outfit.shoes.garment).waterproof).toBe('no');
    }
  });
});
