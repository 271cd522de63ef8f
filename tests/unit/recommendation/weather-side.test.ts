import { getWeatherSide } from '@/lib/domain/recommendation/weather-side';
import { makeDayWeather } from '@/tests/support/day-weather';

const side = (minC: number, maxC: number, hour = 7) =>
  getWeatherSide(makeDayWeather({ date: '2024-05-10', minC, maxC, hour }), '2024-05-10');

describe('the side of the weather', () => {
  it('is cold up to a mean of 20 °C over the waking hours, and warm from there on', () => {
    expect(side(10, 20)).toBe('cold');
    expect(side(18, 28)).toBe('warm');
  });

  it('does not change during the day', () => {
    for (const hour of [5, 9, 13, 17, 20]) expect(side(14, 25, hour)).toBe(side(14, 25));
  });

  it('is that of the current hour if the date is unknown', () => {
    const weather = makeDayWeather({ date: '2024-05-10', minC: 25, maxC: 30 });
    expect(getWeatherSide({ ...weather, hours: [] }, '2024-05-10')).toBe('warm');
  });
});
