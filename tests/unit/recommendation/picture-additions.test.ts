import { addToOutfit, ADDITIONS, getPictureId, type Addition } from '@/lib/domain/wardrobe/additions';
import { choosePicture, groupPictures } from '@/lib/domain/recommendation/picture-additions';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CATEGORY_ID } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import type { RecommendationInput } from '@/lib/domain/recommendation/recommendation';
import { PIECES } from '@/lib/contract/pieces';
import { ask } from './ask';

const COAT = OUTFITS.find(({ layers }) => layers.at(-1)?.open)!;
const pictures = (...additions: Addition[][]) => groupPictures(additions.map((each) => getPictureId(COAT.id, each)));

describe('the picture of an outfit', () => {
  it.each<[string, Addition[], Addition[][], Addition[]]>([
    ['is the usual one if nothing is needed', [], [['closed']], []],
    ['is the usual one if there is no other', ['mask'], [], []],
    ['shows what is needed', ['closed', 'mask'], [['mask'], ['closed', 'mask']], ['closed', 'mask']],
    ['shows nothing that is not needed', ['closed'], [['closed', 'mask']], []],
    [
      'shows what matters most',
      ['closed', 'mask', 'scarf'],
      [
        ['closed', 'scarf'],
        ['mask', 'scarf'],
      ],
      ['mask', 'scarf'],
    ],
  ])('%s', (_, needed, existing, shown) => {
    const picture = choosePicture(COAT, needed, pictures(...existing));
    expect(picture.shown).toEqual(shown);
    expect(picture.id).toBe(getPictureId(COAT.id, shown));
    expect(picture.outfit).toEqual(addToOutfit(COAT, shown));
  });
});

describe('a recommendation', () => {
  const biting = { date: '2026-01-20', maxC: -8, minC: -14, each: () => ({ pm10UgM3: 240, windSpeedMps: 4 }) } as const;
  const everyPicture = groupPictures(
    OUTFITS.flatMap(({ id }) =>
      Array.from({ length: 2 ** ADDITIONS.length }, (_, bits) =>
        getPictureId(
          id,
          ADDITIONS.filter((_, index) => bits & (1 << index)),
        ),
      ),
    ),
  );

  it('names in items and alternative text what its picture shows, and takes nothing of it along', () => {
    const { outfits } = ask(biting, { pictures: everyPicture });
    const plain = ask(biting).outfits;
    expect(outfits.map(({ outfit }) => outfit.id)).toEqual(plain.map(({ outfit }) => outfit.id));
    for (const [index, { picture, items, alt, takeAlong, layers }] of outfits.entries()) {
      expect(picture.id).toContain('mask');
      expect(items.map(({ name }) => name).join()).toContain('KF94 마스크');
      expect(alt).toContain('KF94 마스크');
      expect(takeAlong.map(({ kind }) => kind)).not.toContain('mask');
      expect(takeAlong.map(({ kind }) => kind)).not.toContain('gloves');
      // How it is worn does not depend on the picture.
      expect(layers).toEqual(plain[index]!.layers);
    }
  });

  it('names the scarf and gloves that its picture adds in the first layer row', () => {
    const frost = { date: '2026-01-12', maxC: 1, minC: -5 } as const;
    const added = GENDERS.flatMap((gender) =>
      ask(frost, { pictures: everyPicture, gender }).outfits.flatMap(({ picture, layers }) =>
        picture.shown.includes('scarf') ? layers.slice(0, 1) : [],
      ),
    );
    expect(added.length).toBeGreaterThan(0);
    for (const { text } of added) expect(text).toMatch(/목도리|넥워머/);
  });

  it('shows no hat to users who never wear one', () => {
    const business = { pictures: everyPicture, categoryId: CATEGORY_ID.business, gender: 'MALE' } as const;
    const countHats = (question: Partial<RecommendationInput>) =>
      ask(biting, question).outfits.filter(({ picture }) => picture.shown.includes('hat')).length;
    expect(countHats(business)).toBeGreaterThan(0);
    expect(countHats({ ...business, excludedKinds: ['hats'] })).toBe(0);
  });

  it('takes along what no picture shows, each with a picture of its own', () => {
    for (const { takeAlong } of ask(biting).outfits)
      for (const { kind, piece, group } of takeAlong)
        if (group !== 'caution') expect([kind, PIECES]).toEqual([kind, expect.arrayContaining([piece])]);
  });
});
