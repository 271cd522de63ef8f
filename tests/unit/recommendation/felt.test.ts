import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { getDaySensation } from '@/lib/domain/recommendation/day-sensation';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import { ask } from './ask';

const COOL = { date: '2023-10-25', maxC: 17, minC: 7 };
const HOT = { date: '2023-08-05', maxC: 33, minC: 26 };

/** Returns the vote in the morning's choice for `day` if the weather became `became`. */
function feltOf(
  day: DayOptions,
  became: DayOptions = day,
  { offsetClo = 0, categoryId = CATEGORY_ID.daily }: { offsetClo?: number; categoryId?: CategoryId } = {},
) {
  const { frozen, outfits } = ask(day, { offsetClo, categoryId });
  const hours = frozen.hours.map(({ epochMs }) => epochMs);
  const worn = { categoryId, outfit: outfits[0]!.outfit, hours, offsetClo };
  return getDaySensation({ weather: makeDayWeather(became), outfits: OUTFITS, garments: garmentById, ...worn });
}
const vote = (...day: Parameters<typeof feltOf>) => feltOf(...day)?.getVote(0) ?? NaN;

describe('the average vote in a recommended outfit', () => {
  it('is neutral on a day that came as forecast', () => {
    expect(Math.abs(vote(COOL))).toBeLessThan(0.4);
  });

  it('is warmer if the day became warmer, and colder if colder', () => {
    expect(vote(COOL, { ...COOL, maxC: 23, minC: 13 })).toBeGreaterThan(vote(COOL));
    expect(vote(COOL, { ...COOL, maxC: 3, minC: -6 })).toBeLessThan(vote(COOL));
  });

  it('is warmer for a user who feels as if wearing more', () => {
    const { getVote } = feltOf(COOL)!;
    expect(getVote(0.3)).toBeGreaterThan(getVote(0));
    expect(getVote(-0.3)).toBeLessThan(getVote(0));
  });

  it('is warmer for a user who follows the rows to the letter on a day that became warmer', () => {
    const { getVote } = feltOf(COOL, { ...COOL, maxC: 25, minC: 15 })!;
    expect(getVote(0, undefined, true)).toBeGreaterThan(getVote(0));
  });

  it('is warm in summer, when nothing lighter was left', () => {
    expect(feltOf(HOT)).toMatchObject({ nothingLighter: true, nothingWarmer: false });
    expect(vote(HOT)).toBeGreaterThan(0.5);
  });

  it('is cold in hard frost, when nothing warmer was left', () => {
    const frost = { date: '2023-01-25', maxC: -14, minC: -22, each: () => ({ windSpeedMps: 6 }) };
    expect(feltOf(frost)).toMatchObject({ nothingLighter: false, nothingWarmer: true });
    expect(vote(frost)).toBeLessThan(-0.5);
  });

  it('is colder in the clothes of a user who runs hot', () => {
    expect(vote(COOL, COOL, { offsetClo: 0.4 })).toBeLessThan(vote(COOL, COOL, { offsetClo: -0.4 }));
  });

  it('is unknown if the day is, or if half of its hours are missing', () => {
    expect(feltOf(COOL, { ...COOL, date: '2023-11-25' })).toBeNull();
    const { frozen, outfits } = ask(COOL);
    const weather = makeDayWeather(COOL);
    const hours = frozen.hours.map(({ epochMs }) => epochMs);
    const known = (count: number) =>
      getDaySensation({
        weather: { ...weather, hours: weather.hours.filter(({ epochMs }) => epochMs <= hours[count - 1]!) },
        categoryId: CATEGORY_ID.daily,
        outfit: outfits[0]!.outfit,
        hours,
        offsetClo: 0,
        outfits: OUTFITS,
        garments: garmentById,
      });
    expect(hours).toHaveLength(15);
    expect(known(7)).toBeNull();
    expect(known(8)).not.toBeNull();
  });

  it('uses the hours of the category', () => {
    expect(ask(COOL, { categoryId: CATEGORY_ID.business }).frozen.hours).toHaveLength(6);
    expect(feltOf(COOL, COOL, { categoryId: CATEGORY_ID.business })).not.toBeNull();
  });
});
