import type { Claim } from '@/lib/api-host/dispatch/claims';
import { MAX_LATENESS_MS } from '@/lib/api-host/dispatch/due';
import { resolveAttempt } from '@/lib/api-host/dispatch/next-attempt';

const DUE_MS = Date.parse('2026-01-15T08:00:00+09:00');
const LAST_PAUSE_MS = 25_000;
const claim: Claim = {
  ...{ userId: '00000000-0000-4000-8000-000000000000', date: '2026-01-15', kind: 0, audience: 0 },
  ...{ dueAt: new Date(DUE_MS), leasedUntil: new Date(DUE_MS), attempts: 0, settled: {} },
};
const inVain = (retryAfterMs = 0) => new Map([['token', { retryAfterMs }]]);

/** Returns the attempt times for an unreachable push service, in s after the due time. */
function attemptsAt(random: () => number): number[] {
  const times = [0];
  for (let attempts = 0; ; attempts++) {
    const change = resolveAttempt({ ...claim, attempts }, inVain(), DUE_MS + times.at(-1)! * 1_000, random);
    if ('outcome' in change) return times;
    times.push((change.retryAtMs - DUE_MS) / 1_000);
  }
}

describe('another attempt', () => {
  it('comes after twenty seconds, then after twice as long each time', () => {
    expect(attemptsAt(() => 0.5).slice(0, 5)).toEqual([0, 20, 60, 140, 300]);
  });

  it.each([0, 0.5, 0.999])('is made until the push expires, to the last minute (%d)', (random) => {
    const times = attemptsAt(() => random);
    expect(times.at(-1)).toBeGreaterThan((MAX_LATENESS_MS - LAST_PAUSE_MS) / 1_000);
    expect(times.at(-1)).toBeLessThan(MAX_LATENESS_MS / 1_000);
    expect(times.length).toBeLessThan(20);
  });

  it('respects Retry-After, and is not made if that is too late', () => {
    const nowMs = DUE_MS + MAX_LATENESS_MS - 60_000;
    expect(resolveAttempt(claim, inVain(59_000), nowMs, () => 0.5)).toMatchObject({ retryAtMs: nowMs + 59_000 });
    expect(resolveAttempt(claim, inVain(60_000), nowMs, () => 0.5)).toMatchObject({ outcome: 'failed', attempts: 1 });
  });
});
