import type { OutfitFeeling, Sensitivity } from '@/lib/contract/comfort';
import { addDays } from '@/lib/domain/kst';
import { BODIES_CLO, getLikelihoods } from '@/lib/domain/recommendation/feeling-likelihood';
import { createLearnedComfort, getOffsets } from '@/lib/domain/recommendation/learned-comfort';
import {
  changeSensitivity,
  updateOffset,
  fadeOffset,
  createPersonalOffset,
} from '@/lib/domain/recommendation/personal-offset';
import { STARTING_OFFSETS } from '@/lib/domain/recommendation/sensitivity';
import { makeFelt } from '@/tests/support/make-felt';

const START = '2024-01-01';

type Day = [feeling: OutfitFeeling, vote?: number];

/** Returns the learned state after one feedback per day. */
const after = (days: readonly Day[], ends: Partial<ReturnType<typeof makeFelt>> = {}) =>
  days.reduce(
    (known, [feeling, vote = 0], index) =>
      updateOffset(known, { feeling, felt: makeFelt({ vote, ...ends }), date: addDays(START, index) }),
    createPersonalOffset(START),
  );
const times = (count: number, day: Day): Day[] => Array.from({ length: count }, () => day);

describe('the likelihood of feedback', () => {
  const mostLikely = (feeling: OutfitFeeling, vote: number) => {
    const likelihoods = getLikelihoods(feeling, makeFelt({ vote })).slice(0, -1);
    return BODIES_CLO[likelihoods.indexOf(Math.max(...likelihoods))] ?? NaN;
  };

  it('depends on the average vote', () => {
    expect(mostLikely('good', 0)).toBeCloseTo(0, 10);
    expect(mostLikely('good', 0.6)).toBeCloseTo(-0.4, 10);
    expect(mostLikely('good', -0.6)).toBeCloseTo(0.4, 10);
  });

  it('sums to one over the three answers for everyone', () => {
    const felt = makeFelt({ vote: 0.3 });
    const all = (['cold', 'good', 'hot'] as const).map((feeling) => getLikelihoods(feeling, felt));
    for (const index of all[0]!.keys())
      expect(all.reduce((sum, likelihoods) => sum + likelihoods[index]!, 0)).toBeCloseTo(1, 6);
  });

  it('does not distinguish hot from good if nothing lighter was left, nor cold from good if nothing warmer was', () => {
    const lightest = makeFelt({ vote: 0.3, nothingLighter: true });
    expect(getLikelihoods('hot', lightest)).toEqual(getLikelihoods('good', lightest));
    const warmest = makeFelt({ vote: -0.3, nothingWarmer: true });
    expect(getLikelihoods('cold', warmest)).toEqual(getLikelihoods('good', warmest));
  });
});

describe('the comfort offset', () => {
  it('is 0 for a user who is comfortable when most people are', () =>
    expect(after(times(60, ['good', 0.1])).steps).toBe(0));

  it('is 0 for a user with average feedback: hot in the heat, cold in the frost', () => {
    expect(after(times(10, ['hot', 1.2])).steps).toBe(0);
    expect(after(times(10, ['cold', -1.2])).steps).toBe(0);
  });

  it('is warmer for a user who is cold when most people are not, and lighter for one who is hot', () => {
    expect(after(times(12, ['cold'])).steps).toBeLessThanOrEqual(-2);
    expect(after(times(12, ['hot'])).steps).toBeGreaterThanOrEqual(2);
  });

  it('is warmer for a user who is comfortable only when most are hot', () =>
    expect(after(times(30, ['good', 1])).steps).toBeLessThan(0));

  it('does not change with one feedback, nor oscillate with the next', () => {
    expect(after([['cold']]).steps).toBe(0);
    const moved = after(times(5, ['cold']));
    expect(moved.steps).toBeLessThan(0);
    const good = updateOffset(moved, { feeling: 'good', felt: makeFelt(), date: addDays(START, 5) });
    const cold = updateOffset(good, { feeling: 'cold', felt: makeFelt(), date: addDays(START, 6) });
    expect([good.steps, cold.steps]).toEqual([moved.steps, moved.steps]);
  });

  it('fades within 120 days once later feedback contradicts it, and slowly while feedback supports it', () => {
    const learned = after(times(12, ['cold']));
    const answer = (known: typeof learned, feeling: OutfitFeeling, index: number) =>
      updateOffset(known, { feeling, felt: makeFelt(), date: addDays(START, index) });
    const getShareLeft = (known: typeof learned, days: number) => {
      const [before = 0] = known.evidence;
      return (fadeOffset(known, addDays(known.asOf, days)).evidence[0] ?? 0) / before;
    };
    const contradicted = answer(learned, 'hot', 12);
    expect(contradicted.steps).toBeLessThan(0);
    expect(getShareLeft(learned, 120)).toBeCloseTo(0.8, 1);
    expect(getShareLeft(contradicted, 120)).toBeCloseTo(0.5, 1);
    // Further support ends that.
    expect(getShareLeft(answer(contradicted, 'cold', 13), 120)).toBeCloseTo(0.8, 1);
  });

  it('starts from what the user says about feeling cold or hot easily, and follows feedback from there', () => {
    for (const [sensitivity, { cold }] of Object.entries(STARTING_OFFSETS))
      expect(createPersonalOffset(START, sensitivity as Sensitivity).steps).toBe(Math.round(cold * 10) + 0);
    const wrong = times(12, ['hot']).reduce(
      (known, [feeling], index) => updateOffset(known, { feeling, felt: makeFelt(), date: addDays(START, index) }),
      createPersonalOffset(START, 'cold'),
    );
    expect(wrong.steps).toBeGreaterThanOrEqual(0);
    expect(getOffsets(createLearnedComfort(START, 'cold'), START)).toEqual(STARTING_OFFSETS.cold);
    const changed = changeSensitivity(createPersonalOffset(START, 'cold'), 'hot');
    expect(changed).toEqual(createPersonalOffset(START, 'hot'));
    expect(changeSensitivity(after(times(12, ['cold'])), 'average').steps).toBe(after(times(12, ['cold'])).steps);
  });

  it('never exceeds 0.4 clo', () => {
    expect(after(times(200, ['cold'])).steps).toBe(-4);
    expect(after(times(200, ['hot'])).steps).toBe(4);
  });

  it('is 0 for a user with contradictory feedback', () => {
    const anything = (['cold', 'hot', 'good', 'hot', 'cold', 'good'] as const).map((feeling): Day => [feeling]);
    expect(after([...anything, ...anything, ...anything, ...anything]).steps).toBe(0);
  });

  it('learns nothing from heat if nothing lighter was left, nor from frost if nothing warmer was', () => {
    expect(after(times(60, ['hot', 0.9]), { nothingLighter: true }).steps).toBe(0);
    expect(after(times(60, ['cold', -0.9]), { nothingWarmer: true }).steps).toBe(0);
  });

  it('decays: half after a year, nearly all after six', () => {
    const known = after(times(12, ['cold']));
    const later = fadeOffset(known, addDays(known.asOf, 365));
    expect(later.evidence[0]).toBeCloseTo(known.evidence[0]! / 2, 1);
    expect(Math.abs(later.steps)).toBeLessThanOrEqual(Math.abs(known.steps));
    expect(fadeOffset(known, addDays(known.asOf, 6 * 365)).steps).toBe(0);
  });

  it('hardly moves for an average user who judges by the cold morning alone', () => {
    const makeDay = (morning: number) =>
      makeFelt({ getVote: (bodyClo, part) => (part === 'morning' ? morning : 0) + 1.5 * bodyClo });
    const known = times(60, ['cold']).reduce((learnt, _, index) => {
      const isCold = index % 2 === 0;
      const felt = makeDay(isCold ? -0.9 : 0);
      return updateOffset(learnt, { feeling: isCold ? 'cold' : 'good', felt, date: addDays(START, index) });
    }, createPersonalOffset(START));
    // Without the habit, 30 cold answers on neutral days would be certain.
    expect(Math.abs(known.steps)).toBeLessThanOrEqual(1);
    const felt = makeDay(-0.9);
    const told = updateOffset(createPersonalOffset(START), { feeling: 'cold', part: 'morning', felt, date: START });
    const untold = updateOffset(createPersonalOffset(START), { feeling: 'cold', felt, date: START });
    // Who names the morning may be average whatever the habit.
    expect(told.evidence[BODIES_CLO.indexOf(0)]).toBeGreaterThan(untold.evidence[BODIES_CLO.indexOf(0)]!);
  });

  it('hardly moves for an average user who follows the rows to the letter in outfits that most people open', () => {
    const felt = makeFelt({
      getVote: (bodyClo, _part, toTheLetter) => (toTheLetter ? 0.9 + 2 * bodyClo : Math.min(0.45, 0.1 + 2 * bodyClo)),
    });
    const known = times(40, ['hot']).reduce(
      (learnt, [feeling], index) => updateOffset(learnt, { feeling, felt, date: addDays(START, index) }),
      createPersonalOffset(START),
    );
    expect(known.steps).toBeLessThanOrEqual(1);
  });

  it('continues from the state of older versions, also if one of them updated a newer state', () => {
    const known = after(times(12, ['cold']));
    const old = { ...known, answers: undefined, evidence: [...known.evidence.slice(0, BODIES_CLO.length), -20] };
    const withoutLetter = { ...known, evidence: [...known.evidence.slice(0, 5 * BODIES_CLO.length), -20] };
    const mixed = { ...known, evidence: known.evidence.map((each, index) => (index > BODIES_CLO.length ? NaN : each)) };
    for (const state of [old, withoutLetter, mixed]) {
      const next = updateOffset(state, { feeling: 'cold', felt: makeFelt(), date: addDays(START, 12) });
      expect(next.steps).toBeLessThan(0);
      expect(next.evidence).toHaveLength(known.evidence.length);
      expect(next.evidence.every(Number.isFinite)).toBe(true);
    }
  });

  it('follows a user who changes', () => {
    const cold = after(times(10, ['cold']));
    const changed = times(80, ['hot']).reduce(
      (known, [feeling], index) => updateOffset(known, { feeling, felt: makeFelt(), date: addDays(START, 10 + index) }),
      cold,
    );
    expect(cold.steps).toBeLessThan(0);
    expect(changed.steps).toBeGreaterThanOrEqual(0);
  });
});
