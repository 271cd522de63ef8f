import { CATEGORY_ID } from '@/lib/contract/category';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { getReplacementShoes } from '@/lib/domain/recommendation/wet-shoes';
import { makeHour } from '@/tests/support/weather-factory';

const DRY = { wettingSnow: false, heavyRain: false };
const { daily, activity } = CATEGORY_ID;

describe('advised shoes in rain and snow', () => {
  it.each([
    ['rain boots where it pours and water comes in', { ...DRY, heavyRain: true }, daily, 'rain-boots'],
    ['other shoes where enough snow falls', { ...DRY, wettingSnow: true }, daily, 'waterproof-shoes'],
    ['rain boots where it does both', { wettingSnow: true, heavyRain: true }, daily, 'rain-boots'],
    ['no rain boots for sport', { ...DRY, heavyRain: true }, activity, null],
    ['dry shoes for sport in snow', { wettingSnow: true, heavyRain: true }, activity, 'waterproof-shoes'],
    ['nothing on a dry day', DRY, daily, null],
  ])('are %s', (_, ground, category, told) => {
    expect(getReplacementShoes({ waterproofShoes: false }, ground, category)).toBe(told);
    expect(getReplacementShoes({ waterproofShoes: true }, ground, category)).toBeNull();
  });
});

const OUTDOORS = { temperatureC: -1, feelsLikeC: -3, humidityPct: 80, windSpeedMps: 2, solarWm2: 0, raining: false };

it.each([
  ['0.2 mm of water', 2, { amountMm: 0.1, snowCm: 0 }, false],
  ['1 mm of water', 2, { amountMm: 0.5, snowCm: null }, true],
  ['0.9 cm of snow', 3, { amountMm: 0, snowCm: 0.3 }, false],
  ['1 cm of snow', 2, { amountMm: null, snowCm: 0.5 }, true],
  ['an unknown amount of snow', 1, { amountMm: null, snowCm: null }, true],
])('%s wets shoes only if it lies or wets', (_, count, amount, isWet) => {
  const precipitation = { kind: 'snow', probabilityPct: 80, ...amount } as const;
  const hours = Array.from({ length: count }, () => makeHour({ precipitation }));
  const { snow, wettingSnow } = getDemands(
    hours,
    hours.map(() => OUTDOORS),
  );
  expect({ snow, wettingSnow }).toEqual({ snow: true, wettingSnow: isWet });
});
