import { CATEGORY_ID } from '@/lib/contract/category';
import { feltIn } from '@/lib/domain/recommendation/felt';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { dayWeather, type DayOptions } from '@/tests/support/day-weather';
import { ask } from './ask';

const COOL = { date: '2023-10-25', maxC: 17, minC: 7 };
const HOT = { date: '2023-08-05', maxC: 33, minC: 26 };

/** What was felt in the morning's choice for `day`, when the weather became `became`. */
function felt(day: DayOptions, became: DayOptions = day, offsetClo = 0) {
  const { frozen } = ask(day, { offsetClo });
  return feltIn({ weather: dayWeather(became), frozen, outfits: OUTFITS, garments: garmentById, offsetClo });
}

describe('what an average person would have felt in what was recommended', () => {
  it('is comfort on a day that came as forecast', () => {
    expect(Math.abs(felt(COOL)?.vote ?? 9)).toBeLessThan(0.4);
  });

  it('is warmer where the day became warmer, and colder where colder', () => {
    const expected = felt(COOL)?.vote ?? 9;
    expect(felt(COOL, { ...COOL, maxC: 23, minC: 13 })?.vote).toBeGreaterThan(expected);
    expect(felt(COOL, { ...COOL, maxC: 9, minC: 0 })?.vote).toBeLessThan(expected);
  });

  it('is warmth in summer, in which nothing lighter was left', () => {
    expect(felt(HOT)).toMatchObject({ nothingLighter: true, nothingWarmer: false });
    expect(felt(HOT)?.vote).toBeGreaterThan(0.5);
  });

  it('is cold in the hardest frost, in which nothing warmer was left', () => {
    const frost = { date: '2023-01-25', maxC: -14, minC: -22, each: () => ({ windSpeedMps: 6 }) };
    expect(felt(frost)).toMatchObject({ nothingLighter: false, nothingWarmer: true });
    expect(felt(frost)?.vote).toBeLessThan(-0.5);
  });

  it('is within a point and a half', () => {
    expect(felt(COOL, { ...COOL, maxC: 40, minC: 38 })?.vote).toBe(1.5);
  });

  it('is colder in the clothes of one who runs hot', () => {
    expect(felt(COOL, COOL, 0.4)?.vote).toBeLessThan(felt(COOL, COOL, -0.4)?.vote ?? -9);
  });

  it('is not known where the day or the outfit is not known any more', () => {
    const { frozen } = ask(COOL);
    const question = { weather: dayWeather(COOL), frozen, outfits: OUTFITS, garments: garmentById };
    expect(feltIn({ ...question, weather: dayWeather({ ...COOL, date: '2023-11-25' }) })).toBeNull();
    expect(feltIn({ ...question, outfits: [] })).toBeNull();
  });

  it('counts the hours of the category', () => {
    const { frozen } = ask(COOL, { categoryId: CATEGORY_ID.business });
    expect(frozen.hours).toHaveLength(6);
    expect(feltIn({ weather: dayWeather(COOL), frozen, outfits: OUTFITS, garments: garmentById })).not.toBeNull();
  });
});
