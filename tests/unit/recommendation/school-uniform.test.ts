import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import type { KstDate } from '@/lib/domain/kst';
import { createShownDaysAgo } from '@/lib/domain/recommendation/frozen-choice';
import { moveRecentlyWornBack, UNIFORM_ID_PART } from '@/lib/domain/recommendation/recently-worn';
import type { RecommendationInput } from '@/lib/domain/recommendation/recommendation';
import { isSchoolDay } from '@/lib/domain/recommendation/school-uniform';
import { listGuideOutfits } from '@/lib/domain/search-pages/guide-outfits';
import { getPackableOutfits } from '@/lib/domain/trips/packable-outfits';
import { AGE_GROUPS } from '@/lib/domain/wardrobe/age-groups';
import { getWornKinds } from '@/lib/domain/wardrobe/garment-kinds';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Outfit } from '@/lib/domain/wardrobe/wardrobe';
import { KO } from '@/lib/messages/ko/messages';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { ask } from './ask';

const PUPIL = { ageGroup: 'pupil', isSchoolDay: true } as const;
/** Monday. */
const MILD = { date: '2026-10-19', minC: 9, maxC: 19 };
const HOLIDAYS: ReadonlySet<KstDate> = new Set(['2026-05-05']);

const listAll = (options: Partial<RecommendationInput>, day: Parameters<typeof ask>[0] = MILD): Outfit[] =>
  ask(day, { ...options, count: OUTFITS.length }).outfits.map(({ outfit }) => outfit);
const isUniform = ({ uniform }: Outfit) => uniform === true;

it.each([
  ['2026-05-04', true],
  ['2026-05-05', false],
  ['2026-05-08', true],
  ['2026-05-09', false],
  ['2026-05-10', false],
  ['2026-02-27', false],
  ['2026-03-02', true],
  ['2026-07-17', true],
  ['2026-07-20', false],
  ['2026-08-14', false],
  ['2026-08-17', true],
  ['2026-12-31', true],
  ['2027-01-04', false],
])('%s is a school day: %s', (date, expected) => {
  expect(isSchoolDay(date, HOLIDAYS)).toBe(expected);
});

describe('a pupil on a school day', () => {
  it.each(GENDERS)('sees a uniform first in daily life on every day of a year in Seoul, %s', (gender) => {
    const days = getSeoul2023Days().filter(({ date }, index) => index % 3 === 0 && isSchoolDay(date, HOLIDAYS));
    const history: { date: KstDate; outfitIds: string[] }[] = [];
    const firsts = days.map(({ date, weather }) => {
      const shownDaysAgo = createShownDaysAgo(history.slice(-9), date);
      const { outfits, frozen } = ask({ date, minC: 0, maxC: 0 }, { weather, gender, ...PUPIL, shownDaysAgo });
      history.push(frozen);
      return outfits[0]!;
    });
    expect(firsts.filter(({ outfit }) => !isUniform(outfit)).map(({ outfit }) => outfit.id)).toEqual([]);
    expect(new Set(firsts.map(({ outfit }) => outfit.id)).size).toBe(
      OUTFITS.filter((outfit) => outfit.gender === gender && isUniform(outfit)).length,
    );
  });

  it('sees other clothes after it, and again a uniform first on the next day', () => {
    const { outfits, frozen } = ask(MILD, PUPIL);
    expect(outfits.some(({ outfit }) => !isUniform(outfit))).toBe(true);
    const shownDaysAgo = createShownDaysAgo([frozen], '2026-10-20');
    const next = ask({ ...MILD, date: '2026-10-20' }, { ...PUPIL, shownDaysAgo });
    expect(next.outfits[0]!.outfit.uniform).toBe(true);
  });

  it('sees a uniform without excluded kinds', () => {
    const [first] = listAll({ ...PUPIL, excludedKinds: ['skirts'] });
    expect(first?.uniform).toBe(true);
    expect(getWornKinds(first!, garmentById).has('skirts')).toBe(false);
  });

  it('sees no uniform in another category or on an occasion', () => {
    for (const categoryId of CATEGORY_IDS.filter((id) => id !== CATEGORY_ID.daily))
      expect(listAll({ ...PUPIL, categoryId }).filter(isUniform)).toEqual([]);
    expect(listAll({ ...PUPIL, dressCode: 'wedding' }).filter(isUniform)).toEqual([]);
  });
});

describe('nobody else', () => {
  it.each([undefined, ...AGE_GROUPS])('sees uniforms: age group %s on a school day', (ageGroup) => {
    for (const gender of GENDERS)
      expect(listAll({ ageGroup, gender, isSchoolDay: true }).filter(isUniform)).toEqual([]);
  });

  it('sees them on a day without school', () => {
    expect(listAll({ ageGroup: 'pupil' }).filter(isUniform)).toEqual([]);
  });

  it('sees them in a guide or packs them', () => {
    for (const gender of GENDERS) {
      const guided = Array.from({ length: 56 }, (_, index) => listGuideOutfits(index - 20, gender, KO)).flat();
      expect(guided.filter(({ id }) => id.includes(UNIFORM_ID_PART))).toEqual([]);
      for (const byColor of [true, false])
        expect(getPackableOutfits(OUTFITS, gender, { byColor }).dry.filter(isUniform)).toEqual([]);
    }
  });
});

it('a uniform that was worn yesterday stays first, unlike other outfits', () => {
  const ids = ['female-daily-uniform-blazer-skirt', 'female-daily-trench-vest-shirt', 'female-daily-long-tee-dress'];
  const worn = ids.slice(0, 2).map((outfitId) => ({ date: '2026-10-19', outfitId }));
  expect(moveRecentlyWornBack(ids, (id) => id, worn, '2026-10-20')).toEqual([ids[0], ids[2], ids[1]]);
});

it('the ids of uniforms say so', () => {
  for (const outfit of OUTFITS)
    expect([outfit.id, outfit.id.includes(UNIFORM_ID_PART)]).toEqual([outfit.id, isUniform(outfit)]);
});
