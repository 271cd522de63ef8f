import { CATEGORY_ID } from '@/lib/contract/category';
import { getTripDays } from '@/lib/api-host/trips/trip-days';
import { addDays, kstEpochMs, kstHour } from '@/lib/domain/kst';
import { makeDay, makeWeather } from '@/tests/support/weather-factory';

const TODAY = '2023-11-21';
const days = Array.from({ length: 10 }, (_, index) => makeDay({ date: addDays(TODAY, index), minC: 8, maxC: 18 }));
const WEATHER = makeWeather({ days });
const { daily, business } = CATEGORY_ID;
const plan = (from: string, categoryIds: (typeof daily | typeof business)[], hour = 9, weather = WEATHER) =>
  getTripDays(weather, { from, categoryIds }, kstEpochMs(TODAY, hour));

describe('the days of a trip', () => {
  it('have the forecast by hour, then hours composed from the days, then what is usual', () => {
    const bases = plan(addDays(TODAY, 1), [daily, daily, daily]).map(({ basis }) => basis);
    expect(bases).toEqual(['hourly', 'daily', 'daily']);
    expect(plan(addDays(TODAY, 9), [daily, daily]).map(({ basis }) => basis)).toEqual(['daily', 'usual']);
  });

  it('have the hours that count for their categories', () => {
    const [first, second] = plan(addDays(TODAY, 3), [business, daily]);
    expect(first!.hours.map(({ epochMs }) => kstHour(epochMs))).toEqual([7, 8, 12, 18, 19, 20]);
    expect(second!.hours.map(({ epochMs }) => kstHour(epochMs)).at(-1)).toBe(21);
  });

  it('leave out days and hours that have passed', () => {
    const planned = plan(addDays(TODAY, -1), [daily, daily, daily], 15);
    expect(planned.map(({ date }) => date)).toEqual([TODAY, addDays(TODAY, 1)]);
    expect(kstHour(planned[0]!.hours[0]!.epochMs)).toBe(15);
    expect(plan(addDays(TODAY, -3), [daily, daily])).toEqual([]);
  });

  it('move what is usual in Seoul by how much the forecast of the place differs from it', () => {
    const warmer = makeWeather({ days: days.map((day) => ({ ...day, minC: day.minC! + 6, maxC: day.maxC! + 6 })) });
    const mean = (weather = WEATHER) => {
      const { hours } = plan(addDays(TODAY, 10), [daily], 9, weather)[0]!;
      return hours.reduce((sum, { temperatureC }) => sum + temperatureC, 0) / hours.length;
    };
    expect(mean(warmer) - mean()).toBeCloseTo(6);
  });

  it('are usual if even the weather of the cell is', () => {
    const unknown = makeWeather({ days, weather: { source: { ...WEATHER.source, usual: true } } });
    expect(plan(addDays(TODAY, 1), [daily], 9, unknown)[0]!.basis).toBe('usual');
  });
});
