import { CATEGORY_ID } from '@/lib/contract/category';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { tallyOffice } from '../replay/office';

/** Every 13th day of a year; `npm run replay:office` covers all days. */
const days = getSeoul2023Days().filter((_, index) => index % 13 === 0);

describe('an office worker from 8 to 19 h', () => {
  const marked = tallyOffice(days, CATEGORY_ID.business, 'marked as indoors');
  const unmarked = tallyOffice(days, CATEGORY_ID.business, 'all hours outdoors');

  it('is comfortable in most hours at the desk, and hardly less on the ways and at lunch than without the mark', () => {
    expect(marked.comfortableIndoors / marked.indoors).toBeGreaterThanOrEqual(
      unmarked.comfortableIndoors / unmarked.indoors,
    );
    expect(marked.comfortableIndoors / marked.indoors).toBeGreaterThan(0.9);
    expect(marked.comfortableOutdoors / marked.outdoors).toBeGreaterThanOrEqual(
      unmarked.comfortableOutdoors / unmarked.outdoors - 0.02,
    );
  });
});
