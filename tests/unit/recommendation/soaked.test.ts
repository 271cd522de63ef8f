import { CATEGORY_ID } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { ask } from './ask';

const rainFrom =
  (from: number, until: number, amountMm: number) =>
  (hour: number): HourOverrides =>
    hour >= from && hour < until ? { precipitation: { kind: 'rain', amountMm, probabilityPct: 90 } } : {};

describe.each(GENDERS)('clothes in much rain (%s)', (gender) => {
  it('are no canvas shoes and leather loafers after 15 mm that fell in office hours', () => {
    const day = { date: '2024-05-20', maxC: 23, minC: 15 };
    const { outfits } = ask(
      { ...day, each: rainFrom(13, 18, 3) },
      { gender, categoryId: CATEGORY_ID.business, count: 12 },
    );
    expect(outfits.filter(({ outfit }) => getTraits(outfit, garmentById).soakingShoes)).toEqual([]);
    // Rain after the last way wets no shoes.
    const dry = ask({ ...day, each: rainFrom(21, 24, 5) }, { gender, categoryId: CATEGORY_ID.business, count: 30 });
    expect(dry.outfits.some(({ outfit }) => getTraits(outfit, garmentById).soakingShoes)).toBe(true);
  });
});
