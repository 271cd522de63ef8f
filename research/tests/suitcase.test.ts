import { measureTrip } from '../suitcase/measure';
import { listTrips } from '../suitcase/trips';

/** Every 47th combination of city, season and length; `npm run suitcase -w research` measures all. */
const figures = listTrips({ every: 47 }).map(measureTrip);
const sum = (pick: (figure: (typeof figures)[number]) => number) =>
  figures.reduce((total, figure) => total + pick(figure), 0);

describe('the suitcases of a sample of trips', () => {
  it('keep at least 95 % of the hours comfortable that the first outfits of the whole wardrobe do', () => {
    expect(figures.length).toBeGreaterThan(80);
    expect(sum(({ packed }) => packed)).toBeGreaterThanOrEqual(0.95 * sum(({ firsts }) => firsts));
  });

  it('need at most 60 % of the garments of the first outfits', () => {
    expect(sum(({ packedPieces }) => packedPieces)).toBeLessThanOrEqual(0.6 * sum(({ firstPieces }) => firstPieces));
  });
});
