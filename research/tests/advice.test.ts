import { CATEGORY_ID, CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { GENDERS, type Gender } from '@/lib/contract/gender';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import type { HourOverrides } from '@/tests/support/weather-factory';
import { createMorning } from '@/tests/support/recorded-days/morning';
import { getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';
import { ask } from '@/tests/unit/recommendation/ask';
import { tallyConstraints, type ConstraintTally } from '../replay/constraints';
import { createEngine } from '../replay/engine';
import { audit, type Verdict } from '../replay/audit';
import { tallyRain } from '../replay/rain-doubt';
import { auditText } from '../replay/text-audit';

const rain = (amountMm: number, windSpeedMps = 3): HourOverrides => ({
  windSpeedMps,
  precipitation: { kind: 'rain', amountMm, probabilityPct: 90 },
});
const snow: HourOverrides = { precipitation: { kind: 'snow', amountMm: 1, snowCm: 1, probabilityPct: 90 } };

const toObserved = (day: DayOptions): ObservedDay => ({
  place: '서울',
  date: day.date,
  weather: makeDayWeather({ ...day, hour: 7 }),
});

/** Days that each rule is about, beyond what one recorded year has. */
const HARD_DAYS: readonly DayOptions[] = [
  { date: '2024-09-20', maxC: 27, minC: 24, each: () => rain(6, 16) },
  { date: '2024-06-20', maxC: 25, minC: 22, each: () => rain(1, 11) },
  { date: '2024-10-20', maxC: 21, minC: 17, each: () => rain(0.3) },
  { date: '2024-04-20', maxC: 17, minC: 9, each: () => ({ windSpeedMps: 12 }) },
  { date: '2024-01-20', maxC: -4, minC: -14, each: () => ({ windSpeedMps: 6 }) },
  { date: '2024-02-20', maxC: 2, minC: -6, each: (hour) => (hour % 3 === 0 ? rain(0.5, 9) : { windSpeedMps: 9 }) },
  { date: '2024-08-01', maxC: 33, minC: 26, each: () => ({ humidityPct: 65 }) },
  { date: '2024-08-05', maxC: 38, minC: 29, each: () => ({ humidityPct: 60 }) },
  { date: '2024-03-20', maxC: 15, minC: 6, each: () => ({ pm25UgM3: 90, pm10UgM3: 160 }) },
];

describe('rules that hold whatever they cost', () => {
  const days = [...HARD_DAYS.map(toObserved), ...getSeoul2023Days().filter((_, index) => index % 24 === 3)];
  const tally: ConstraintTally = {};
  const verdicts: Record<Verdict, number> = { right: 0, doubtful: 0, wrong: 0 };
  const broken: string[] = [];
  let awkward = 0;
  for (const day of days)
    for (const categoryId of CATEGORY_IDS)
      for (const gender of GENDERS) {
        const result = createEngine()(createMorning(day, categoryId, gender));
        broken.push(...tallyConstraints(tally, result).map((name) => `${day.date} ${categoryId} ${gender}: ${name}`));
        verdicts[audit(result).judgement] += 1;
        awkward += Number(auditText(result.outfits[0]!, result.morning).length > 0);
      }

  it('are kept on every day, and each concerns some', () => {
    expect(broken).toEqual([]);
    expect(Object.values(tally).map(({ days: concerned }) => concerned > 0)).toEqual(new Array(9).fill(true));
  });

  it('leave at least 85 % right by published advice, and at most 1 % wrong', () => {
    const all = verdicts.right + verdicts.doubtful + verdicts.wrong;
    expect(verdicts.right / all).toBeGreaterThanOrEqual(0.85);
    expect(verdicts.wrong / all).toBeLessThanOrEqual(0.01);
  });

  it('leave texts that agree with their rows', () => expect(awkward).toBeLessThanOrEqual(2));
});

describe('a wardrobe for hard weather', () => {
  const scenarios: Record<string, DayOptions> = {
    rain: { date: '2024-04-25', maxC: 20, minC: 15, each: () => rain(2) },
    snow: { date: '2024-12-30', maxC: 1, minC: -3, each: () => snow },
    frost: { date: '2024-01-15', maxC: -3, minC: -10, each: () => ({ windSpeedMps: 3 }) },
    heat: { date: '2024-08-03', maxC: 34, minC: 26, each: () => ({ humidityPct: 60 }) },
  };
  const cases = Object.keys(scenarios).flatMap((name) =>
    [CATEGORY_ID.business, CATEGORY_ID.date, CATEGORY_ID.activity].flatMap((categoryId) =>
      GENDERS.map((gender) => [name, categoryId, gender] as const),
    ),
  );

  /**
   * In frost, half of the sportswear is lighter than the convention once the outermost layer is closed all day. In heat,
   * few men's clothes for a date pass.
   */
  const getFewest = (name: string, categoryId: CategoryId): number =>
    (name === 'frost' && categoryId === CATEGORY_ID.activity) || (name === 'heat' && categoryId === CATEGORY_ID.date)
      ? 5
      : 6;

  it.each(cases)('has enough outfits that pass every rule: %s, category %d, %s', (name, categoryId, gender) => {
    const day = scenarios[name]!;
    const own = OUTFITS.filter(
      (each) => !each.occasion && !each.uniform && each.gender === gender && each.categoryIds.includes(categoryId),
    );
    const passing = own.filter((outfit) => passes(day, categoryId, gender, outfit));
    expect(passing.length).toBeGreaterThanOrEqual(getFewest(name, categoryId));
  });

  function passes(day: DayOptions, categoryId: CategoryId, gender: Gender, outfit: (typeof OUTFITS)[number]): boolean {
    const observed = toObserved(day);
    const { outfits } = ask(day, { categoryId, gender, outfits: [outfit] });
    const [first] = outfits;
    const morning = createMorning(observed, categoryId, gender);
    const result = { morning, outfits, traits: getTraits(outfit, garmentById), fit: first!.fit };
    return audit(result).judgement === 'right' && tallyConstraints({}, result).length === 0;
  }
});

describe('a doubt', () => {
  it('is missing only where rain or no rain is right on nine of ten days', () => {
    const { days, sure, right } = tallyRain(getSeoul2023Days());
    expect(right / sure).toBeGreaterThanOrEqual(0.9);
    // A forecast that always doubts would be right, too.
    expect(sure / days).toBeGreaterThan(0.75);
  });
});
