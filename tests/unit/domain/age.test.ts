import fc from 'fast-check';
import { CLOCK_SKEW_MS } from '@/lib/contract/weather-freshness';
import { getAgeMs, isFutureDated, isYoungerThan } from '@/lib/domain/age';

const instant = fc.integer({ min: 0, max: 4e12 });
const duration = fc.integer({ min: 1, max: 4e9 });

describe('the age of something', () => {
  it('is the time since its date, and 0 within the difference of two clocks', () => {
    expect(getAgeMs(1_000, 61_000)).toBe(60_000);
    expect(getAgeMs(1_000 + CLOCK_SKEW_MS, 1_000)).toBe(0);
  });

  it('is infinite if its date lies in the future, so that it is stale by every limit', () => {
    fc.assert(
      fc.property(instant, duration, duration, (nowMs, aheadMs, limitMs) => {
        const sinceMs = nowMs + CLOCK_SKEW_MS + aheadMs;
        expect(isFutureDated(sinceMs, nowMs)).toBe(true);
        expect(isYoungerThan(sinceMs, limitMs, nowMs)).toBe(false);
      }),
    );
  });

  it('keeps no period running longer than its length, wherever the clock jumps', () => {
    fc.assert(
      fc.property(instant, duration, fc.array(fc.integer({ min: -4e9, max: 4e9 })), (sinceMs, lengthMs, jumps) => {
        for (const jump of jumps) {
          const nowMs = sinceMs + jump;
          const runs = isYoungerThan(sinceMs, lengthMs, nowMs);
          expect(runs).toBe(jump >= -CLOCK_SKEW_MS && Math.max(0, jump) < lengthMs);
        }
      }),
    );
  });
});
