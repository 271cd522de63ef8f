import fc from 'fast-check';
import { createBudget } from '@/lib/api-host/weather/supply/budget';
import { createCallLedger, type CallLedger } from '@/lib/api-host/weather/supply/call-ledger';
import { createDatabaseAccess, DATABASE_UNAVAILABLE } from '@/lib/api-host/weather/supply/database-access';
import type { DailyCalls } from '@/lib/api-host/weather/provider-records';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { listDefaultEngines } from '../../support/engines';
import { createMemoryLedger } from '../../support/memory-ledger';
import { silentLog } from '../../support/silent-log';

const SERVICE = 'kma-short';
const INSTANCES = 4;

/** Opens instances with a shared ledger that can be cut off from all of them. */
function openInstances(calls: number, shared: CallLedger, startMs: number) {
  const world = { isAway: false, nowMs: startMs };
  const ledger: CallLedger = {
    count: async (each) => (world.isAway ? DATABASE_UNAVAILABLE : shared.count(each)),
    read: async (day) => (world.isAway ? DATABASE_UNAVAILABLE : shared.read(day)),
    writePause: async (pause) => (world.isAway ? undefined : shared.writePause(pause)),
  };
  const dailyCalls = { [SERVICE]: calls } as DailyCalls;
  const instances = Array.from({ length: INSTANCES }, () =>
    createBudget({ dailyCalls, ledger, clock: () => world.nowMs, log: silentLog }),
  );
  /** Makes calls in turn until each instance has been denied one. Returns how many were made. */
  async function spendAll(): Promise<number> {
    let made = 0;
    for (const { take } of instances)
      while (
        await take(SERVICE).then(
          () => true,
          () => false,
        )
      )
        made++;
    return made;
  }
  return { world, instances, spendAll };
}

describe.each(listDefaultEngines())('the daily calls of four instances on $name', ({ open }) => {
  let database: OpenDatabase;
  let ledger: CallLedger;
  let date: number;
  beforeAll(async () => {
    database = await open();
    ledger = createCallLedger(
      createDatabaseAccess(() => database.db, silentLog, 10_000),
      async () => undefined,
    );
    date = kstEpochMs('2026-12-01');
  });
  afterAll(() => database.close());
  // Each test has a day of its own.
  beforeEach(() => (date += 24 * HOUR_MS));

  it('are none while the database is away from the beginning', async () => {
    const { world, spendAll } = openInstances(100, ledger, date);
    world.isAway = true;
    for (let hour = 0; hour < 24; hour++) {
      world.nowMs = date + hour * HOUR_MS;
      expect(await spendAll()).toBe(0);
    }
  });

  it.each([
    [100, 1],
    [10_000, 50],
  ])('of a budget of %i are at most %i each while the database is away after the first call', async (calls, block) => {
    const { world, instances, spendAll } = openInstances(calls, ledger, date);
    for (const { take } of instances) await take(SERVICE);
    world.isAway = true;
    let made = 0;
    for (let hour = 0; hour < 24; hour++) {
      world.nowMs = date + hour * HOUR_MS;
      made += await spendAll();
    }
    expect(made).toBe(INSTANCES * block);
  });

  it('are all available, and no more, when the database is back', async () => {
    const { world, instances, spendAll } = openInstances(600, ledger, date);
    for (const { take } of instances) await take(SERVICE);
    world.isAway = true;
    let made = INSTANCES + (await spendAll());
    world.isAway = false;
    made += await spendAll();
    expect(made).toBe(600);
    expect(instances.map(({ stage }) => stage(SERVICE))).toEqual(Array(INSTANCES).fill('spent'));
  });

  it('pause for at most eleven minutes after a clock that was ahead is put right', async () => {
    const { world, instances } = openInstances(600, ledger, date);
    const [here, there] = instances as [(typeof instances)[number], (typeof instances)[number]];
    world.nowMs += 90 * MINUTE_MS;
    await here.pause(SERVICE, world.nowMs + 10 * MINUTE_MS);
    await expect(there.take(SERVICE)).rejects.toMatchObject({ kind: 'quota' });
    world.nowMs -= 90 * MINUTE_MS;
    for (const { take } of [here, there]) await take(SERVICE);
    world.nowMs += 92 * MINUTE_MS;
    await expect(here.take(SERVICE)).rejects.toMatchObject({ kind: 'quota' });
    world.nowMs += 9 * MINUTE_MS;
    for (const { take } of [here, there]) await take(SERVICE);
  });
});

it('the budget of a day holds, and is used completely, however the database comes and goes', async () => {
  const step = fc.oneof(fc.record({ isAway: fc.boolean() }), fc.record({ instance: fc.nat(INSTANCES - 1) }));
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 900 }),
      fc.array(step, { maxLength: 300, size: 'max' }),
      async (calls, steps) => {
        const { world, instances, spendAll } = openInstances(calls, createMemoryLedger(), kstEpochMs('2026-12-01'));
        let made = 0;
        for (const each of steps) {
          if ('isAway' in each) world.isAway = each.isAway;
          else
            await instances[each.instance]!.take(SERVICE).then(
              () => made++,
              () => undefined,
            );
        }
        expect(made).toBeLessThanOrEqual(calls);
        world.isAway = false;
        expect(made + (await spendAll())).toBe(calls);
      },
    ),
    { numRuns: 50 },
  );
});
