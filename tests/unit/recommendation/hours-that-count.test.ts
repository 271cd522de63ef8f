import { kstDate, kstEpochMs, kstHour } from '@/lib/domain/kst';
import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import type { EventTypeId } from '@/lib/domain/wardrobe/wardrobe';
import { makeWeather } from '@/tests/support/weather-factory';

const at = (hour: number, minute = 0) => kstEpochMs('2023-11-21', hour, minute);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function asked(hour: number, eventTypeId: EventTypeId, minute = 0) {
  const { day, date, hours } = hoursThatCount(makeWeather({ hour }), at(hour, minute), eventTypeId);
  expect(hours.every(({ epochMs }) => kstDate(epochMs) === date || kstHour(epochMs) < 3)).toBe(true);
  return [day, hours.map(({ epochMs }) => kstHour(epochMs))];
}

describe('the hours that count', () => {
  it.each<[string, EventTypeId, number, 'today' | 'tomorrow', number[]]>([
    ['daily in the morning', 2, 9, 'today', numbers(9, 21)],
    ['daily early', 2, 5, 'today', numbers(5, 21)],
    ['daily in the night', 2, 2, 'today', numbers(7, 21)],
    ['daily at nine in the evening', 2, 21, 'today', [21]],
    ['daily at ten', 2, 22, 'tomorrow', numbers(7, 21)],
    ['business in the morning', 1, 6, 'today', [7, 8, 12, 18, 19, 20]],
    ['business after lunch', 1, 13, 'today', [18, 19, 20]],
    ['business late', 1, 21, 'tomorrow', [7, 8, 12, 18, 19, 20]],
    ['a date in the morning', 4, 8, 'today', numbers(11, 21)],
    ['a date in the afternoon', 4, 15, 'today', numbers(15, 21)],
    ['activity now', 3, 17, 'today', numbers(17, 20)],
    ['activity in the evening', 3, 21, 'today', [21, 22, 23, 0]],
    ['activity late', 3, 22, 'tomorrow', numbers(7, 10)],
  ])('of %s', (_, eventTypeId, hour, day, expected) => {
    expect(asked(hour, eventTypeId)).toEqual([day, expected]);
  });

  it('are the same at the first and at the last minute of an hour', () => {
    expect(asked(21, 2, 59)).toEqual(asked(21, 2, 0));
  });

  it('are tomorrow at 23:50', () => {
    expect(hoursThatCount(makeWeather({ hour: 23 }), at(23, 50), 2)).toMatchObject({
      day: 'tomorrow',
      date: '2023-11-22',
    });
  });

  it('begin with what is observed now', () => {
    const weather = makeWeather({ hour: 9, weather: {} });
    const observed = { ...weather, now: { ...weather.now, temperatureC: -4 } };
    expect(hoursThatCount(observed, at(9, 20), 2).hours[0]?.temperatureC).toBe(-4);
  });

  it('take the nearest hour of a forecast that comes three-hourly', () => {
    const weather = makeWeather({ hour: 21, each: (hour) => ({ temperatureC: hour }) });
    const sparse = { ...weather, hours: weather.hours.filter(({ epochMs }) => kstHour(epochMs) % 3 === 0) };
    const { hours } = hoursThatCount(sparse, at(21), 1);
    expect(hours.map(({ epochMs }) => kstHour(epochMs))).toEqual([7, 8, 12, 18, 19, 20]);
    expect(hours.map(({ temperatureC }) => temperatureC)).toEqual([30, 33, 36, 42, 42, 45]);
  });

  it('are the present where nothing else is known', () => {
    const weather = makeWeather({ hour: 22, weather: { hours: [] } });
    const { hours } = hoursThatCount(weather, at(22), 2);
    expect(hours.map(({ epochMs }) => epochMs)).toEqual([at(22)]);
  });
});
