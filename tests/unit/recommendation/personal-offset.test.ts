import { learnOffset, UNKNOWN_OFFSET, type Feeling } from '@/lib/domain/recommendation/personal-offset';

const after = (feelings: Feeling[]) => feelings.reduce(learnOffset, UNKNOWN_OFFSET);
const times = (count: number, feeling: Feeling) => Array.from({ length: count }, () => feeling);

describe('a person’s own offset', () => {
  it('moves by a third of the answer at first', () => {
    expect(after([1]).offsetClo).toBeCloseTo(0.35 / 3, 10);
    expect(after([1]).uncertainty).toBeCloseTo(0.06 * (2 / 3) + 0.002, 10);
    expect(after([-1]).offsetClo).toBeCloseTo(-0.35 / 3, 10);
  });

  it('stays where the outfits were right', () => expect(after(times(5, 0)).offsetClo).toBe(0));

  it('learns less from each further answer and ends near what the person says', () => {
    const steps = [1, 2, 3, 4].map((count) => after(times(count, 1)).offsetClo - after(times(count - 1, 1)).offsetClo);
    for (const [index, step] of steps.entries()) expect(step).toBeGreaterThan(steps[index + 1] ?? 0);
    expect(after(times(60, 1)).offsetClo).toBeCloseTo(0.35, 2);
  });

  it('never leaves .4 clo', () => {
    const far = { offsetClo: 0.9, uncertainty: 0.06 };
    expect(learnOffset(far, 1).offsetClo).toBe(0.4);
    expect(learnOffset({ ...far, offsetClo: -0.9 }, -1).offsetClo).toBe(-0.4);
  });

  it('forgets an old season', () => {
    const summer = after([...times(10, 1), ...times(20, -1)]);
    expect(summer.offsetClo).toBeLessThan(0);
  });
});
