import { addDays, kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import { completeDay, isComposedAt, isDayKnown } from '@/lib/domain/weather/complete-day';
import { composeWeatherMessage } from '@/lib/domain/weather/message';
import type { DayHalf } from '@/lib/domain/weather/weather';
import { getMessages } from '@/lib/messages/get-messages';
import { makeDay, makeWeather } from '@/tests/support/weather-factory';

const TODAY = '2023-11-21';
const LATER = '2023-11-28';
const DRY = { kind: 'none', amountMm: 0, snowCm: 0, probabilityPct: 10 } as const;
const RAIN = { kind: 'rain', amountMm: 6, snowCm: 0, probabilityPct: 80 } as const;
const half = (precipitation: DayHalf['precipitation'], others: Partial<DayHalf> = {}): DayHalf => ({
  ...{ sky: 'overcast', cloudCoverPct: null, precipitation },
  ...others,
});

const days = (later: Parameters<typeof makeDay>[0] = {}) =>
  Array.from({ length: 10 }, (_, index) => addDays(TODAY, index)).map((date, index) =>
    makeDay({ date, minC: index, maxC: index + 10, ...(date === LATER && later) }),
  );
const weatherOf = (later: Parameters<typeof makeDay>[0] = {}) => makeWeather({ days: days(later) });
const hoursOf = (weather = weatherOf()) =>
  completeDay(weather, LATER).hours.filter(({ epochMs }) => kstDate(epochMs) === LATER);

describe('a day beyond the hourly forecast', () => {
  it('has 24 hours between its extremes, coldest at six and warmest at three in the afternoon', () => {
    const temperatures = hoursOf().map(({ temperatureC }) => temperatureC);
    expect(temperatures).toHaveLength(24);
    expect([Math.min(...temperatures), temperatures.indexOf(7)]).toEqual([7, 6]);
    expect([Math.max(...temperatures), temperatures.indexOf(17)]).toEqual([17, 15]);
    expect(temperatures.slice(6, 16)).toEqual([...temperatures.slice(6, 16)].sort((a, b) => a - b));
  });

  it('joins its neighbours without a jump at midnight', () => {
    const weather = completeDay(completeDay(weatherOf(), LATER), addDays(LATER, 1));
    const at = (hour: number) =>
      weather.hours.find(({ epochMs }) => epochMs === kstEpochMs(LATER, hour))?.temperatureC ?? NaN;
    expect(Math.abs(at(24) - at(23))).toBeLessThan(1.5);
  });

  it('has the rain, sky and wind of each half', () => {
    const hours = hoursOf(
      weatherOf({ halves: [half(DRY, { sky: 'clear', windSpeedMps: 2 }), half(RAIN, { windSpeedMps: 5 })] }),
    );
    expect(new Set(hours.slice(0, 12).map(({ precipitation }) => precipitation.kind))).toEqual(new Set(['none']));
    expect(hours.slice(12).reduce((sum, { precipitation }) => sum + precipitation.amountMm!, 0)).toBeCloseTo(6);
    expect(hours.map(({ sky, windSpeedMps }) => [sky, windSpeedMps]).filter((_, hour) => hour % 12 === 0)).toEqual([
      ['clear', 2],
      ['overcast', 5],
    ]);
  });

  it('is dry if rain is unlikely, and keeps its probability', () => {
    const [hour] = hoursOf(weatherOf({ precipitation: { ...RAIN, probabilityPct: 30 } }));
    expect(hour?.precipitation).toEqual({ kind: 'none', amountMm: 0, snowCm: 0, probabilityPct: 30 });
  });

  it('has no thunder at a certain hour', () => {
    expect(hoursOf(weatherOf({ lightning: true, wmoCode: 95, precipitation: RAIN }))[0]).toMatchObject({
      lightning: null,
      wmoCode: null,
    });
  });

  it('keeps the hours that are known, also three-hourly ones', () => {
    const weather = weatherOf();
    const sparse = { ...weather, hours: weather.hours.filter(({ epochMs }) => kstHour(epochMs) % 3 === 0) };
    expect(completeDay(sparse, TODAY)).toBe(sparse);
    const partly = completeDay(
      makeWeather({ days: days(), until: 36, each: () => ({ temperatureC: 3 }) }),
      '2023-11-22',
    );
    const temperatures = partly.hours.slice(24).map(({ temperatureC }) => temperatureC);
    expect([temperatures.length, temperatures[11], temperatures[12]]).toEqual([23, 3, expect.any(Number)]);
    expect(completeDay(partly, '2023-11-22')).toBe(partly);
  });

  it('stays without hours if its extremes are unknown', () => {
    const weather = weatherOf({ minC: null });
    expect(completeDay(weather, LATER)).toBe(weather);
    expect([isDayKnown(weather, LATER), isDayKnown(weather, TODAY), isDayKnown(weather, addDays(TODAY, 10))]).toEqual([
      ...[false, true, false],
    ]);
  });

  it('has a headline that names the half of the day instead of an hour', () => {
    const weather = completeDay(weatherOf({ halves: [half(DRY), half(RAIN)] }), LATER);
    expect(isComposedAt(weather, kstEpochMs(LATER, 12))).toBe(true);
    const [korean, english] = (['ko', 'en'] as const).map((language) =>
      composeWeatherMessage(weather, kstEpochMs(TODAY, 9), getMessages(language), LATER),
    );
    expect(korean).toMatch(/오후/);
    expect(korean).not.toMatch(/\d/);
    expect(english).toMatch(/the afternoon/);
  });

  it('is compared with the day before', () => {
    const weather = completeDay(weatherOf({ minC: -2, maxC: 5 }), LATER);
    expect(composeWeatherMessage(weather, kstEpochMs(TODAY, 9), getMessages('ko'), LATER)).toMatch(/전날보다/);
  });
});
