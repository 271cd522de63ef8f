import { presentPosition } from '@/lib/api-host/weather/present';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { CATEGORY_ID } from '@/lib/contract/category';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { DEFAULT_PLACE } from '@/lib/domain/place';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { getSuitability } from '@/lib/domain/recommendation/suitability';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { getOutfitClo } from '@/lib/domain/wardrobe/insulation';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import { formatSuitableRange } from '@/lib/domain/weather/suitable-range';
import { KO } from '@/lib/messages/ko/messages';

const DAILY = OUTFITS.filter(({ categoryIds }) => categoryIds[0] === CATEGORY_ID.daily);

describe('the temperature range that suits an outfit', () => {
  it('exists for every outfit and spans some degrees', () => {
    for (const outfit of OUTFITS) {
      const { fromC, untilC } = getSuitability(outfit, garmentById);
      expect([outfit.id, fromC === null && untilC === null]).toEqual([outfit.id, false]);
      if (fromC !== null && untilC !== null) expect(untilC - fromC).toBeGreaterThanOrEqual(1);
    }
  });

  it('is colder for more insulation', () => {
    const middle = (outfit: (typeof OUTFITS)[number]) => {
      const { fromC, untilC } = getSuitability(outfit, garmentById);
      return ((fromC ?? -25) + (untilC ?? 40)) / 2;
    };
    const byWarmth = [...DAILY].sort((a, b) => getOutfitClo(a) - getOutfitClo(b)).map(middle);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const [light, medium, warm] = [0, 1, 2].map((third) =>
      mean(byWarmth.slice((third * byWarmth.length) / 3, ((third + 1) * byWarmth.length) / 3)),
    );
    expect(light).toBeGreaterThan(medium! + 5);
    expect(medium).toBeGreaterThan(warm! + 5);
  });

  it('matches the days on which the outfit is chosen first, and seldom others', () => {
    const days = Array.from({ length: 52 }, (_, week) => addDays('2026-01-05', week * 7));
    let [chosen, chosenAndGood, good, asked] = [0, 0, 0, 0];
    for (const date of days) {
      const nowMs = kstEpochMs(date, 7);
      const weather = getRecordedWeather(DEFAULT_PLACE.cell, nowMs);
      const { forecasts } = presentPosition(weather, { stale: false, pending: false, nowMs });
      const awake = forecasts.filter((hour) => hour.date === date && hour.time <= '2100');
      const meanC = awake.reduce((sum, { temperature }) => sum + temperature, 0) / awake.length;
      const isWet = awake.some(({ pty }) => pty !== null && pty >= 1 && pty <= 4);
      const isGood = (outfit: (typeof OUTFITS)[number]) => {
        const { fromC, untilC, rain } = getSuitability(outfit, garmentById);
        return meanC >= (fromC ?? -Infinity) && meanC <= (untilC ?? Infinity) && (rain || !isWet);
      };
      const question = {
        categoryId: CATEGORY_ID.daily,
        gender: 'FEMALE',
        outfits: OUTFITS,
        garments: garmentById,
        messages: KO,
      } as const;
      for (const { outfit } of recommend({ ...question, weather, nowMs, seed: '', count: 3 }).outfits) {
        chosen += 1;
        chosenAndGood += Number(isGood(outfit));
      }
      asked += DAILY.length;
      good += DAILY.filter(isGood).length;
    }
    expect(chosenAndGood / chosen).toBeGreaterThan(0.68);
    expect(good / asked).toBeLessThan(0.3);
  });
});

describe('the range in words', () => {
  it.each([
    [5, 12, '5°~12°'],
    [-3, 4, '−3°~4°'],
    [4, 4, '4°'],
    [27, null, '27° 이상'],
    [null, -8, '−8° 이하'],
    [null, null, null],
  ])('formats %p to %p as %p', (fromC, untilC, words) => {
    expect(formatSuitableRange({ fromC, untilC, rain: true }, KO.suitableRange)).toBe(words);
  });
});
