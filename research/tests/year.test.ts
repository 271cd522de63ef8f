import { CATEGORY_ID, CATEGORY_IDS } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { addDays } from '@/lib/domain/kst';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days } from '@/tests/support/recorded-days/observed-days';
import { ask } from '@/tests/unit/recommendation/ask';
import { audit, RULES } from '../replay/audit';
import { createEngine } from '../replay/engine';
import { JUDGE, replay, type Results, type WearerName } from '../replay/replay';
import { createJudge, createShownTally } from '../replay/shown';
import { getLead, getPercent } from '../replay/tables';
import type { Manner } from '../replay/wearing';

/** A small year: seven consecutive days of each month. `npm run replay` covers the whole year. */
const year = getSeoul2023Days();
const sample = year.filter(({ date }) => date.slice(8) >= '09' && date.slice(8) <= '15');

describe('a year in Seoul', () => {
  const shown = createShownTally();
  const [byCategory] = replay(sample, [(_, categoryId) => String(categoryId)], {
    forecasts: ['growing', 'constant'],
    standards: [JUDGE],
    onResult: createJudge(shown),
  }) as [Results];
  const result = (key: keyof typeof CATEGORY_ID) => byCategory.get(String(CATEGORY_ID[key]))!;
  /** Returns the comfortable hours as a share of those that any clothing could make comfortable, %. */
  const getReached = (key: keyof typeof CATEGORY_ID, wearer: WearerName, manner: Manner) => {
    const { comfortable, attainable } = result(key)[JUDGE][manner][wearer];
    return getPercent(comfortable, attainable);
  };

  it.each([
    ['daily', 'known day', 82, 88],
    ['daily', 'forecast', 76, 85],
    ['daily', 'forecast, same error', 75, 83],
    // A coat that is on at 8 °C is open or closed, so that strolling and brisk walkers exclude one another (decision 0060).
    ['daily', 'strolling', 26, 49],
    ['daily', 'brisk', 40, 75],
    // Pictures lack the vests under closed coats (decision 0072).
    ['daily', 'as pictured', 75, 82],
    ['business', 'known day', 84, 88],
    ['business', 'forecast', 78, 86],
    ['date', 'known day', 80, 87],
    ['date', 'forecast', 74, 86],
    ['activity', 'known day', 88, 90],
    ['activity', 'forecast', 83, 86],
  ] as const)(
    'keeps users comfortable: %s, %s, at least %d %% of the attainable hours to the letter and %d %% by feel',
    (key, wearer, toTheLetter, byFeel) => {
      expect(getReached(key, wearer, 'to the letter')).toBeGreaterThanOrEqual(toTheLetter);
      expect(getReached(key, wearer, 'by feel')).toBeGreaterThanOrEqual(byFeel);
    },
  );

  it.each([
    ['daily', 20],
    ['business', 20],
    ['date', 20],
  ] as const)('is ahead of the convention: %s, %d points to the letter, and 12 by feel', (key, toTheLetter) => {
    expect(getLead(result(key), { manner: 'to the letter' })).toBeGreaterThanOrEqual(toTheLetter);
    expect(getLead(result(key), { manner: 'by feel' })).toBeGreaterThanOrEqual(12);
  });

  it('seldom leaves users too cold to the letter, and hardly ever by feel', () => {
    const getTooCold = (manner: Manner) => {
      const { tooCold, hours } = result('daily')[JUDGE][manner].forecast;
      return getPercent(tooCold, hours);
    };
    expect(getTooCold('to the letter')).toBeLessThanOrEqual(3.5);
    expect(getTooCold('by feel')).toBeLessThanOrEqual(1.5);
  });

  // Most of these layers are vests and thermal underwear under a closed coat (decision 0072).
  it('tells layers that the picture lacks of at most a fifth of the first pictures, and seldom of visible ones', () => {
    expect(getPercent(shown.untold, shown.firsts)).toBeLessThanOrEqual(20);
    expect(getPercent(shown.lacking, shown.firsts)).toBeLessThanOrEqual(5);
  });

  it('shows what the texts name in the first pictures: at most 0.5 % lack something', () => {
    expect(getPercent(shown.absent, shown.firsts)).toBeLessThanOrEqual(0.5);
  });

  it('shows suitable first pictures by published advice: at least 88 % right, at most 0.5 % wrong', () => {
    expect(shown.firsts).toBe(sample.length * CATEGORY_IDS.length * GENDERS.length);
    expect(getPercent(shown.verdicts.right, shown.firsts)).toBeGreaterThanOrEqual(88);
    expect(getPercent(shown.verdicts.wrong, shown.firsts)).toBeLessThanOrEqual(0.5);
  });

  it('has at most 0.5 % texts that contradict their rows', () => {
    expect(getPercent(shown.awkward, shown.firsts)).toBeLessThanOrEqual(0.5);
  });

  it('shows an umbrella on four of five days with rain in half of the hours', () => {
    expect(shown.rainyDays).toBeGreaterThan(20);
    expect(getPercent(shown.umbrellas, shown.rainyDays)).toBeGreaterThanOrEqual(80);
  });
});

describe('users who answer that they feel cold easily', () => {
  const [byCategory] = replay(sample, [(_, categoryId) => String(categoryId)], {
    categories: [CATEGORY_ID.daily],
    standards: [JUDGE],
    sensitivity: 'cold',
  }) as [Results];

  it.each([
    ['to the letter', 45],
    ['by feel', 58],
  ] as const)('are comfortable strolling %s in at least %d %% of the hours', (manner, least) => {
    const { comfortable, hours } = byCategory.get(String(CATEGORY_ID.daily))![JUDGE][manner].strolling;
    expect(getPercent(comfortable, hours)).toBeGreaterThanOrEqual(least);
  });
});

describe('the audit', () => {
  const rain = (amountMm: number, windSpeedMps: number): HourOverrides => ({
    windSpeedMps,
    precipitation: { kind: 'rain', amountMm, probabilityPct: 90 },
  });
  const days: DayOptions[] = [
    { date: '2023-01-20', maxC: -6, minC: -16, each: () => ({ windSpeedMps: 9 }) },
    {
      date: '2023-01-21',
      maxC: 1,
      minC: -5,
      each: () => ({ precipitation: { kind: 'snow', amountMm: 1, snowCm: 1, probabilityPct: 90 } }),
    },
    { date: '2023-03-20', maxC: 16, minC: 4, each: () => ({ pm25UgM3: 90 }) },
    { date: '2023-05-20', maxC: 24, minC: 13, each: () => ({ windSpeedMps: 15 }) },
    { date: '2023-06-20', maxC: 22, minC: 17, each: () => rain(6, 4) },
    { date: '2023-08-01', maxC: 39, minC: 31, each: () => ({ humidityPct: 60 }) },
  ];
  /** Every fourth outfit on hard days in all categories, without its texts, or with texts of a bad adviser. */
  const broken = new Set(
    days.flatMap((options) => {
      const day = { place: '서울', date: options.date, weather: makeDayWeather({ ...options, hour: 7 }) };
      return OUTFITS.filter(
        ({ id, occasion, uniform }, index) => !occasion && !uniform && (index % 4 === 0 || /mini|suit/.test(id)),
      ).flatMap((outfit, index) => {
        const cycled = CATEGORY_IDS[(index + Math.floor(index / 8)) % CATEGORY_IDS.length]!;
        const categoryId = outfit.id.includes('mini')
          ? CATEGORY_ID.business
          : outfit.id.includes('suit')
            ? CATEGORY_ID.daily
            : cycled;
        const morning = createMorning(day, categoryId, outfit.gender);
        const [first] = ask(options, { categoryId, gender: outfit.gender, outfits: [outfit] }).outfits;
        const result = { morning, traits: getTraits(outfit, garmentById), fit: first!.fit };
        const row = { part: '내내', temperature: null, text: '이 차림 그대로 나서요.' };
        const silent = { ...first!, reason: '', takeAlong: [], layers: [row, row, row, row, row] };
        const careless = { ...first!, reason: '마스크를 쓰고 뛰어요.', takeAlong: [] };
        const open = { ...result.fit, states: result.fit.states.map(() => result.fit.wearing.states[0]!) };
        const closed = { ...result.fit, states: result.fit.states.map(() => result.fit.wearing.states.at(-1)!) };
        return [
          ...audit({ ...result, outfits: [silent] }).rules,
          ...audit({ ...result, outfits: [careless], fit: open }).rules,
          ...audit({ ...result, outfits: [silent], fit: closed }).rules,
        ];
      });
    }),
  );

  it.each(RULES.map(({ name }) => name))('has a rule that can be broken: %s', (name) => {
    expect(broken).toContain(name);
  });
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
