import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { HOUR_MS } from '@/lib/contract/durations';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { addDays, kstDate, kstEpochMs } from '@/lib/domain/kst';
import type { WeatherHour } from '@/lib/domain/weather/weather';

const SEOUL = toGridCell({ lat: 37.5714, lon: 126.9658 });

const at = (date: string, hour: number, minute = 0) => getRecordedWeather(SEOUL, kstEpochMs(date, hour, minute));
const today = (date: string) => at(date, 12).days[0]!;

describe('recorded weather', () => {
  it('is that of the same calendar day and hour, with its place and date', () => {
    const weather = at('2026-01-25', 7, 40);
    expect(weather.now).toMatchObject({ epochMs: kstEpochMs('2026-01-25', 7), temperatureC: -17 });
    expect(weather.source).toMatchObject({
      provider: 'recorded',
      recorded: { place: 'seoul', date: '2023-01-25' },
    });
  });

  it.each([
    ['the coldest morning', '2027-01-25', { minC: -17.2 }],
    ['the hottest afternoon', '2027-08-08', { maxC: 35.8 }],
  ])('contains %s', (_name, date, expected) => {
    expect(today(date)).toMatchObject(expected);
  });

  it('sums the precipitation of a day', () => {
    expect(today('2026-08-10').precipitation).toMatchObject({ kind: 'rain', amountMm: 85.2 });
    // 12.3 cm as sums of three hours; 12.2 cm lay on the ground in the end.
    expect(today('2026-12-30').precipitation.snowCm).toBeCloseTo(12.3, 1);
  });

  it('divides a winter measurement of three hours among the hours with snow', () => {
    const { hours } = at('2026-12-30', 12);
    const snowfall = [10, 11, 12].map((hour) => {
      const found = hours.find(({ epochMs }) => epochMs === kstEpochMs('2026-12-30', hour));
      return found!.precipitation;
    });
    expect(snowfall.map(({ kind }) => kind)).toEqual(['snow', 'snow', 'snow']);
    expect(snowfall.map(({ amountMm }) => amountMm)).toEqual([1.47, 1.47, 1.47]);
    expect(snowfall.map(({ snowCm }) => snowCm)).toEqual([2.27, 2.27, 2.27]);
  });

  it('keeps the annual sum when it divides amounts', () => {
    const dates = Array.from({ length: 365 }, (_, i) => addDays('2026-01-01', i));
    const amounts = dates.map((date) => today(date).precipitation.amountMm!);
    expect(amounts.reduce((a, b) => a + b)).toBeCloseTo(1598.8, 0);
  });

  it('has yellow dust on the recorded days', () => {
    expect(at('2026-03-24', 12).now.yellowDust).toBe(true);
    expect(at('2026-03-20', 12).now.yellowDust).toBe(false);
  });

  it('is null for values that were not recorded', () => {
    const unknown = { uvIndex: null, pm10UgM3: null, pm25UgM3: null, lightning: null, wmoCode: null };
    const { now, source } = at('2026-06-01', 12);
    expect(now).toMatchObject(unknown);
    expect(now.precipitation.probabilityPct).toBeNull();
    expect(source.airQuality).toBeNull();
    expect(source.issuedAtMs).toBeNull();
  });

  it('converts sunshine to W/m² and visibility to metres', () => {
    // 3 MJ/m² in the hour up to 11:00 on 28 July; visibility 2,000 x 10 m.
    expect(at('2026-07-28', 11).now).toMatchObject({ solarWm2: 833, visibilityM: 20_000, cloudCoverPct: 50 });
  });

  it('uses 28 February for the 29th', () => {
    expect(at('2028-02-29', 9).now.temperatureC).toBe(at('2028-02-28', 9).now.temperatureC);
    expect(at('2028-02-29', 9).source.recorded?.date).toBe('2023-02-28');
  });

  it('continues over the end of the year', () => {
    const { days, hours } = at('2026-12-31', 23, 50);
    expect(days.map(({ date }) => date).slice(0, 2)).toEqual(['2026-12-31', '2027-01-01']);
    expect(hours.find(({ epochMs }) => epochMs === kstEpochMs('2027-01-01', 0))?.temperatureC).toBe(0.9);
  });

  it('has 42 past hours, 120 coming hours and ten days on every day of two years, one of them a leap year', () => {
    const end = kstEpochMs('2029-01-01');
    for (let nowMs = kstEpochMs('2027-01-01'); nowMs < end; nowMs += 23 * HOUR_MS) {
      const { now, hours, days } = getRecordedWeather(SEOUL, nowMs + 59_000);
      const times = hours.map(({ epochMs }: WeatherHour) => epochMs);
      expect(now.epochMs).toBe(nowMs);
      // Comparing texts takes far less time than comparing lists.
      expect(times.join()).toBe(Array.from({ length: 42 + 1 + 120 }, (_, i) => nowMs + (i - 42) * HOUR_MS).join());
      const dates = Array.from({ length: 10 }, (_, i) => addDays(kstDate(nowMs), i));
      expect(days.map(({ date }) => date).join()).toBe(dates.join());
      expect(hours.every(({ temperatureC }) => Number.isFinite(temperatureC))).toBe(true);
    }
  });
});
