import { assert, integer, property } from 'fast-check';
import { countAllowed } from '@/lib/api-host/dispatch/ramp';

/** Firebase's quota of a project a second. */
const QUOTA = 10_000;
const countIn = (fromMs: number, untilMs: number) => countAllowed(untilMs) - countAllowed(fromMs);

it("reaches Firebase's quota after a minute and never exceeds it", () => {
  assert(
    property(integer({ min: 0, max: 1_800_000 }), (fromMs) => {
      const perSecond = countIn(fromMs, fromMs + 1_000);
      expect(perSecond).toBeLessThanOrEqual(QUOTA + 1e-6);
      if (fromMs < 59_000) expect(perSecond).toBeLessThan(QUOTA);
      else if (fromMs > 61_000) expect(perSecond).toBeCloseTo(QUOTA);
    }),
  );
});

it('starts slowly and never slows down', () => {
  expect(countAllowed(1_000)).toBeLessThan(500);
  assert(
    property(integer({ min: 0, max: 600_000 }), (fromMs) => {
      expect(countIn(fromMs + 1_000, fromMs + 2_000)).toBeGreaterThanOrEqual(countIn(fromMs, fromMs + 1_000) - 1e-6);
    }),
  );
});
