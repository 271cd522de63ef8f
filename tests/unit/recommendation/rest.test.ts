import { addDays } from '@/lib/domain/kst';
import { createShownDaysAgo, type FrozenChoice } from '@/lib/domain/recommendation/frozen-choice';
import { ask } from './ask';

const DAYS = 20;
const REMEMBERED = 9;

/** Returns the first outfit on each of twenty days with the same weather. */
function leading(remember: boolean): string[] {
  let earlier: FrozenChoice[] = [];
  return Array.from({ length: DAYS }, (_, day) => {
    const date = addDays('2026-04-01', day);
    const shownDaysAgo = remember ? createShownDaysAgo(earlier, date) : undefined;
    const { outfits, frozen } = ask({ date, minC: 8, maxC: 17 }, { shownDaysAgo });
    earlier = [frozen, ...earlier].slice(0, REMEMBERED);
    return outfits[0]?.outfit.id ?? '';
  });
}

/** Returns the maximum count of one first outfit in any ten consecutive days. */
const mostInTenDays = (ids: readonly string[]): number =>
  Math.max(...ids.map((id, day) => ids.slice(day, day + 10).filter((other) => other === id).length));

describe('weeks of the same weather', () => {
  it('show no picture first on more than two of ten days, nor on two consecutive days', () => {
    const ids = leading(true);
    expect(mostInTenDays(ids)).toBeLessThanOrEqual(2);
    for (const [day, id] of ids.entries()) expect(id).not.toBe(ids[day - 1]);
  });

  it('would repeat the first picture more often without history', () => {
    expect(mostInTenDays(leading(false))).toBeGreaterThan(2);
  });
});
