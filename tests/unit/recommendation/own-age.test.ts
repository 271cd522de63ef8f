import { CATEGORY_ID } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import type { Candidate } from '@/lib/domain/recommendation/rank';
import { rank } from '@/lib/domain/recommendation/rank';
import { AGE_GROUPS, countAgeSteps, MEMBER_AGE_GROUPS, type MemberAgeGroup } from '@/lib/domain/wardrobe/age-groups';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { CAST, type AgeGroup } from '@/lib/domain/wardrobe/people';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { ask } from './ask';

const DAILY = OUTFITS.filter(({ id }) => id.startsWith('female-daily-'));
const getAge = ({ outfit }: Pick<Candidate, 'outfit'>): AgeGroup => CAST[outfit.person.face].age;

/** The first outfit of the daily table for each age group. */
const [YOUNG, ADULT, OLDER, OLD] = AGE_GROUPS.map((age) => DAILY.find((outfit) => getAge({ outfit }) === age)!) as [
  (typeof DAILY)[number],
  (typeof DAILY)[number],
  (typeof DAILY)[number],
  (typeof DAILY)[number],
];

function rankAges(costs: readonly (readonly [(typeof DAILY)[number], number])[], ageGroup?: MemberAgeGroup, seed = '') {
  const candidates = costs.map(([outfit, cost]) => ({ outfit, cost, fit: { misfit: cost }, own: true }));
  const { chosen } = rank(candidates as unknown as Candidate[], garmentById, {
    ...{ seed, ageGroup, count: 8, categoryId: CATEGORY_ID.daily },
    ...{ shownDaysAgo: () => [], firstsElsewhere: [], shownKinds: new Map() },
  });
  return chosen.map(getAge);
}

const EQUAL = [YOUNG, ADULT, OLDER, OLD].map((outfit) => [outfit, 1] as const);
const SEEDS = Array.from({ length: 20 }, (_, index) => `seed ${index}`);

describe('outfits of equal cost', () => {
  it.each(MEMBER_AGE_GROUPS)('open with the person nearest to a member of the age group %s', (ageGroup) => {
    for (const seed of SEEDS) expect(rankAges(EQUAL, ageGroup, seed)[0]).toBe(ageGroup === 'pupil' ? 20 : ageGroup);
  });

  it('open with anyone for visitors', () => {
    expect(new Set(SEEDS.map((seed) => rankAges(EQUAL, undefined, seed)[0])).size).toBeGreaterThan(1);
  });
});

it('prefers the nearer of two other age groups', () => {
  const costs = [YOUNG, OLDER].map((outfit) => [outfit, 1] as const);
  for (const seed of SEEDS) {
    expect(rankAges(costs, 70, seed)[0]).toBe(55);
    expect(rankAges(costs, 35, seed)).toContain(20);
  }
});

it.each([
  [0.09, 70],
  [0.21, 20],
])('lets a person of the own age come first who costs %d more: age group %d', (more, first) => {
  const costs = [
    [YOUNG, 1],
    [OLD, 1 + more],
  ] as const;
  for (const seed of SEEDS) expect(rankAges(costs, 70, seed)[0]).toBe(first);
});

describe('a year of first outfits', () => {
  const days = getSeoul2023Days().filter((_, index) => index % 24 === 0);
  const getFirsts = (ageGroup?: MemberAgeGroup) =>
    days.flatMap(({ date, weather }) =>
      GENDERS.map((gender) => ask({ date, minC: 0, maxC: 0 }, { weather, gender, ageGroup, count: 3 }).outfits[0]!),
    );
  const ofVisitors = getFirsts();

  it.each(AGE_GROUPS)('shows people nearer to the age group %d at nearly the same cost', (ageGroup) => {
    const firsts = getFirsts(ageGroup);
    const countSteps = (outfits: typeof firsts) =>
      outfits.reduce((sum, { outfit }) => sum + countAgeSteps(outfit, ageGroup), 0);
    expect(countSteps(firsts)).toBeLessThan(countSteps(ofVisitors));
    firsts.forEach(({ misfit }, index) => expect(misfit).toBeLessThanOrEqual(ofVisitors[index]!.misfit + 0.2));
  });
});
