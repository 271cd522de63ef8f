import { CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { breaksDressRule } from '@/lib/domain/recommendation/rules';
import { SUITS_WITHIN } from '@/lib/domain/recommendation/rank';
import type { Recommendation, RecommendationInput } from '@/lib/domain/recommendation/recommendation';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { createMorning } from '@/tests/support/recorded-days/morning';
import type { DayOptions } from '@/tests/support/day-weather';
import { ask } from './ask';

const AUTUMN: DayOptions = { date: '2026-10-20', maxC: 19, minC: 9 };
const DAYS: DayOptions[] = [
  AUTUMN,
  { date: '2026-07-30', maxC: 33, minC: 26 },
  { date: '2026-01-15', maxC: -5, minC: -12 },
];
const idsOf = ({ outfits }: Recommendation) => outfits.map(({ outfit }) => outfit.id);

function allPages(day: DayOptions, more: Partial<RecommendationInput>): Recommendation[] {
  const { pages } = ask(day, more);
  return Array.from({ length: pages }, (_, page) => ask(day, { ...more, page }));
}

describe('the pages after the recommendation', () => {
  it.each(GENDERS.flatMap((gender) => CATEGORY_IDS.map((categoryId) => [gender, categoryId] as const)))(
    'show suitable outfits without repetition: %s, category %d',
    (gender, categoryId) => {
      for (const day of DAYS) {
        const [first, ...further] = allPages(day, { gender, categoryId });
        const shown = [first!, ...further].flatMap(idsOf);
        expect(new Set(shown).size).toBe(shown.length);
        const least = Math.min(...first!.outfits.map(({ misfit }) => misfit));
        for (const { outfits } of further) {
          expect(outfits.length).toBeGreaterThan(0);
          for (const { misfit, outfit } of outfits) {
            expect(misfit).toBeLessThanOrEqual(least + SUITS_WITHIN);
            expect(outfit.gender).toBe(gender);
          }
        }
        expect(ask(day, { gender, categoryId, page: first!.pages }).outfits).toEqual([]);
      }
    },
  );

  it('leave the recommendation unchanged', () => {
    expect(ask(AUTUMN, { page: 0 })).toEqual(ask(AUTUMN));
    expect(ask(AUTUMN).outfits.length).toBeGreaterThanOrEqual(4);
  });

  it('contain the suitable part of the wardrobe on an ordinary day', () => {
    expect(allPages(AUTUMN, {}).flatMap(idsOf).length).toBeGreaterThan(8);
  });

  it('stay the same within the hour although the weather changes', () => {
    const { frozen } = ask(AUTUMN);
    const warmer = { ...AUTUMN, maxC: 25 };
    const decided = { frozen, isDecided: true };
    for (let page = 0; page < ask(AUTUMN).pages; page++)
      expect(idsOf(ask(warmer, { ...decided, page }))).toEqual(idsOf(ask(AUTUMN, { page })));
    expect(idsOf(ask(warmer, { frozen, page: 1 }))).not.toEqual(idsOf(ask(AUTUMN, { page: 1 })));
  });

  it('violate no dress rule on any tenth day of a recorded year', () => {
    for (const day of getSeoul2023Days().filter((_, index) => index % 10 === 0))
      for (const categoryId of CATEGORY_IDS) {
        const { hours, outdoorHours, nowMs } = createMorning(day, categoryId, 'FEMALE');
        const demands = getDemands(hours, outdoorHours);
        const question = { weather: day.weather, nowMs, categoryId };
        const first = ask(AUTUMN, question);
        for (let page = 1; page < first.pages; page++)
          for (const { outfit } of ask(AUTUMN, { ...question, page, frozen: first.frozen }).outfits)
            expect(breaksDressRule(getTraits(outfit, garmentById), categoryId, demands)).toBe(false);
      }
  });
});
