import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { getKindsFor, tallyRemaining } from '../never-wear/remaining';

/** A small year; `npm run replay:never-wear` covers the whole year. */
const SAMPLE = getSeoul2023Days().filter((_, index) => index % 15 === 7);

it('excluded clothes leave enough outfits, or a note, for every combination of kinds', () => {
  for (const { gender, combinations, days, few, none, ofOne } of tallyRemaining(SAMPLE)) {
    expect(combinations).toBe(days * 2 ** getKindsFor(gender).length);
    expect([gender, (few + none) / combinations < 0.5]).toEqual([gender, true]);
    expect(ofOne.none / days).toBeLessThan(0.1);
  }
});
