import type { OpenDatabase } from '@/lib/api-host/db/database';
import { createDatabaseGetter } from '@/lib/api-host/shared/database-getter';

const OPEN = { kind: 'memory', db: { name: 'db' } } as unknown as OpenDatabase;
let closing: AbortController;

beforeEach(() => {
  jest.useFakeTimers();
  closing = new AbortController();
});
afterEach(() => closing.abort());

describe('the getter of the database', () => {
  it('waits while the database opens, and limits no request once it is open', async () => {
    let open = (_: OpenDatabase) => {};
    const database = createDatabaseGetter(new Promise((resolve) => (open = resolve)), closing.signal);
    const first = database();
    open(OPEN);
    expect(await first).toBe(OPEN.db);
    // A limit consists of a timer, and of an abort signal whose creation costs most.
    const abort = jest.spyOn(AbortController.prototype, 'abort');
    expect(await database()).toBe(OPEN.db);
    expect(abort).not.toHaveBeenCalled();
  });

  it('reports a database that opens too late or not at all as unavailable', async () => {
    const late = createDatabaseGetter(new Promise(() => {}), closing.signal)();
    const isRejected = expect(late).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await jest.advanceTimersByTimeAsync(10_000);
    await isRejected;
    const broken = createDatabaseGetter(Promise.reject(new Error('no folder')), closing.signal);
    await expect(broken()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
