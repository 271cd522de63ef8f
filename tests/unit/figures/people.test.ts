import { CAST, type CastMember } from '@/lib/domain/wardrobe/people';
import { OUTFIT_TABLES, OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { getStance, STANCES } from '@/tools/figures/body/stance';
import { measuredBy } from './bundled';
import type { Measures } from './measure-people';

const { proportions, fingers, palmAndThumb, bags, glovesInPockets, umbrellas } =
  measuredBy<Measures>('measure-people.ts');
const cast: CastMember[] = Object.values(CAST);

describe('a figure', () => {
  it.each(['FEMALE', 'MALE'] as const)('has the proportions of an adult (%s)', (gender) => {
    const { heads, waist, crotch, knee, shoulders } = proportions[gender];
    expect(heads).toBeCloseTo(5.5, 1);
    expect(waist).toBeCloseTo(2.1, 0);
    // Legs are about half of the height.
    expect(crotch / heads).toBeGreaterThan(0.47);
    expect(crotch / heads).toBeLessThan(0.56);
    expect(knee / heads).toBeCloseTo(0.74, 1);
    expect(shoulders).toBeGreaterThan(1);
  });

  it('keeps its feet on the floor and the shape of its head', () => {
    for (const { floor, headWidthToHeight } of Object.values(proportions)) {
      expect(Math.abs(floor)).toBeLessThan(0.01);
      expect(headWidthToHeight).toBeCloseTo(1, 1);
    }
  });

  it('has hands with five separate fingers', () => {
    expect({ fingers, palmAndThumb }).toEqual({ fingers: 4, palmAndThumb: 2 });
  });

  it('carries bags that keep their shape', () => {
    expect(bags).toHaveLength(4);
    expect(bags.filter(({ width, height }) => Math.abs(height / width - 1) > 0.01)).toEqual([]);
  });

  it('shows no glove through a pocket', () => {
    expect(glovesInPockets).toEqual([0, 0, 0]);
  });

  it('stands under its umbrella, whose shaft is straight', () => {
    expect(umbrellas).toHaveLength(6);
    expect(umbrellas.filter(({ overLeft, overRight, above }) => Math.min(overLeft, overRight, above) < 0.08)).toEqual(
      [],
    );
    expect(umbrellas.filter(({ bow }) => bow > 0.004)).toEqual([]);
  });
});

describe('the cast', () => {
  it('has twelve people: women and men of four ages and several builds, two with glasses', () => {
    expect(cast).toHaveLength(12);
    for (const gender of ['FEMALE', 'MALE']) {
      const people = cast.filter((person) => person.gender === gender);
      expect([...new Set(people.map(({ age }) => age))].sort()).toEqual([20, 35, 55, 70]);
      expect(Math.max(...people.map(({ build }) => build))).toBeGreaterThanOrEqual(1.1);
      expect(Math.min(...people.map(({ build }) => build))).toBeLessThanOrEqual(0.95);
    }
    expect(cast.filter(({ glasses }) => glasses)).toHaveLength(2);
  });

  it('stands in each of the stances about equally often', () => {
    const shares = Object.values(STANCES).map(
      (stance) => OUTFITS.filter((outfit) => getStance(outfit) === stance).length / OUTFITS.length,
    );
    expect(Math.min(...shares)).toBeGreaterThan(0.18);
  });

  it('shows every age in every category', () => {
    for (const { table } of OUTFIT_TABLES) {
      const ages = Object.values(table)
        .flat()
        .map(({ person }) => (CAST[person.face] as CastMember).age);
      expect([...new Set(ages)].sort()).toEqual([20, 35, 55, 70]);
    }
  });
});
