import { addDays } from '@/lib/domain/kst';
import { shownFirst, type FrozenChoice } from '@/lib/domain/recommendation/frozen';
import { ask } from './ask';

const DAYS = 14;
const REMEMBERED = 4;

/** What comes first on each of fourteen days of the same weather. */
function leading(remember: boolean): string[] {
  let earlier: FrozenChoice[] = [];
  return Array.from({ length: DAYS }, (_, day) => {
    const date = addDays('2026-04-01', day);
    const shownDaysAgo = remember ? shownFirst(earlier, date) : undefined;
    const { outfits, frozen } = ask({ date, minC: 8, maxC: 17 }, { shownDaysAgo });
    earlier = [frozen, ...earlier].slice(0, REMEMBERED);
    return outfits[0]?.outfit.id ?? '';
  });
}

describe('two weeks of the same weather', () => {
  it('lead with several outfits, none of them on two days running', () => {
    const ids = leading(true);
    expect(new Set(ids).size).toBeGreaterThanOrEqual(4);
    for (const [day, id] of ids.entries()) expect(id).not.toBe(ids[day - 1]);
  });

  it('would lead with one and the same most days, were nothing remembered', () => {
    expect(new Set(leading(false)).size).toBeLessThanOrEqual(3);
  });
});
