import { OUTFIT_TABLES } from '@/lib/domain/wardrobe/outfits';
import { CAST, type CastMember } from '@/lib/domain/wardrobe/people';

const cast: CastMember[] = Object.values(CAST);

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

  it('shows every age in every category', () => {
    for (const { table } of OUTFIT_TABLES) {
      const ages = Object.values(table)
        .flat()
        .map(({ person }) => (CAST[person.face] as CastMember).age);
      expect([...new Set(ages)].sort()).toEqual([20, 35, 55, 70]);
    }
  });
});
