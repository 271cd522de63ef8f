import { CATEGORY_IDS } from '@/lib/contract/category';
import fc from 'fast-check';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { getCellCentre } from '@/lib/domain/dfs-grid';
import { getDemands } from '@/lib/domain/recommendation/demands';
import { getRelevantWeather } from '@/lib/domain/recommendation/relevant-weather';
import { toOutdoorHour } from '@/lib/domain/recommendation/outdoor-hour';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { breaksDressRule, isSpoilt } from '@/lib/domain/recommendation/rules';
import { getTraits } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { PrecipitationKind } from '@/lib/domain/weather/weather';
import { KO } from '@/lib/messages/ko/messages';
import { makeDayWeather } from '@/tests/support/day-weather';

const KINDS: (PrecipitationKind | null)[] = ['none', 'none', 'rain', 'shower', 'snow', 'sleet', 'drizzle', null];

/** Arbitrary weather of a Korean year, including impossible combinations. */
const anyDay = fc.record({
  day: fc.integer({ min: 0, max: 364 }),
  hour: fc.integer({ min: 0, max: 23 }),
  minC: fc.double({ min: -25, max: 28, noNaN: true }),
  rangeC: fc.double({ min: 0, max: 18, noNaN: true }),
  windSpeedMps: fc.option(fc.double({ min: 0, max: 18, noNaN: true }), { nil: null }),
  humidityPct: fc.option(fc.double({ min: 10, max: 100, noNaN: true }), { nil: null }),
  kind: fc.constantFrom(...KINDS),
  amountMm: fc.option(fc.double({ min: 0, max: 30, noNaN: true }), { nil: null }),
  pm25UgM3: fc.option(fc.double({ min: 0, max: 120, noNaN: true }), { nil: null }),
  uvIndex: fc.option(fc.double({ min: 0, max: 11, noNaN: true }), { nil: null }),
  gender: fc.constantFrom('FEMALE' as const, 'MALE' as const),
  categoryId: fc.constantFrom(...CATEGORY_IDS),
  seed: fc.constantFrom('', 'a-device'),
});

type AnyDay = typeof anyDay extends fc.Arbitrary<infer T> ? T : never;

function questionOf({ day, hour, minC, rangeC, kind, amountMm, gender, categoryId, seed, ...air }: AnyDay) {
  const date = addDays('2023-01-01', day);
  const each = () => ({ ...air, precipitation: { kind, amountMm, probabilityPct: null } });
  const weather = makeDayWeather({ date, hour, minC, maxC: minC + rangeC, each });
  return {
    weather,
    nowMs: kstEpochMs(date, hour),
    gender,
    categoryId,
    seed,
    outfits: OUTFITS,
    garments: garmentById,
    messages: KO,
  };
}

function demandsOfQuestion({ weather, nowMs, categoryId }: ReturnType<typeof questionOf>) {
  const { hours } = getRelevantWeather(weather, nowMs, categoryId);
  return getDemands(
    hours,
    hours.map((hour) => toOutdoorHour(hour, getCellCentre(weather.cell))),
  );
}

/** Runs a property over arbitrary weather; a counterexample contains only the day, not the wardrobe. */
const holds = (property: (question: ReturnType<typeof questionOf>) => void, numRuns: number) =>
  fc.assert(
    fc.property(anyDay, (day) => property(questionOf(day))),
    { numRuns },
  );

describe('a choice', () => {
  it('is deterministic', () => {
    holds((question) => {
      expect(recommend(question)).toEqual(recommend({ ...question, outfits: [...OUTFITS].reverse() }));
    }, 100);
  });

  it('suits gender, category, rain and wind, and has complete, distinct Korean sentences about its own items', () => {
    holds((question) => {
      const demands = demandsOfQuestion(question);
      const { outfits } = recommend(question);
      expect(outfits.length).toBeGreaterThanOrEqual(3);
      for (const { outfit } of outfits) {
        const traits = getTraits(outfit, garmentById);
        expect(outfit.gender).toBe(question.gender);
        expect(breaksDressRule(traits, question.categoryId, demands)).toBe(false);
        expect(isSpoilt(traits, demands)).toBe(false);
      }
      const [first] = outfits;
      const { states } = first ? getTraits(first.outfit, garmentById) : { states: [] };
      if (demands.coldRain) expect(states.some(({ waterResistant }) => waterResistant)).toBe(true);
      if (demands.windy && demands.warmestC < 10) expect(states.some(({ windproof }) => windproof)).toBe(true);
      for (const { reason, alt, layers, takeAlong, items } of outfits) {
        const said = [reason, alt, ...layers.map(({ text }) => text), ...takeAlong.map(({ label }) => label)];
        for (const text of said) expect(text).not.toMatch(/undefined|null|NaN|-0°|\(|\)| {2}|^ | $| (을|를|으로|와) /);
        // The headline may already give the cause.
        expect(reason).toMatch(/^[^.]+요\.$/);
        expect(items.length).toBeGreaterThanOrEqual(2);
      }
      const reasons = outfits.map(({ reason }) => reason);
      expect(new Set(reasons).size).toBe(reasons.length);
    }, 300);
  });
});
