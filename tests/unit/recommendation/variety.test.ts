import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { addDays } from '@/lib/domain/kst';
import { createShownDaysAgo, type FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { isSport } from '@/lib/domain/recommendation/purposes';
import { rank, REST_DAYS, type Candidate } from '@/lib/domain/recommendation/rank';
import { getLook, getOuterKind, getOutermost } from '@/lib/domain/recommendation/similarity';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { ask } from './ask';

const TABS = CATEGORY_IDS.filter((categoryId) => !isSport(categoryId));
const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const DAYS = getSeoul2023Days().filter((_, index) => index % 9 === 0);
const lists = DAYS.flatMap(({ date, weather }) =>
  GENDERS.map((gender) => {
    const firstsElsewhere: string[] = [];
    return TABS.map((categoryId) => {
      const { outfits, frozen } = ask(
        { date, minC: 0, maxC: 0 },
        { weather, gender, categoryId, firstsElsewhere, count: 3 },
      );
      firstsElsewhere.push(...frozen.outfitIds.slice(0, 1));
      return outfits;
    });
  }),
);

describe('the first pictures of a day', () => {
  it('differ between the category tabs on nine of ten days', () => {
    const different = lists.filter((tabs) => isDistinct(tabs.map(([first]) => first?.outfit.id)));
    expect(different.length / lists.length).toBeGreaterThanOrEqual(0.9);
  });

  it('are followed by two with other outermost garments in other colours on most days', () => {
    const pieces = lists
      .flat()
      .map((outfits) => outfits.map(({ outfit }) => getOutermost(getLook(outfit, garmentById))));
    const isVaried = (part: 'kind' | 'color') =>
      pieces.filter((list) => isDistinct(list.map((piece) => piece?.[part])));
    expect(isVaried('color').length / pieces.length).toBeGreaterThanOrEqual(0.95);
    expect(isVaried('kind').length / pieces.length).toBeGreaterThanOrEqual(0.8);
  });
});

describe('a list', () => {
  const DAILY = OUTFITS.filter(({ id }) => id.startsWith('female-daily-'));
  const countListed = (costs: readonly number[]) => {
    const candidates = costs.map((cost, index) => ({ outfit: DAILY[index]!, cost, fit: { misfit: cost }, own: true }));
    return rank(candidates as unknown as Candidate[], garmentById, {
      ...{ seed: '', count: 8, categoryId: CATEGORY_ID.daily, shownDaysAgo: () => [], firstsElsewhere: [] },
      shownKinds: new Map(),
    }).chosen.length;
  };

  it('has eight outfits where eight suit, although some are much better', () => {
    expect(countListed([0, 0, 0.1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6])).toBe(8);
  });

  it('has no outfits that do not suit', () => {
    expect(countListed([0, 0, 0.1, 1.3, 2, 2, 2, 2])).toBe(4);
  });
});

describe('a month of spring', () => {
  it.each(GENDERS.flatMap((gender) => TABS.map((categoryId) => [gender, categoryId] as const)))(
    'opens with one kind of coat on at most half of the days: %s, category %d',
    (gender, categoryId) => {
      let earlier: FrozenChoice[] = [];
      const days = new Map<string, number>();
      for (let day = 0; day < 30; day++) {
        const date = addDays('2026-04-01', day);
        const shownDaysAgo = createShownDaysAgo(earlier, date);
        const { outfits, frozen } = ask({ date, minC: 8, maxC: 17 }, { gender, categoryId, shownDaysAgo });
        earlier = [frozen, ...earlier].slice(0, REST_DAYS);
        const kind = getOuterKind(outfits[0]!.outfit, garmentById);
        days.set(kind, (days.get(kind) ?? 0) + 1);
      }
      expect(Math.max(...days.values())).toBeLessThanOrEqual(15);
    },
  );
});
