import {
  getEnsembleClo,
  getGarment,
  getOutfitClo,
  WARMTH_LEVELS,
  getWarmthLevel,
} from '@/lib/domain/wardrobe/insulation';
import { OUTFIT_TABLES, OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { CLOSETS, countsByLevel } from './cells';

const baseClo = ({ base, shoes }: Outfit) => getEnsembleClo([...base, shoes].map(({ garment }) => getGarment(garment)));
const rangeClo = (outfit: Outfit) => getOutfitClo(outfit) - baseClo(outfit);

describe('insulation', () => {
  it('equals ISO 9920 for a T-shirt, jeans and sneakers', () => {
    expect(getEnsembleClo(['tee', 'jeans', 'sneakers'].map(getGarment))).toBeCloseTo(
      0.161 + 0.835 * (0.04 + 0.08 + 0.24 + 0.02),
      10,
    );
  });

  it('rejects an unknown garment', () => {
    expect(() => getGarment('toga')).toThrow(RangeError);
  });

  it.each([
    [0.36, 'A'],
    [0.361, 'B'],
    [0.52, 'B'],
    [0.9, 'D'],
    [1.15, 'E'],
    [1.62, 'G'],
    [1.9, 'H'],
    [1.901, 'I'],
  ])('assigns %f clo to level %s', (icl, level) => {
    expect(getWarmthLevel(icl)).toBe(level);
  });
});

describe('the nine levels', () => {
  it('contain every outfit that their tables list', () => {
    const misplaced = OUTFIT_TABLES.flatMap(({ table }) =>
      WARMTH_LEVELS.flatMap((level) =>
        table[level]
          .filter((outfit) => getWarmthLevel(getOutfitClo(outfit)) !== level)
          .map(({ id }) => `${id} is not ${level}`),
      ),
    );
    expect(misplaced).toEqual([]);
  });

  it('have at least three outfits for every gender and category', () => {
    const table = CLOSETS.map(({ name, outfits }) => ({ name, counts: countsByLevel(outfits) }));
    expect(table.filter(({ counts }) => WARMTH_LEVELS.some((level) => counts[level] < 3))).toEqual([]);
  });

  it('have at least 216 outfits in total', () => {
    expect(OUTFITS.length).toBeGreaterThanOrEqual(216);
  });
});

describe('layers', () => {
  it.each(CLOSETS)(
    'cover days of 9 to 20 °C in $name: some outfit from level E or F down to C or less',
    ({ outfits }) => {
      const wide = outfits.filter(
        (outfit) => 'EF'.includes(getWarmthLevel(getOutfitClo(outfit))) && baseClo(outfit) <= 0.7,
      );
      expect(wide.length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(CLOSETS)('are removable in every outfit above level F of $name', ({ outfits }) => {
    const stuck = outfits.filter(
      (outfit) => 'FGHI'.includes(getWarmthLevel(getOutfitClo(outfit))) && rangeClo(outfit) < 0.35,
    );
    expect(stuck.map(({ id }) => id)).toEqual([]);
  });

  it.each(CLOSETS)('are absent in some outfit of level B to D of $name', ({ outfits }) => {
    expect(
      outfits.filter((outfit) => 'BCD'.includes(getWarmthLevel(getOutfitClo(outfit))) && outfit.layers.length === 0)
        .length,
    ).toBeGreaterThan(0);
  });
});
