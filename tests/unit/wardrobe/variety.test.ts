import { getGarment, getWornGarments } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { atLevels, CLOSETS } from './cells';
import { distance, hueFamilies } from './colours';

const MOST_ALIKE = 0.8;
const visibleIds = (outfit: Outfit) =>
  new Set(
    getWornGarments(outfit)
      .map(({ garment }) => garment)
      .filter((id) => !/^(thermal|inner)/.test(id)),
  );

function jaccard(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((id) => other.has(id)).length;
  return shared / (one.size + other.size - shared);
}

const pairsOf = (outfits: Outfit[]) =>
  outfits.flatMap((one, index) => outfits.slice(index + 1).map((other) => [one, other] as const));
const tooAlike = (outfits: Outfit[], alike: (one: Outfit, other: Outfit) => boolean) =>
  pairsOf(outfits)
    .filter(([one, other]) => alike(one, other))
    .map(([one, other]) => `${one.id} | ${other.id}`);

describe.each(CLOSETS)('$name', ({ outfits }) => {
  it('has no two outfits of nearly the same clothes', () => {
    expect(tooAlike(outfits, (one, other) => jaccard(visibleIds(one), visibleIds(other)) >= MOST_ALIKE)).toEqual([]);
  });

  it('has different faces, hair and poses within a level', () => {
    const twins = 'ABCDEFGHI'
      .split('')
      .flatMap((level) =>
        tooAlike(
          atLevels(outfits, level),
          ({ person: a, pose: p }, { person: b, pose: q }) =>
            a.face === b.face && (a.hair.style === b.hair.style || (p.left === q.left && p.right === q.right)),
        ),
      );
    expect(twins).toEqual([]);
  });

  it('shows all six people, of every age, and at least six hair styles', () => {
    expect(new Set(outfits.map(({ person }) => person.face)).size).toBe(6);
    expect(new Set(outfits.map(({ person }) => person.hair.style)).size).toBeGreaterThanOrEqual(6);
  });
});

describe('poses', () => {
  it('are varied: no pair of arms is on more than 8 % of the outfits', () => {
    const pairs = OUTFITS.map(({ pose }) => [pose.left, pose.right].sort().join(' and '));
    const frequent = [...new Set(pairs)].filter(
      (pair) => pairs.filter((other) => other === pair).length > 0.08 * pairs.length,
    );
    expect(frequent).toEqual([]);
  });
});

describe('colours', () => {
  it('have at most three families of hue', () => {
    expect(OUTFITS.filter((outfit) => hueFamilies(outfit).size > 3).map(({ id }) => id)).toEqual([]);
  });

  it('are mostly neutrals and one or two hues', () => {
    const loud = OUTFITS.filter((outfit) => hueFamilies(outfit).size === 3);
    expect(loud.length / OUTFITS.length).toBeLessThan(0.1);
  });

  it('contrast with the backdrop', () => {
    const faint = (outfit: Outfit) => {
      const outermost = [...outfit.base, ...outfit.layers]
        .filter(({ garment }) => ['top', 'dress', 'outer'].includes(getGarment(garment).slot))
        .at(-1);
      return outermost !== undefined && distance(outermost.color, outfit.background) < 20;
    };
    expect(OUTFITS.filter(faint).map(({ id }) => id)).toEqual([]);
  });
});
