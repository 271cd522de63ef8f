import { runDispatch, type DispatchService } from '@/lib/api-host/dispatch/run-dispatch';
import { createLogger } from '@/lib/log';
import { eventually } from '../../support/eventually';
import { testPush } from '../../support/test-push';

/** A database on which every statement fails while `isBroken`. */
function createFailingDatabase() {
  const state = { isBroken: true, statements: 0 };
  const db = new Proxy({} as never, {
    get: () => () => {
      state.statements += 1;
      if (state.isBroken) throw new Error('relation "push_claims" does not exist');
      return new Promise(() => {});
    },
  });
  return { state, db };
}

describe('the health of a dispatcher', () => {
  let service: DispatchService;
  let nowMs = Date.parse('2026-01-15T08:00:00+09:00');
  afterEach(() => service.close());

  it('reports an enrolment that fails for more than a minute', async () => {
    const { db, state } = createFailingDatabase();
    const tools = {
      clock: () => nowMs,
      logger: createLogger('silent', 'test'),
      transport: testPush(),
      random: () => 0.5,
    };
    const opened = { dispatchDb: db, kind: 'postgres' };
    service = runDispatch(Promise.resolve(opened) as never, tools as never, { isAlone: true });
    expect(await service.check.run()).toEqual({ ok: true, reason: 'web-push, starting' });
    await eventually(
      () => state.statements,
      (statements) => statements > 0,
    );
    expect(await service.check.run()).toMatchObject({ ok: true });
    nowMs += 61_000;
    expect(await service.check.run()).toEqual({ ok: false, reason: 'web-push, the enrolment of pushes fails' });
    expect(service.check.stateOnFailure()).toBe('limited');
  });

  it.each([
    [true, 'broken'],
    [false, 'limited'],
  ])('reports and logs after two minutes that it has not started; alone: %j', async (isAlone, state) => {
    jest.useFakeTimers();
    const lines: string[] = [];
    const logger = createLogger('error', 'test', { write: (line) => void lines.push(line) });
    let stopOpening = (_error: Error) => {};
    const opened = new Promise<never>((_resolve, reject) => (stopOpening = reject));
    service = runDispatch(opened, { clock: () => nowMs, logger, transport: testPush() } as never, { isAlone });
    nowMs += 120_000;
    jest.advanceTimersByTime(119_000);
    expect([await service.check.run(), lines]).toEqual([{ ok: true, reason: 'web-push, starting' }, []]);
    nowMs += 1_000;
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    const reason = 'the database has not opened';
    expect(await service.check.run()).toEqual({ ok: false, reason: `web-push, not started: ${reason}` });
    expect(service.check.stateOnFailure()).toBe(state);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 'error', reason, msg: expect.stringContaining('sends no pushes') }),
    ]);
    stopOpening(new Error('the test ends'));
  });
});
