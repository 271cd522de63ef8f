import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { getPercent } from '../replay/tables';
import { findMostOfKind, tallyVariety } from '../replay/variety';

/** A month of winter and one of spring; `npm run replay:variety` covers the whole year. */
const [JANUARY, APRIL] = [1, 4];
const days = getSeoul2023Days().filter(({ date }) => ['01', '04'].includes(date.slice(5, 7)));

describe('the variety of first outfits', () => {
  const tally = tallyVariety(days);

  // In January few outfits suit. Of the whole year, more than 90 % differ.
  it('changes the picture with the category on 85 % of the days of these months', () => {
    expect(tally.dayGenders).toBe(2 * days.length);
    expect(getPercent(tally.differentTabs, tally.dayGenders)).toBeGreaterThanOrEqual(85);
  });

  it('shows three colours and mostly three kinds of outermost garments in a list', () => {
    expect(getPercent(tally.differentColors, tally.lists)).toBeGreaterThanOrEqual(95);
    expect(getPercent(tally.differentKinds, tally.lists)).toBeGreaterThanOrEqual(70);
  });

  // The aims are 12 and 10 days. The wardrobe has one kind of coat that suits most days of a month, and another one costs
  // more comfort than 0.3 points (decision 0070).
  it('opens with the same kind of coat on at most 18 days of a month', () => {
    expect(findMostOfKind(tally, [JANUARY]).days).toBeLessThanOrEqual(18);
    expect(findMostOfKind(tally, [APRIL]).days).toBeLessThanOrEqual(18);
    expect(tally.repeated).toBeLessThanOrEqual(1);
  });
});
