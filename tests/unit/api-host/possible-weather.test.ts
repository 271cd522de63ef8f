import { CATEGORY_ID } from '@/lib/contract/category';
import { removeInvalidValues } from '@/lib/api-host/weather/remove-invalid-values';
import { presentMidTerms, presentPosition } from '@/lib/api-host/weather/present';
import { ProviderError } from '@/lib/api-host/weather/provider-error';
import { kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { makeDay, makeHour, makeWeather, type HourOverrides } from '@/tests/support/weather-factory';

const NOON = 12;
const NOON_MS = kstEpochMs('2023-11-21', NOON);
const NOW_MS = kstEpochMs('2023-11-21', 9, 30);
const weatherWith = (noon: HourOverrides) => makeWeather({ each: (hour) => (hour === NOON ? noon : {}) });
const atNoon = (noon: HourOverrides) =>
  removeInvalidValues(weatherWith(noon)).hours.find(({ epochMs }) => epochMs === NOON_MS);

/** Everything that is made from weather. */
function useIt(weather: ReturnType<typeof makeWeather>): void {
  presentPosition(weather, { nowMs: NOW_MS, stale: false, pending: false });
  presentMidTerms(weather, { nowMs: NOW_MS, stale: false, pending: false });
  recommend({
    weather,
    nowMs: NOW_MS,
    categoryId: CATEGORY_ID.daily,
    gender: 'MALE',
    outfits: OUTFITS,
    garments: garmentById,
    seed: '',
  });
}

describe('what a provider says that cannot be', () => {
  it.each<[keyof HourOverrides, number, number]>([
    ['humidityPct', -1, 0],
    ['humidityPct', 101, 100],
    ['windSpeedMps', -0.1, 0],
    ['windSpeedMps', 81, 80],
    ['solarWm2', -5, 0],
    ['solarWm2', 1_501, 1_500],
    ['humidityPct', NaN, 55],
  ])('%s %d is not known, while %d is', (field, impossible, possible) => {
    expect(atNoon({ [field]: impossible })?.[field]).toBeNull();
    expect(atNoon({ [field]: possible })?.[field]).toBe(possible);
  });

  it('is a negative amount of rain or snow', () => {
    const falling = { kind: 'rain', amountMm: -1, snowCm: -0.5 } as const;
    expect(atNoon({ precipitation: falling })?.precipitation).toMatchObject({
      kind: 'rain',
      amountMm: null,
      snowCm: null,
    });
    const days = [makeDay({ precipitation: falling, minC: -51, maxC: 56 })];
    expect(removeInvalidValues(makeWeather({ days })).days[0]).toMatchObject({
      minC: null,
      maxC: null,
      precipitation: { amountMm: null, snowCm: null },
    });
  });

  it.each([-50.1, 55.1, 900, -999, NaN])('takes an hour with it: %d °C', (temperatureC) => {
    expect(atNoon({ temperatureC })).toBeUndefined();
    expect(removeInvalidValues(weatherWith({ temperatureC })).hours).toHaveLength(47);
  });

  it('keeps the ends of what can be', () => {
    expect(atNoon({ temperatureC: -50 })).toBeDefined();
    expect(atNoon({ temperatureC: 55 })).toBeDefined();
  });

  it('leaves the present to its hour of the forecast', () => {
    const now = makeHour({ epochMs: NOW_MS, temperatureC: 99 });
    const { now: found } = removeInvalidValues(
      makeWeather({ each: (hour) => ({ temperatureC: hour }), weather: { now } }),
    );
    expect(found.temperatureC).toBe(9);
  });

  it('is all of it: then the provider has failed', () => {
    expect(() => removeInvalidValues(makeWeather({ each: () => ({ temperatureC: 60 }) }))).toThrow(ProviderError);
  });

  it('never reaches the screens or the choice of outfits', () => {
    const nonsense: HourOverrides[] = [
      { temperatureC: 60 },
      { humidityPct: 250, windSpeedMps: -9, solarWm2: 9_999 },
      { windSpeedMps: 500, precipitation: { kind: 'rain', amountMm: -99 } },
    ];
    const weather = makeWeather({ each: (hour) => (hour > 9 ? (nonsense[hour % 3] ?? {}) : {}) });
    expect(() => useIt(weather)).toThrow();
    expect(() => useIt(removeInvalidValues(weather))).not.toThrow();
  });
});
