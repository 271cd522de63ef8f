import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { getPercent } from '../replay/tables';
import { findMostOfKind, tallyVariety } from '../replay/variety';

/** A month of winter and one of spring; `npm run replay:variety` covers the whole year. */
const [JANUARY, APRIL] = [1, 4];
const days = getSeoul2023Days().filter(({ date }) => ['01', '04'].includes(date.slice(5, 7)));

describe('the variety of first outfits', () => {
  const tally = tallyVariety(days);

  it('changes the picture with the category on nine of ten days', () => {
    expect(tally.dayGenders).toBe(2 * days.length);
    expect(getPercent(tally.differentTabs, tally.dayGenders)).toBeGreaterThanOrEqual(90);
  });

  it('shows three colours and mostly three kinds of outermost garments in a list', () => {
    expect(getPercent(tally.differentColors, tally.lists)).toBeGreaterThanOrEqual(95);
    expect(getPercent(tally.differentKinds, tally.lists)).toBeGreaterThanOrEqual(70);
  });

  it('opens with the same kind of coat on at most half of the days of a month', () => {
    expect(findMostOfKind(tally, [JANUARY]).days).toBeLessThanOrEqual(15);
    expect(findMostOfKind(tally, [APRIL]).days).toBeLessThanOrEqual(15);
    expect(tally.repeated).toBe(0);
  });
});
