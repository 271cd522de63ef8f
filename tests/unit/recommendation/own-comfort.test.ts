import type { OutfitFeeling } from '@/lib/contract/comfort';
import { addDays } from '@/lib/domain/kst';
import { getFeelingEffect } from '@/lib/domain/recommendation/feeling-effect';
import type { DaySensation } from '@/lib/domain/recommendation/day-sensation';
import {
  createLearnedComfort,
  getOffsets,
  applyFeedback,
  undoLastFeedback,
  toOwnComfort,
} from '@/lib/domain/recommendation/learned-comfort';
import type { WeatherSide } from '@/lib/domain/recommendation/weather-side';
import { makeFelt } from '@/tests/support/make-felt';

const START = '2024-01-01';
const day = (index: number) => addDays(START, index);

const answer = (feeling: OutfitFeeling, index = 0) => ({ date: day(index), outfitId: 'coat', feeling });
const on = (side: WeatherSide, felt: DaySensation = makeFelt()) => ({ side, felt });

/** Returns the state after a number of days with the feedback "cold". */
const afterCold = (days: number, side: WeatherSide = 'cold') =>
  Array.from({ length: days }).reduce<ReturnType<typeof createLearnedComfort>>(
    (learnt, _, index) => applyFeedback(learnt, answer('cold', index), on(side)),
    createLearnedComfort(START),
  );

describe('the learned comfort offset', () => {
  it('is separate for cold and warm weather', () => {
    expect(getOffsets(afterCold(12), day(12)).cold).toBeLessThan(0);
    expect(getOffsets(afterCold(12), day(12)).warm).toBe(0);
    expect(getOffsets(afterCold(12, 'warm'), day(12)).cold).toBe(0);
  });

  it('is returned with the last feedback, without the earlier state', () => {
    expect(toOwnComfort(createLearnedComfort(START), START)).toEqual({
      offsets: { cold: 0, warm: 0 },
      lastFeeling: null,
    });
    expect(toOwnComfort(afterCold(1), day(0)).lastFeeling).toEqual({
      ...answer('cold'),
      side: 'cold',
      offsetBefore: 0,
      offsetAfter: 0,
      ignored: null,
    });
  });

  it('uses only the last feedback of a date', () => {
    const corrected = applyFeedback(
      applyFeedback(afterCold(5), answer('hot', 5), on('cold')),
      answer('cold', 5),
      on('cold'),
    );
    expect(corrected).toEqual(afterCold(6));
  });

  it('is restored when the last feedback is undone, which works once', () => {
    const [before, wrong] = [afterCold(5), applyFeedback(afterCold(5), answer('hot', 5), on('cold'))];
    expect(undoLastFeedback(wrong)).toEqual({ ...before, last: null });
    expect(undoLastFeedback(undoLastFeedback(wrong))).toEqual(undoLastFeedback(wrong));
  });

  it('does not change on a day with unknown weather, which the response reports', () => {
    const learnt = applyFeedback(afterCold(5), answer('cold', 5), null);
    expect(getOffsets(learnt, day(5))).toEqual(getOffsets(afterCold(5), day(5)));
    expect(learnt.last?.told).toMatchObject({ side: null, ignored: 'weather-unknown' });
    expect(undoLastFeedback(learnt).cold).toEqual(afterCold(5).cold);
  });
});

describe('the effect of the last feedback', () => {
  const effects = (feeling: OutfitFeeling, felt: DaySensation, days: number) =>
    Array.from({ length: days }).reduce<{ learnt: ReturnType<typeof createLearnedComfort>; effects: string[] }>(
      ({ learnt, effects: known }, _, index) => {
        const next = applyFeedback(learnt, answer(feeling, index), on('cold', felt));
        return { learnt: next, effects: [...known, getFeelingEffect(toOwnComfort(next, day(index)).lastFeeling!)] };
      },
      { learnt: createLearnedComfort(START), effects: [] },
    ).effects;

  it('is "noted" at first, and "warmer" or "lighter" once it changed the recommendations', () => {
    expect(effects('cold', makeFelt(), 12)).toEqual(expect.arrayContaining(['warmer']));
    expect(effects('cold', makeFelt(), 12)[0]).toBe('noted');
    expect(effects('hot', makeFelt(), 12)).toEqual(expect.arrayContaining(['lighter']));
    expect(effects('good', makeFelt(), 12)).toEqual(Array.from({ length: 12 }, () => 'noted'));
  });

  it('is none if nothing lighter or warmer was left to wear', () => {
    expect(effects('hot', makeFelt({ vote: 1, nothingLighter: true }), 1)).toEqual(['nothing-lighter']);
    expect(effects('cold', makeFelt({ vote: -1, nothingWarmer: true }), 1)).toEqual(['nothing-warmer']);
  });
});
