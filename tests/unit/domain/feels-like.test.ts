import { ComfortError } from '@/lib/domain/comfort/comfort-error';
import { getFeelsLikeC, getHourFeelsLikeC } from '@/lib/domain/comfort/feels-like';
import { kstEpochMs } from '@/lib/domain/kst';

const air = (temperatureC: number, humidityPct: number | null, windSpeedMps: number | null) => ({
  temperatureC,
  humidityPct,
  windSpeedMps,
});

describe('the feels-like temperature in summer', () => {
  it.each([
    [35, 55, 34.97],
    [35, 30, 32.04],
  ])('for %d °C at %d %% is %d °C', (temperature, humidity, expected) => {
    expect(getFeelsLikeC(air(temperature, humidity, 3), 8)).toBeCloseTo(expected, 2);
  });

  it('rises by about one degree per ten per cent of humidity, as KMA describes', () => {
    const step = getFeelsLikeC(air(33, 65, 2), 7) - getFeelsLikeC(air(33, 55, 2), 7);
    expect(step).toBeGreaterThan(0.8);
    expect(step).toBeLessThan(1.3);
  });

  it('equals the temperature if humidity is unknown', () => {
    expect(getFeelsLikeC(air(31, null, 2), 7)).toBe(31);
  });
});

describe('the feels-like temperature in winter', () => {
  // Wind chill index of Environment Canada and the US weather service (2001), whole degrees, wind in km/h.
  it.each([
    [0, 10, -3],
    [0, 30, -6],
    [-5, 20, -12],
    [-10, 20, -18],
    [-10, 40, -21],
    [-20, 30, -33],
    [-25, 10, -33],
    [5, 5, 4],
  ])('for %d °C with %d km/h of wind is %d °C', (temperature, windKmh, expected) => {
    expect(Math.round(getFeelsLikeC(air(temperature, 50, windKmh / 3.6), 1))).toBe(expected);
  });

  it('equals the temperature above 10 °C, in still air, and if the wind is unknown', () => {
    expect(getFeelsLikeC(air(10.1, 50, 9), 1)).toBe(10.1);
    expect(getFeelsLikeC(air(-4, 50, 1.2), 1)).toBe(-4);
    expect(getFeelsLikeC(air(-4, 50, null), 1)).toBe(-4);
  });

  it("uses the season in Korea, not the machine's time zone", () => {
    const april = { ...air(25, 90, 5), epochMs: kstEpochMs('2023-04-30', 23) };
    expect(getHourFeelsLikeC(april)).toBe(25);
    expect(getHourFeelsLikeC({ ...april, epochMs: kstEpochMs('2023-05-01', 0) })).toBeGreaterThan(26);
  });
});

describe('a measurement out of range', () => {
  it.each([
    [air(Number.NaN, 50, 1), 'temperatureC'],
    [air(60, 50, 1), 'temperatureC'],
    [air(20, 101, 1), 'humidityPct'],
    [air(20, 50, -1), 'windSpeedMps'],
    [air(20, 50, Number.POSITIVE_INFINITY), 'windSpeedMps'],
  ])('throws an error that names %2$s for %1$j', (bad, quantity) => {
    expect(() => getFeelsLikeC(bad, 1)).toThrow(ComfortError);
    expect(() => getFeelsLikeC(bad, 1)).toThrow(quantity);
  });
});
