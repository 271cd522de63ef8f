import type { Database } from '@/lib/api-host/db/database';
import type { Claim } from '@/lib/api-host/dispatch/claims';
import { createRecorder } from '@/lib/api-host/dispatch/recorder';
import { createLogger } from '@/lib/log';

const NOW_MS = Date.parse('2026-01-15T08:00:00+09:00');
const claim: Claim = {
  ...{ userId: '00000000-0000-4000-8000-000000000000', date: '2026-01-15', kind: 0, audience: 0 },
  ...{ dueAt: new Date(NOW_MS), leasedUntil: new Date(NOW_MS + 60_000), attempts: 0, settled: {} },
};

describe('the result of a push', () => {
  let nowMs = NOW_MS;

  /** A database that fails for a while. */
  function recorderOn(failures: number, onFailure = () => {}) {
    const execute = jest.fn(async () => {
      if (execute.mock.calls.length > failures) return;
      onFailure();
      throw new Error('the database is away');
    });
    const recorder = createRecorder({ execute } as unknown as Database, () => nowMs, createLogger('silent', 'test'));
    recorder.add({ claim, settled: { token: 'sent' }, attempts: 1, outcome: 'sent' });
    return { execute, recorder };
  }

  it('is recorded while the instance owns the claim, since the next owner would send it again', async () => {
    const { execute, recorder } = recorderOn(4);
    await recorder.flush();
    expect(execute).toHaveBeenCalledTimes(5);
  });

  it('is dropped when the instance no longer owns the claim', async () => {
    const { execute, recorder } = recorderOn(Infinity, () => (nowMs += 40_000));
    await recorder.flush();
    expect(execute).toHaveBeenCalledTimes(2);
  });
});
