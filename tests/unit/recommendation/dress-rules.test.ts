import { CATEGORY_ID } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { ask } from './ask';

it('no list for the office has sportswear or hems above the knee, whatever the weather', () => {
  const days = [
    { date: '2025-01-08', minC: -12, maxC: -7 },
    { date: '2025-04-08', minC: 11, maxC: 21 },
    { date: '2025-06-19', minC: 23, maxC: 33 },
  ];
  for (const day of days)
    for (const gender of GENDERS)
      for (const { outfit } of ask(day, { gender, categoryId: CATEGORY_ID.business }).outfits) {
        const { sportswear, short } = getTraits(outfit, garmentById);
        expect([outfit.id, sportswear, short]).toEqual([outfit.id, false, false]);
      }
});

it('no outfit for sport in heat has a layer', () => {
  const day = { date: '2025-08-30', minC: 25, maxC: 31 };
  for (const gender of GENDERS) {
    const outfits = ask(day, { gender, categoryId: CATEGORY_ID.activity, hour: 17 }).outfits.slice(0, 3);
    expect(outfits.map(({ outfit }) => outfit.layers)).toEqual([[], [], []]);
  }
});
