import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { addDays } from '@/lib/domain/kst';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { audit, RULES } from '@/tools/replay/audit';
import { createEngine } from '@/tools/replay/engine';
import { createMorning } from '@/tools/replay/morning';
import { getSeoul2023Days } from '@/tools/replay/observed-days';
import { replay, type Results, type WearerName } from '@/tools/replay/replay';
import { createJudge, createShownTally } from '@/tools/replay/shown';
import { getLead, getPercent } from '@/tools/replay/tables';

/** A small year: seven consecutive days of each month. `npm run replay` covers the whole year. */
const year = getSeoul2023Days();
const sample = year.filter(({ date }) => date.slice(8) >= '09' && date.slice(8) <= '15');

describe('a year in Seoul', () => {
  const shown = createShownTally();
  const [byCategory] = replay(sample, [(_, categoryId) => String(categoryId)], {
    forecasts: ['growing', 'constant'],
    standards: ['blended'],
    onResult: createJudge(shown),
  }) as [Results];
  const result = (key: keyof typeof CATEGORY_ID) => byCategory.get(String(CATEGORY_ID[key]))!;
  /** Returns the comfortable hours as a share of those that any clothing could make comfortable, %. */
  const getReached = (key: keyof typeof CATEGORY_ID, wearer: WearerName) => {
    const { comfortable, attainable } = result(key).blended[wearer];
    return getPercent(comfortable, attainable);
  };

  it.each([
    ['daily', 'known day', 88],
    ['daily', 'forecast', 85],
    ['daily', 'forecast, same error', 85],
    ['daily', 'strolling', 61],
    ['daily', 'brisk', 75],
    ['daily', 'as pictured', 84],
    ['business', 'known day', 88],
    ['business', 'forecast', 86],
    ['date', 'known day', 87],
    ['date', 'forecast', 86],
    ['activity', 'known day', 90],
    ['activity', 'forecast', 86],
  ] as const)('keeps users comfortable: %s, %s, at least %d %% of the attainable hours', (key, wearer, least) => {
    expect(getReached(key, wearer)).toBeGreaterThanOrEqual(least);
  });

  it.each(['daily', 'business', 'date'] as const)('is far ahead of the convention: %s', (key) => {
    expect(getLead(result(key))).toBeGreaterThanOrEqual(12);
  });

  it('hardly ever leaves users too cold', () => {
    const { tooCold, hours } = result('daily').blended.forecast;
    expect(getPercent(tooCold, hours)).toBeLessThanOrEqual(1.5);
  });

  it('tells layers that the picture lacks of at most one first picture in ten', () => {
    expect(getPercent(shown.untold, shown.firsts)).toBeLessThanOrEqual(10);
  });

  it('shows suitable first pictures: at most 0.5 % wrong and 6 % doubtful', () => {
    expect(shown.firsts).toBe(sample.length * CATEGORY_IDS.length * GENDERS.length);
    expect(getPercent(shown.wrong, shown.firsts)).toBeLessThanOrEqual(0.5);
    expect(getPercent(shown.doubtful, shown.firsts)).toBeLessThanOrEqual(6);
  });

  it('has at most 2 % awkward texts by the rules', () => {
    expect(getPercent(shown.awkward, shown.firsts)).toBeLessThanOrEqual(2);
  });

  it('shows an umbrella on four of five days with rain in half of the hours', () => {
    expect(shown.rainyDays).toBeGreaterThan(20);
    expect(getPercent(shown.umbrellas, shown.rainyDays)).toBeGreaterThanOrEqual(80);
  });
});

describe('the picture rules', () => {
  /** Every outfit on every day of the sample; most of them are wrong. */
  const mornings = sample
    .filter((_, index) => index % 3 === 0)
    .flatMap((day) => [CATEGORY_ID.daily, CATEGORY_ID.activity].map((id) => createMorning(day, id, 'FEMALE')));
  const broken = new Set(mornings.flatMap((morning) => OUTFITS.flatMap((outfit) => audit(outfit, morning).rules)));

  it.each(RULES.filter(({ name }) => !name.includes('10 m/s')).map(({ name }) => name))(
    'can be violated: %s',
    (name) => {
      expect(broken).toContain(name);
    },
  );
});

describe('a run of days', () => {
  it('in October shows no picture first more than twice in ten days', () => {
    const engine = createEngine();
    const firsts = year
      .filter(({ date }) => date >= '2023-10-01' && date <= '2023-10-31')
      .map((day) => engine(createMorning(day, CATEGORY_ID.daily, 'FEMALE')).outfits[0]?.outfit.id);
    for (const [day, id] of firsts.entries())
      expect(firsts.slice(day, day + 10).filter((other) => other === id).length).toBeLessThanOrEqual(2);
    expect(addDays('2023-10-01', firsts.length)).toBe('2023-11-01');
  });
});
