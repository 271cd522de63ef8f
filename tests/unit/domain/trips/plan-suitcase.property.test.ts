import fc from 'fast-check';
import { getDressCodePrice } from '@/lib/domain/recommendation/dress-code-price';
import { CATEGORY_ID, CATEGORY_IDS, type CategoryId } from '@/lib/contract/category';
import { GENDERS } from '@/lib/contract/gender';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { kstHour } from '@/lib/domain/kst';
import { getSuitsWithin } from '@/lib/domain/trips/day-options';
import { planSuitcase, type SuitcaseInput } from '@/lib/domain/trips/plan-suitcase';
import { getWearLimit } from '@/lib/domain/trips/wear-limits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { getGarment } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { GarmentId } from '@/lib/domain/wardrobe/wardrobe';
import { KO } from '@/lib/messages/ko/messages';
import { campaignSize } from '@/tests/support/campaign';
import { makeDayWeather, type DayOptions } from '@/tests/support/day-weather';
import { getSeoul2023Days, type ObservedDay } from '@/tests/support/recorded-days/observed-days';

const YEAR = getSeoul2023Days();

function createTrip(days: readonly Pick<ObservedDay, 'date' | 'weather'>[], categoryIds: readonly CategoryId[]) {
  const input: SuitcaseInput = {
    gender: 'FEMALE',
    point: getCellCentre(days[0]!.weather.cell),
    outfits: OUTFITS,
    garments: garmentById,
    messages: KO,
    days: days.map(({ date, weather }, index) => {
      const categoryId = categoryIds[index % categoryIds.length]!;
      const [from, until] = [Date.parse(`${date}T00:00:00+09:00`), Date.parse(`${date}T24:00:00+09:00`)];
      const ofDay = weather.hours.filter(({ epochMs }) => epochMs >= from && epochMs < until);
      const hours = ofDay.filter(({ epochMs }) => kstHour(epochMs) >= 7 && kstHour(epochMs) <= 21);
      return { date, categoryId, basis: 'hourly', hours };
    }),
  };
  return input;
}

const trip = fc
  .record({
    first: fc.integer({ min: 0, max: YEAR.length - 7 }),
    length: fc.integer({ min: 1, max: 7 }),
    categoryIds: fc.array(fc.constantFrom(...CATEGORY_IDS), { minLength: 1, maxLength: 3 }),
    gender: fc.constantFrom(...GENDERS),
    pick: fc.nat(),
  })
  .map(({ first, length, categoryIds, gender, pick }) => ({
    input: { ...createTrip(YEAR.slice(first, first + length), categoryIds), gender },
    pick,
  }));

const numRuns = campaignSize(5, 300);

const list = (dates: readonly DayOptions[], categoryId: CategoryId = CATEGORY_ID.daily) =>
  createTrip(
    dates.map((options) => ({ date: options.date, weather: makeDayWeather(options) })),
    [categoryId],
  );
const rain = () => ({ precipitation: { kind: 'rain' as const, amountMm: 2, snowCm: null, probabilityPct: 90 } });

describe('planSuitcase', () => {
  it('dresses every day in packed pieces only, each worn on no more days than before a wash', () => {
    fc.assert(
      fc.property(trip, ({ input }) => {
        const { days, items } = planSuitcase(input);
        const copies = items.flatMap(({ copies: each }) => each);
        const worn = new Map<string, number>();
        expect(days).toHaveLength(input.days.length);
        for (const { garments, option } of days) {
          expect(garments.length).toBeGreaterThan(1);
          for (const { garment, colorId } of garments) {
            expect(copies).toContainEqual(expect.objectContaining({ garment, colorId }));
            worn.set(garment, (worn.get(garment) ?? 0) + 1);
          }
          for (const { piece } of option.pieces) expect(items.map(({ id }) => id)).toContain(piece);
        }
        for (const [id, times] of worn)
          expect(items.find((item) => item.id === id)!.copies).toHaveLength(
            Math.max(1, Math.ceil(times / getWearLimit(getGarment(id)))),
          );
      }),
      { numRuns },
    );
  });

  it('returns the same plan for the same input, with no fewer pieces than its lower bound', () => {
    fc.assert(
      fc.property(trip, ({ input }) => {
        const plan = planSuitcase(input);
        expect(planSuitcase(input).items).toEqual(plan.items);
        expect(plan.leastPieces).toBeLessThanOrEqual(plan.pieces);
      }),
      { numRuns },
    );
  });

  it('plans without a removed item, and with a garment that replaces it', () => {
    fc.assert(
      fc.property(trip, ({ input, pick }) => {
        const { items } = planSuitcase(input);
        const item = items[pick % items.length]!;
        const without = planSuitcase({ ...input, removed: [item.id] });
        expect(without.days).toHaveLength(input.days.length);
        expect(without.items.map(({ id }) => id)).not.toContain(item.id);
        expect(without.unneeded.map(({ piece }) => piece)).not.toContain(item.id);
        for (const { garments } of without.days) expect(garments.map(({ garment }) => garment)).not.toContain(item.id);
        const [wanted] = item.alternatives;
        if (!wanted) return;
        expect(getGarment(wanted).slot).toBe(getGarment(item.id).slot);
        expect(Math.abs(getGarment(wanted).insulationClo - getGarment(item.id).insulationClo)).toBeLessThanOrEqual(0.2);
        expect(items.map(({ id }) => id)).not.toContain(wanted);
      }),
      { numRuns },
    );
  });

  it('packs the garment that the user chose in place of another', () => {
    const input = list([{ date: '2023-10-20', minC: 9, maxC: 18 }]);
    const item = planSuitcase(input).items.find(({ alternatives }) => alternatives.length > 0)!;
    const [wanted] = item.alternatives;
    const replaced = planSuitcase({ ...input, removed: [item.id], wanted: [wanted!] });
    expect(replaced.items.map(({ id }) => id)).toContain(wanted);
  });

  it('wears the same coat and shoes on similar days, and counts a fresh light top for each', () => {
    const input = list(
      ['2023-07-20', '2023-07-21', '2023-07-22'].map((date) => ({ date, minC: 22, maxC: 27 })),
      CATEGORY_ID.daily,
    );
    const { items, pieces } = planSuitcase(input);
    const shoes = items.filter(({ id }) => garmentById.get(id)?.slot === 'shoes');
    expect(shoes).toHaveLength(1);
    expect(pieces).toBeLessThanOrEqual(9);
  });

  it('names the hours for which the suitcase lacks a warm layer or an umbrella', () => {
    const cold = list([{ date: '2023-01-20', minC: -12, maxC: -4 }]);
    const plan = planSuitcase(cold);
    const warm = plan.items.filter(({ id }) => ['outer', 'underlayer'].includes(garmentById.get(id)?.slot ?? ''));
    const thin = OUTFITS.filter(({ layers, base }) => layers.length === 0 && base.length === 2);
    expect(warm.length).toBeGreaterThan(0);
    expect(planSuitcase({ ...cold, outfits: thin }).days[0]!.uncovered.map(({ kind }) => kind)).toContain('cold');
    const wet = list([{ date: '2023-05-20', minC: 14, maxC: 20, each: rain }]);
    expect(planSuitcase(wet).items.map(({ id }) => id)).toContain('umbrella');
    expect(planSuitcase({ ...wet, removed: ['umbrella'] }).days[0]!.uncovered.map(({ kind }) => kind)).toContain(
      'rain',
    );
  });

  it('names what the forecast makes unnecessary, but not if a day is known only by the season', () => {
    const dry = list([{ date: '2023-03-20', minC: 11, maxC: 19 }]);
    const unneeded = planSuitcase(dry).unneeded;
    expect(unneeded).toContainEqual({ piece: 'umbrella', reason: 'dry' });
    expect(unneeded).toContainEqual({ piece: 'scarf', reason: 'mild' });
    const wet = list([{ date: '2023-03-20', minC: 11, maxC: 19, each: rain }]);
    expect(planSuitcase(wet).unneeded.map(({ piece }) => piece)).not.toContain('umbrella');
    const frosty = list([{ date: '2023-01-20', minC: -9, maxC: -2 }]);
    const inThermals = OUTFITS.filter(({ base }) =>
      base.some(({ garment }) => getGarment(garment).model.kind === 'thermal'),
    );
    expect(planSuitcase({ ...frosty, outfits: inThermals }).unneeded.map(({ piece }) => piece)).not.toContain(
      'thermals',
    );
    const usual = { ...dry, days: dry.days.map((day) => ({ ...day, basis: 'usual' as const })) };
    expect(planSuitcase(usual).unneeded).toEqual([]);
  });

  it('takes as few removed garments again as possible if every outfit has one', () => {
    const day = list([{ date: '2023-11-20', minC: 2, maxC: 9 }]);
    const first = planSuitcase(day).days[0]!.garments.map(({ garment }) => garment);
    const shoes = [...garmentById.values()].filter(({ slot }) => slot === 'shoes').map(({ id }) => id);
    const removed: string[] = [...new Set([...shoes, ...first])];
    const { items } = planSuitcase({ ...day, removed });
    expect(items.filter(({ id }) => removed.includes(id)).map(({ id }) => getGarment(id as GarmentId).slot)).toEqual([
      'shoes',
    ]);
  });

  it('dresses the day of an occasion for it, in its colours, whatever the other days wear', () => {
    const trip = createTrip(
      ['2023-10-20', '2023-10-21', '2023-10-22'].map((date) => ({
        date,
        weather: makeDayWeather({ date, minC: 11, maxC: 18 }),
      })),
      [CATEGORY_ID.date],
    );
    const days = trip.days.map((day, index) => ({ ...day, ...(index === 2 && { dressCode: 'wedding' as const }) }));
    const planned = planSuitcase({ ...trip, days });
    const { garments, option } = planned.days[2]!;
    expect(option.isOutOfPlace).toBe(false);
    expect(garments.map(({ colorId }) => colorId)).toEqual(option.garments.map(({ colorId }) => colorId));
    const funeral = trip.days.map((day) => ({
      ...day,
      categoryId: CATEGORY_ID.business,
      dressCode: 'funeral' as const,
    }));
    const isOutOfPlace = (outfits: typeof OUTFITS) =>
      planSuitcase({ ...trip, outfits, gender: 'MALE', days: funeral }).days[0]!.option.isOutOfPlace;
    const unsuitable = OUTFITS.filter((outfit) => getDressCodePrice(outfit, garmentById, 'funeral') > 0);
    expect([isOutOfPlace(OUTFITS), isOutOfPlace(unsuitable)]).toEqual([false, true]);
  });

  it('accepts outfits that suit nearly as well more readily on short trips', () => {
    expect([2, 3, 4, 7].map(getSuitsWithin)).toEqual([1, 1, 0.5, 0.5]);
    const dates = ['2023-01-16', '2023-01-17', '2023-01-18', '2023-01-19'];
    const days = dates.map((date, index) => ({ date, minC: -9 + index, maxC: -1 + index }));
    const long = planSuitcase(list(days));
    const short = planSuitcase(list(days.slice(0, 2)));
    const getMost = (suitcase: typeof long) => Math.max(...suitcase.days.map(({ option }) => option.cost));
    expect(short.pieces).toBeLessThan(long.pieces);
    expect(getMost(short)).toBeLessThan(getMost(long) + 1);
  });

  it('marks the outfit of the first day as worn on the way', () => {
    const { days, items } = planSuitcase(
      list([
        { date: '2023-11-20', minC: 2, maxC: 9 },
        { date: '2023-11-21', minC: 3, maxC: 11 },
      ]),
    );
    const first = days[0]!.garments.map(({ garment }) => garment);
    expect(
      items
        .filter(({ isWorn }) => isWorn)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...first].sort());
  });
});
