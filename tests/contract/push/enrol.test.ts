import { count, eq } from 'drizzle-orm';
import type { Database } from '@/lib/api-host/db/database';
import { pushClaims, pushMinutes } from '@/lib/api-host/db/schema';
import { describeDispatchOnEach, EIGHT_MS } from '../../support/dispatch-world';

const ROWS = 5;
const PEOPLE = 33;
/** More than a minute of so many people takes. */
const STATEMENTS = 14;
const LEASE_MS = 31_000;

describeDispatchOnEach('a minute of many', (world) => {
  const claims = async () => (await world.opened.db.select({ count: count() }).from(pushClaims))[0]!.count;
  const openMinutes = () => world.opened.db.$count(pushMinutes, eq(pushMinutes.isDone, false));

  beforeEach(async () => {
    await world.opened.db.delete(pushClaims);
    await Promise.all(Array.from({ length: PEOPLE }, () => world.person()));
  });

  /** A database that takes so many statements of somebody, who then never hears of it again: they were killed. */
  function deafAfter(statements: number, onEnd: () => void): Database {
    return new Proxy(world.opened.db, {
      get(db, name) {
        const found: unknown = Reflect.get(db, name);
        if (name !== 'execute' || typeof found !== 'function') return found;
        return (...given: unknown[]) => {
          if (statements-- > 0) return found.apply(db, given) as unknown;
          onEnd();
          return new Promise(() => {});
        };
      },
    });
  }

  it('is written in ranges, each person once', async () => {
    expect(await world.instance({ enrolRows: ROWS }).enrol()).toBe(PEOPLE);
    expect(await claims()).toBe(PEOPLE);
    expect(await openMinutes()).toBe(0);
  });

  it('is gone on with by another one, wherever the one that began it was killed', async () => {
    for (let statements = 0; statements < STATEMENTS; statements++) {
      world.nowMs = EIGHT_MS;
      await world.opened.db.delete(pushClaims);
      await world.opened.db.delete(pushMinutes);
      await new Promise<void>((resolve) => {
        const db = deafAfter(statements, resolve);
        void world
          .instance({ enrolRows: ROWS, db })
          .enrol()
          .then(() => resolve());
      });
      world.nowMs += LEASE_MS;
      await world.instance({ enrolRows: ROWS }).enrol();
      expect(await claims()).toBe(PEOPLE);
      expect(await openMinutes()).toBe(0);
    }
  });
});
