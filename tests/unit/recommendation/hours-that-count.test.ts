import { kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import { getRelevantHours } from '@/lib/domain/recommendation/relevant-hours';
import { getRelevantWeather } from '@/lib/domain/recommendation/relevant-weather';
import { CATEGORY_ID, type CategoryId } from '@/lib/contract/category';
import { makeWeather, type HourOverrides } from '@/tests/support/weather-factory';

const at = (hour: number, minute = 0) => kstEpochMs('2023-11-21', hour, minute);
const CLOUDBURST: HourOverrides = { precipitation: { kind: 'rain', amountMm: 20, probabilityPct: 90 } };
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function asked(hour: number, categoryId: CategoryId, minute = 0) {
  const { day, date, hours } = getRelevantWeather(makeWeather({ hour }), at(hour, minute), categoryId);
  expect(hours.every(({ epochMs }) => kstDate(epochMs) === date || kstHour(epochMs) < 3)).toBe(true);
  return [day, hours.map(({ epochMs }) => kstHour(epochMs))];
}

describe('the relevant hours', () => {
  it.each<[string, CategoryId, number, 'today' | 'tomorrow', number[]]>([
    ['daily in the morning', CATEGORY_ID.daily, 9, 'today', numbers(9, 21)],
    ['daily early', CATEGORY_ID.daily, 5, 'today', numbers(5, 21)],
    ['daily in the night', CATEGORY_ID.daily, 2, 'today', numbers(7, 21)],
    ['daily at nine in the evening', CATEGORY_ID.daily, 21, 'today', [21]],
    ['daily at ten', CATEGORY_ID.daily, 22, 'tomorrow', numbers(7, 21)],
    ['business in the morning', CATEGORY_ID.business, 6, 'today', [7, 8, 12, 18, 19, 20]],
    ['business after lunch', CATEGORY_ID.business, 13, 'today', [18, 19, 20]],
    ['business late', CATEGORY_ID.business, 21, 'tomorrow', [7, 8, 12, 18, 19, 20]],
    ['a date in the morning', CATEGORY_ID.date, 8, 'today', numbers(11, 21)],
    ['a date in the afternoon', CATEGORY_ID.date, 15, 'today', numbers(15, 21)],
    ['activity now', CATEGORY_ID.activity, 17, 'today', numbers(17, 20)],
    ['activity in the evening', CATEGORY_ID.activity, 21, 'today', [21, 22, 23, 0]],
    ['activity late', CATEGORY_ID.activity, 22, 'tomorrow', numbers(7, 10)],
  ])('of %s', (_, categoryId, hour, day, expected) => {
    expect(asked(hour, categoryId)).toEqual([day, expected]);
  });

  it('are the same at the first and at the last minute of an hour', () => {
    expect(asked(21, CATEGORY_ID.daily, 59)).toEqual(asked(21, CATEGORY_ID.daily, 0));
  });

  it('are tomorrow at 23:50', () => {
    expect(getRelevantWeather(makeWeather({ hour: 23 }), at(23, 50), CATEGORY_ID.daily)).toMatchObject({
      day: 'tomorrow',
      date: '2023-11-22',
    });
  });

  it.each([
    ['2023-11-21', 'today', 10, 12],
    ['2023-11-22', 'tomorrow', 7, 15],
    ['2023-11-30', 'later', 7, 15],
  ] as const)('of the date %s are %s', (date, day, first, count) => {
    const hours = getRelevantHours(at(10), CATEGORY_ID.daily, { day: date });
    expect(hours).toMatchObject({ day, date, isOver: false });
    expect(hours.hours.map(({ epochMs }) => epochMs)).toEqual(
      Array.from({ length: count }, (_, index) => kstEpochMs(date, first + index)),
    );
  });

  it('begin with the current observation', () => {
    const weather = makeWeather({ hour: 9, weather: {} });
    const observed = { ...weather, now: { ...weather.now, temperatureC: -4 } };
    expect(getRelevantWeather(observed, at(9, 20), CATEGORY_ID.daily).hours[0]?.temperatureC).toBe(-4);
  });

  it('use the nearest hour of a three-hourly forecast', () => {
    const weather = makeWeather({ hour: 21, each: (hour) => ({ temperatureC: hour }) });
    const sparse = { ...weather, hours: weather.hours.filter(({ epochMs }) => kstHour(epochMs) % 3 === 0) };
    const { hours } = getRelevantWeather(sparse, at(21), CATEGORY_ID.business);
    expect(hours.map(({ epochMs }) => kstHour(epochMs))).toEqual([7, 8, 12, 18, 19, 20]);
    expect(hours.map(({ temperatureC }) => temperatureC)).toEqual([30, 33, 36, 42, 42, 45]);
  });

  it('are spent indoors in thunder, a cloudburst and wind of 21 m/s', () => {
    const each = (hour: number): HourOverrides =>
      hour === 10 ? { lightning: true } : hour === 12 ? { windSpeedMps: 21 } : hour === 14 ? CLOUDBURST : {};
    const { hours, plannedHours } = getRelevantWeather(makeWeather({ hour: 9, each }), at(9), CATEGORY_ID.daily);
    expect(plannedHours.map(({ epochMs }) => kstHour(epochMs))).toEqual(numbers(9, 21));
    expect(hours.map(({ epochMs }) => kstHour(epochMs))).toEqual([9, 11, 13, ...numbers(15, 21)]);
  });

  it('are the current hour if nothing else is known', () => {
    const weather = makeWeather({ hour: 22, weather: { hours: [] } });
    const { hours } = getRelevantWeather(weather, at(22), CATEGORY_ID.daily);
    expect(hours.map(({ epochMs }) => epochMs)).toEqual([at(22)]);
  });
});
