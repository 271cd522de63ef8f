import { isSport } from '@/lib/domain/recommendation/purposes';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { getKindsFor, tallyRemaining } from '../never-wear/remaining';

/** A small year; `npm run replay:never-wear` covers the whole year. */
const SAMPLE = getSeoul2023Days().filter((_, index) => index % 15 === 7);

/**
 * Since an uncomfortable hour costs 12 instead of 6, fewer outfits cost at most 1 more than the best one, which is what
 * suits means (`SUITS_WITHIN`). Until then the limits were 0.5 and 0.1 in every category.
 */
const MOST_FEW = 0.7;
const MOST_FEW_IN_SPORT = 0.85;
const MOST_NONE = 0.25;

it('excluded clothes leave enough outfits, or a note, for most combinations of kinds', () => {
  for (const { gender, categoryId, combinations, days, few, none, ofOne } of tallyRemaining(SAMPLE)) {
    expect(combinations).toBe(days * 2 ** getKindsFor(gender).length);
    expect((few + none) / combinations).toBeLessThan(isSport(categoryId) ? MOST_FEW_IN_SPORT : MOST_FEW);
    expect(ofOne.none / days).toBeLessThan(MOST_NONE);
  }
});
