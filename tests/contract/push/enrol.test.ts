import { count, eq } from 'drizzle-orm';
import type { Database } from '@/lib/api-host/db/database';
import { pushClaims, pushMinutes, PUSH_KINDS } from '@/lib/api-host/db/schema';
import { describeDispatchOnEach, EIGHT_MS } from '../../support/dispatch-world';

const ROWS = 5;
const PEOPLE = 33;
/** More statements than the enrolment of all these users executes. */
const MAX_STATEMENTS = 14;
const LEASE_MS = 31_000;
const MINUTE_MS = 60_000;

describeDispatchOnEach('the enrolment of a minute with many users', (world) => {
  const claims = async () => (await world.opened.db.select({ count: count() }).from(pushClaims))[0]!.count;
  const openMinutes = () => world.opened.db.$count(pushMinutes, eq(pushMinutes.isDone, false));

  beforeEach(async () => {
    await world.opened.db.delete(pushClaims);
    world.nowMs = EIGHT_MS - MINUTE_MS;
    await world.instance().enrol(PUSH_KINDS.daily);
    world.nowMs = EIGHT_MS;
    await Promise.all(Array.from({ length: PEOPLE }, () => world.person()));
  });

  /** Returns a database that fails after some statements, as if the process was killed. */
  function failAfter(statements: number): Database {
    return new Proxy(world.opened.dispatchDb, {
      get(db, name) {
        if (statements < 0 || (name === 'execute' && statements-- === 0)) throw new Error('killed');
        const found: unknown = Reflect.get(db, name);
        return typeof found === 'function' ? found.bind(db) : found;
      },
    });
  }

  it('writes the claims in ranges, one claim for each user', async () => {
    expect(await world.instance({ enrolBatchRows: ROWS }).enrol(PUSH_KINDS.daily)).toBe(PEOPLE);
    expect(await claims()).toBe(PEOPLE);
    expect(await openMinutes()).toBe(0);
  });

  it('is continued by another instance, at whichever statement the first one was killed', async () => {
    for (let statements = 0; statements < MAX_STATEMENTS; statements++) {
      world.nowMs = EIGHT_MS;
      await world.opened.db.delete(pushClaims);
      await world.opened.db.delete(pushMinutes).where(eq(pushMinutes.at, new Date(EIGHT_MS)));
      const killed = world.instance({ enrolBatchRows: ROWS, db: failAfter(statements) });
      await killed.enrol(PUSH_KINDS.daily).catch(() => {});
      world.nowMs += LEASE_MS;
      await world.instance({ enrolBatchRows: ROWS }).enrol(PUSH_KINDS.daily);
      expect(await claims()).toBe(PEOPLE);
      expect(await openMinutes()).toBe(0);
    }
  });
});
