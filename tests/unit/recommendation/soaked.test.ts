import { CATEGORY_ID } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { ask } from './ask';

const rainFrom =
  (from: number, until: number, amountMm: number) =>
  (hour: number): HourOverrides =>
    hour >= from && hour < until ? { precipitation: { kind: 'rain', amountMm, probabilityPct: 90 } } : {};

/** Returns an outfit whose outermost layer is of a fabric. */
function findOutfitOf(fabric: string): string {
  const { id } = OUTFITS.find(({ layers }) =>
    layers.some(({ garment }) => garmentById.get(garment)?.fabric === fabric),
  )!;
  return id;
}

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

it.each([
  ['a tweed jacket', 'female-business-tweed-jacket-half-turtle', 3],
  ['a suede jacket', findOutfitOf('suede'), 900],
])('prices %s without a rain layer in 3 mm, however slowly they fall', (_, id, price) => {
  const getCost = (untilHour: number) => {
    const day = { date: '2023-10-04', maxC: 21, minC: 19, each: rainFrom(12, untilHour, 0.6) } as const;
    const outfits = OUTFITS.filter((outfit) => outfit.id === id);
    return ask(day, { gender: outfits[0]!.gender, outfits }).outfits[0]!.misfit;
  };
  expect(getCost(18) - getCost(16)).toBeGreaterThan(price);
});
