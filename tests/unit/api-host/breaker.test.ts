import { ConstantBackoff, ExponentialBackoff, handleAll } from 'cockatiel';
import fc from 'fast-check';
import { createBreaker } from '@/lib/api-host/shared/breaker';
import { MINUTE_MS } from '@/lib/contract/durations';

/** Clocks of a process: one that is put right, and one that only runs. */
let [systemMs, elapsedMs] = [0, 0];

beforeEach(() => {
  [systemMs, elapsedMs] = [Date.parse('2026-01-15T09:00:00+09:00'), 0];
  jest.spyOn(Date, 'now').mockImplementation(() => systemMs + elapsedMs);
  jest.spyOn(performance, 'now').mockImplementation(() => elapsedMs);
});
afterEach(() => jest.restoreAllMocks());

const fail = () => Promise.reject(new Error('away'));
const isTried = async (breaker: ReturnType<typeof createBreaker>) => {
  const attempt = jest.fn(fail);
  await breaker.execute(attempt).catch(() => undefined);
  return attempt.mock.calls.length > 0;
};

it('tries again after the pause, however the clock of the system was put in between', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -300, max: 300 }), { maxLength: 5 }), async (jumps) => {
      const pauses = new ConstantBackoff(MINUTE_MS);
      const breaker = createBreaker({ failures: handleAll, failuresToOpen: 1, pauses });
      await isTried(breaker);
      for (const minutes of jumps) {
        systemMs += minutes * MINUTE_MS;
        expect(await isTried(breaker)).toBe(false);
      }
      elapsedMs += MINUTE_MS - 1;
      expect(await isTried(breaker)).toBe(false);
      elapsedMs += 1;
      expect(await isTried(breaker)).toBe(true);
    }),
  );
});

it('keeps the growth of pauses', async () => {
  const pauses = new ExponentialBackoff<number>({
    ...{ initialDelay: 100, maxDelay: 800 },
    generator: (state = 50) => [state * 2, state * 2],
  });
  const breaker = createBreaker({ failures: handleAll, failuresToOpen: 1, pauses });
  await isTried(breaker);
  for (const pauseMs of [100, 200, 400]) {
    systemMs -= MINUTE_MS;
    elapsedMs += pauseMs - 1;
    expect(await isTried(breaker)).toBe(false);
    elapsedMs += 1;
    expect(await isTried(breaker)).toBe(true);
  }
});
