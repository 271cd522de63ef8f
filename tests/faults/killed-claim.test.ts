import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createLease } from '@/lib/api-host/weather/supply/lease';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { createLogger } from '@/lib/log';
import type { ClaimOrder } from '../support/claim-child';
import { compileProgram } from '../support/compiled';
import { createDatabase, whyNoPostgres } from '../support/postgres';
import { testTools } from '../support/provider-tools';

const LEASE = { name: 'grids', leaseMs: 90_000 };
/** Longer than the leases of a response and of a cell's renewal, in ms. */
const CLAIM_MS = 20_000;
const CELL = { nx: 60, ny: 127 };
const KEY = 'an answer';

(whyNoPostgres() ? it.skip : it)(
  "what a killed process had claimed is another one's when the lease is over, and not before",
  async () => {
    const url = await createDatabase(process.env.TEST_POSTGRES_URL!);
    const database = await openPostgresDatabase({ url, poolSize: 2, logger: createLogger('silent', 'test') });
    const child = fork(compileProgram('tests/support/claim-child.ts'), { execArgv: [], stdio: 'inherit' });
    child.send({ url, key: KEY, cell: CELL, lease: LEASE } satisfies ClaimOrder);
    const [taken] = (await once(child, 'message')) as [boolean[]];
    expect(taken).toEqual([true, true]);
    child.kill('SIGKILL');
    await once(child, 'exit');

    const killedMs = Date.now();
    let nowMs = killedMs;
    const clock = () => nowMs;
    const { supply, queryDatabase } = testTools({ clock, database: database.db });
    const [store, grids] = [createWeatherStore(queryDatabase), createLease({ ...LEASE, queryDatabase, clock })];
    let asked = 0;
    const fetch = async () => ++asked;
    const load = (signal: AbortSignal) => supply.load({ key: KEY, storedMs: 60_000, fetch }, signal);

    await expect(load(AbortSignal.timeout(300))).rejects.toMatchObject({ kind: 'timeout' });
    expect([asked, await store.acquireLease(CELL, nowMs), await grids.acquire()]).toEqual([0, false, false]);

    nowMs = killedMs + CLAIM_MS;
    expect((await load(AbortSignal.timeout(30_000))).value).toBe(1);
    expect([await store.acquireLease(CELL, nowMs), await grids.acquire()]).toEqual([true, false]);

    nowMs = killedMs + LEASE.leaseMs;
    expect(await grids.acquire()).toBe(true);
    await database.close();
  },
);
