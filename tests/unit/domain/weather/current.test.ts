import { kstEpochMs } from '@/lib/domain/kst';
import { getCurrentHour, getDifferenceFromYesterdayC, listHoursAhead } from '@/lib/domain/weather/current';
import { summarisePrecipitationToday, getTemperatureRange } from '@/lib/domain/weather/day';
import { makeDay, makeHour, makeWeather } from '@/tests/support/weather-factory';

const at = (hour: number, minute = 0) => kstEpochMs('2023-11-21', hour, minute);

describe('the current hour', () => {
  const nowcast = makeHour({
    epochMs: at(9),
    temperatureC: -0.3,
    sky: null,
    precipitation: { kind: null, amountMm: null, probabilityPct: null },
  });
  const weather = makeWeather({
    each: () => ({
      temperatureC: 2,
      sky: 'overcast',
      precipitation: { kind: 'snow', amountMm: 1, probabilityPct: 70 },
    }),
    weather: { now: nowcast },
  });

  it('has observed values, and forecast values where the observation has none', () => {
    expect(getCurrentHour(weather, at(9, 50))).toMatchObject({
      temperatureC: -0.3,
      sky: 'overcast',
      precipitation: { kind: 'snow', amountMm: 1, probabilityPct: 70 },
    });
  });

  it('has observed precipitation with the forecast probability', () => {
    const dry = {
      ...weather,
      now: { ...nowcast, precipitation: { ...nowcast.precipitation, kind: 'none' as const } },
    };
    expect(getCurrentHour(dry, at(9)).precipitation).toMatchObject({
      kind: 'none',
      amountMm: null,
      probabilityPct: 70,
    });
  });

  it('uses the forecast once the observation is two hours old', () => {
    expect(getCurrentHour(weather, at(10, 59)).temperatureC).toBe(-0.3);
    expect(getCurrentHour(weather, at(11)).temperatureC).toBe(2);
  });

  it('is the newest known hour if the forecast does not cover it', () => {
    expect(getCurrentHour({ ...weather, hours: [] }, at(20))).toMatchObject({
      temperatureC: -0.3,
      epochMs: at(20),
    });
  });

  it('comes first in the hours ahead, which continue past midnight', () => {
    const hours = listHoursAhead(weather, at(23, 50), 4).map(({ epochMs }) => epochMs);
    expect(hours).toEqual([at(23), at(24), at(25), at(26)]);
  });
});

describe('the difference from yesterday', () => {
  it('compares the same hours', () => {
    const weather = makeWeather({ from: -24, each: (hour) => ({ temperatureC: hour < 0 ? 3 : -2 }) });
    expect(getDifferenceFromYesterdayC(weather, at(9, 30))).toBe(-5);
  });

  it('is unknown without yesterday', () => {
    expect(getDifferenceFromYesterdayC(makeWeather(), at(9))).toBeNull();
  });
});

const TODAY = '2023-11-21';

describe('the range of a day', () => {
  it('is the daily forecast, extended by the known hours', () => {
    const weather = makeWeather({ each: (hour) => ({ temperatureC: hour }), until: 19, days: [makeDay()] });
    expect(getTemperatureRange(weather, at(9), TODAY)).toEqual({ minC: 0, maxC: 18 });
  });

  it("contains tomorrow's displayed hours", () => {
    const days = [makeDay({ date: '2023-11-22', minC: 2, maxC: 5 })];
    const each = (hour: number) => ({ temperatureC: hour === 27 ? 1 : 4 });
    expect(getTemperatureRange(makeWeather({ each, days, until: 48 }), at(9), '2023-11-22')).toEqual({
      minC: 1,
      maxC: 5,
    });
  });

  it('comes from the hours if the daily forecast lacks it and nearly all hours are known', () => {
    const days = [makeDay({ minC: null, maxC: null })];
    const each = (hour: number) => ({ temperatureC: hour - 5 });
    expect(getTemperatureRange(makeWeather({ each, days }), at(9), TODAY)).toEqual({ minC: -5, maxC: 18 });
    expect(getTemperatureRange(makeWeather({ each, days, from: 9 }), at(9), TODAY)).toEqual({ minC: null, maxC: null });
  });
});

describe("today's precipitation", () => {
  const dayless = { days: [] };
  it('is the sum of the hours', () => {
    const weather = makeWeather({
      ...dayless,
      each: () => ({ precipitation: { kind: 'rain', amountMm: 0.5 } }),
    });
    expect(summarisePrecipitationToday(weather, at(9))).toEqual({ kind: 'rain', amountMm: 12, snowCm: null });
  });

  it.each([
    ['snow', 'flurries', 'snow'],
    ['rain', 'snow', 'mixed'],
    ['sleet', 'none', 'mixed'],
    ['none', 'none', 'none'],
    [null, null, null],
    ['drizzle', null, 'rain'],
  ] as const)('of %s and %s is %s', (morning, evening, kind) => {
    const each = (hour: number) => ({ precipitation: { kind: hour < 12 ? morning : evening } });
    expect(summarisePrecipitationToday(makeWeather({ ...dayless, each }), at(9)).kind).toBe(kind);
  });

  it('prefers the daily sum of the forecast', () => {
    const days = [makeDay({ precipitation: { amountMm: 31, snowCm: 0 } })];
    const weather = makeWeather({ days, each: () => ({ precipitation: { kind: 'rain', amountMm: 1 } }) });
    expect(summarisePrecipitationToday(weather, at(9))).toMatchObject({ kind: 'rain', amountMm: 31, snowCm: 0 });
  });
});
