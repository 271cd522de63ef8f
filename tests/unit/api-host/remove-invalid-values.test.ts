import { CATEGORY_ID } from '@/lib/contract/category';
import { removeInvalidValues } from '@/lib/api-host/weather/remove-invalid-values';
import { presentMidTerms, presentPosition } from '@/lib/api-host/weather/present';
import { ProviderError } from '@/lib/api-host/weather/provider-error';
import { kstEpochMs } from '@/lib/domain/kst';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { KO } from '@/lib/messages/ko/messages';
import { makeDay, makeHour, makeWeather, type HourOverrides } from '@/tests/support/weather-factory';

const NOON = 12;
const NOON_MS = kstEpochMs('2023-11-21', NOON);
const NOW_MS = kstEpochMs('2023-11-21', 9, 30);
const weatherWith = (noon: HourOverrides) => makeWeather({ each: (hour) => (hour === NOON ? noon : {}) });
const atNoon = (noon: HourOverrides) =>
  removeInvalidValues(weatherWith(noon)).hours.find(({ epochMs }) => epochMs === NOON_MS);

/** Everything that is derived from weather. */
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
    messages: KO,
    seed: '',
  });
}

describe('impossible provider data', () => {
  it.each<[keyof HourOverrides, number, number]>([
    ['humidityPct', -1, 0],
    ['humidityPct', 101, 100],
    ['windSpeedMps', -0.1, 0],
    ['windSpeedMps', 81, 80],
    ['solarWm2', -5, 0],
    ['solarWm2', 1_501, 1_500],
    ['humidityPct', NaN, 55],
    ['uvIndex', 608_495_162_048_422_800, 14],
    ['uvIndex', -0.1, 0],
    ['pm10UgM3', 99_999, 2_712],
    ['pm25UgM3', 99_999, 600],
    ['cloudCoverPct', 101, 100],
    ['visibilityM', 5_000_000, 50_000],
    ['visibilityM', -1, 0],
  ])('drops %s %d but accepts %d', (field, impossible, possible) => {
    expect(atNoon({ [field]: impossible })?.[field]).toBeNull();
    expect(atNoon({ [field]: possible })?.[field]).toBe(possible);
  });

  it('drops negative amounts of rain or snow', () => {
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

  it('drops amounts that no hour or day can have', () => {
    const wet = (amountMm: number, snowCm: number) =>
      ({ kind: 'sleet', amountMm, snowCm, probabilityPct: 50 }) as const;
    expect(atNoon({ precipitation: wet(40_000, 999) })?.precipitation).toMatchObject({ amountMm: null, snowCm: null });
    expect(atNoon({ precipitation: wet(145, 40) })?.precipitation).toMatchObject({ amountMm: 145, snowCm: 40 });
    const days = [wet(40_000, 5_000), wet(870, 150)].map((precipitation) => makeDay({ precipitation }));
    expect(removeInvalidValues(makeWeather({ days })).days.map(({ precipitation }) => precipitation)).toMatchObject([
      { amountMm: null, snowCm: null },
      { amountMm: 870, snowCm: 150 },
    ]);
  });

  it.each([-50.1, 55.1, 900, -999, NaN])('drops the whole hour with %d °C', (temperatureC) => {
    expect(atNoon({ temperatureC })).toBeUndefined();
    expect(removeInvalidValues(weatherWith({ temperatureC })).hours).toHaveLength(47);
  });

  it('accepts the limits of the possible range', () => {
    expect(atNoon({ temperatureC: -50 })).toBeDefined();
    expect(atNoon({ temperatureC: 55 })).toBeDefined();
  });

  it('replaces the current conditions by the forecast of the hour', () => {
    const now = makeHour({ epochMs: NOW_MS, temperatureC: 99 });
    const { now: found } = removeInvalidValues(
      makeWeather({ each: (hour) => ({ temperatureC: hour }), weather: { now } }),
    );
    expect(found.temperatureC).toBe(9);
  });

  it('counts as a provider failure if nothing remains', () => {
    expect(() => removeInvalidValues(makeWeather({ each: () => ({ temperatureC: 60 }) }))).toThrow(ProviderError);
  });

  it('never reaches screens or the recommendation', () => {
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
