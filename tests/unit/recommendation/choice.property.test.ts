import fc from 'fast-check';
import { addDays, kstEpochMs } from '@/lib/domain/kst';
import { gridCellCentre } from '@/lib/domain/dfs-grid';
import { demandsOf } from '@/lib/domain/recommendation/demands';
import { hoursThatCount } from '@/lib/domain/recommendation/hours-that-count';
import { outside } from '@/lib/domain/recommendation/outside';
import { recommend } from '@/lib/domain/recommendation/recommend';
import { breaksDressRule, isSpoilt } from '@/lib/domain/recommendation/rules';
import { traitsOf } from '@/lib/domain/recommendation/traits';
import { garmentById } from '@/lib/domain/wardrobe/garments';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { PrecipitationKind } from '@/lib/domain/weather/weather';
import { dayWeather } from '@/tests/support/day-weather';

const KINDS: (PrecipitationKind | null)[] = ['none', 'none', 'rain', 'shower', 'snow', 'sleet', 'drizzle', null];

/** Any day of the year in Korea, and some that never were. */
const anyQuestion = fc
  .record({
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
    eventTypeId: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const),
    seed: fc.constantFrom('', 'a-device'),
  })
  .map(({ day, hour, minC, rangeC, kind, amountMm, gender, eventTypeId, seed, ...air }) => {
    const date = addDays('2023-01-01', day);
    const each = () => ({ ...air, precipitation: { kind, amountMm, probabilityPct: null } });
    const weather = dayWeather({ date, minC, maxC: minC + rangeC, each });
    const question = { weather, nowMs: kstEpochMs(date, hour), gender, eventTypeId, seed };
    return { ...question, outfits: OUTFITS, garments: garmentById };
  });

describe('a choice', () => {
  it('is the same for the same input', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        expect(recommend(question)).toEqual(recommend({ ...question, outfits: [...OUTFITS].reverse() }));
      }),
      { numRuns: 150 },
    );
  }, 60_000);

  it('holds no garment that the occasion or the weather forbids, and nobody of the other gender', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { hours } = hoursThatCount(question.weather, question.nowMs, question.eventTypeId);
        const place = gridCellCentre(question.weather.cell);
        const demands = demandsOf(
          hours,
          hours.map((hour) => outside(hour, place)),
        );
        const { outfits } = recommend(question);
        expect(outfits.length).toBeGreaterThanOrEqual(3);
        for (const { outfit } of outfits) {
          const traits = traitsOf(outfit, garmentById);
          expect(outfit.gender).toBe(question.gender);
          expect(breaksDressRule(traits, question.eventTypeId, demands)).toBe(false);
          expect(isSpoilt(traits, demands)).toBe(false);
        }
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('leads with a shell in cold rain and with a wind stopper in a strong wind', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const { hours } = hoursThatCount(question.weather, question.nowMs, question.eventTypeId);
        const demands = demandsOf(
          hours,
          hours.map((hour) => outside(hour, gridCellCentre(question.weather.cell))),
        );
        const [first] = recommend(question).outfits;
        const { states } = first ? traitsOf(first.outfit, garmentById) : { states: [] };
        if (demands.coldRain) expect(states.some(({ waterResistant }) => waterResistant)).toBe(true);
        if (demands.windy && demands.warmestC < 10) expect(states.some(({ windproof }) => windproof)).toBe(true);
      }),
      { numRuns: 400 },
    );
  }, 60_000);

  it('speaks whole Korean sentences about its own pieces', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        for (const { reason, alt, layers, takeAlong, items } of recommend(question).outfits) {
          const said = [reason, alt, ...layers.map(({ text }) => text), ...takeAlong.map(({ label }) => label)];
          for (const text of said) expect(text).not.toMatch(/undefined|null|NaN|-0°|\(|\)| {2}|^ | $/);
          expect(reason).toMatch(/^[^.]+, .+요\.$/);
          expect(items.length).toBeGreaterThanOrEqual(2);
        }
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  it('reads differently from one outfit to the next', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const reasons = recommend(question).outfits.map(({ reason }) => reason);
        expect(new Set(reasons).size).toBe(reasons.length);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});
