import { readdirSync } from 'node:fs';
import { OUTFIT_ID } from '@/lib/contract/outfit-id-pattern';
import { addToOutfit, ADDITIONS, getPictureId, parsePictureId, type Addition } from '@/lib/domain/wardrobe/additions';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Slot } from '@/lib/domain/wardrobe/wardrobe';

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
    // Rain boots and shoes for snow replace the same shoes.
    const most = ADDITIONS.filter((addition) => addition !== 'snowshoes');
    for (const { id } of OUTFITS) {
      expect(getPictureId(id, most)).toMatch(OUTFIT_ID);
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

describe('additions', () => {
  const add = (outfitId: string, addition: Addition) => {
    const { shoes, accessories } = addToOutfit(outfitById.get(outfitId)!, [addition]);
    const { garment, colorId } = addition === 'scarf' ? accessories.at(-1)! : shoes;
    return [garment, colorId];
  };

  it('for activities are sporty, whatever the shoes', () => {
    expect(add('female-activity-winter-camp-hooded-fleece', 'scarf')[0]).toBe('snood');
    expect(add('male-activity-ski-resort-parka', 'scarf')[0]).toBe('snood');
    expect(add('female-daily-duffle-preppy', 'scarf')[0]).toBe('scarf');
  });

  it('for business are short black rain boots, whatever the shoes', () => {
    const short = ['rain-boots-short', 'black'];
    expect(add('female-business-seersucker-cool-slacks', 'rainboots')).toEqual(short);
    expect(add('male-business-lined-mac-v-knit-rain', 'rainboots')).toEqual(short);
    expect(add('male-daily-windbreaker-nylon-pants', 'rainboots')).toEqual(['rain-boots', 'navy']);
  });
});

describe('the pictures of outfits with additions', () => {
  it('show outfits of the wardrobe, and nothing that they wear anyway', () => {
    const slots: Partial<Record<Addition, Slot>> = { gloves: 'handwear', hat: 'headwear', mask: 'mask' };
    const wrong = dressed.filter((pictureId) => {
      const { outfitId, additions } = parsePictureId(pictureId)!;
      const { layers, accessories, shoes } = outfitById.get(outfitId)!;
      const worn = accessories.map(({ garment }) => getGarment(garment).slot);
      const fits = (addition: Addition) => {
        if (addition === 'closed') return layers.at(-1)?.open === true;
        const slot = slots[addition];
        if (slot) return !worn.includes(slot);
        return addition === 'scarf' || getGarment(shoes.garment).waterproof === 'no';
      };
      return !additions.every(fits);
    });
    expect(wrong).toEqual([]);
  });
});
