import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { ProviderError } from '@/lib/api-host/weather/provider-error';
import { acquireLease } from '@/lib/api-host/weather/supply/response-rows';
import type { ProviderTools } from '@/lib/api-host/weather/supply/provider-tools';
import { FORMAT_VERSION } from '@/lib/api-host/weather/supply/pack';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { kstEpochMs } from '@/lib/domain/kst';
import { listEngines } from '../../support/engines';
import { eventually } from '../../support/eventually';
import { testTools } from '../../support/provider-tools';

const START = kstEpochMs('2026-11-21', 9, 50);
const AMPLE = () => AbortSignal.timeout(30_000);

describe.each(listEngines())('provider responses on $name', ({ open }) => {
  let database: OpenDatabase;
  let nowMs: number;
  let fetched: string[];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    nowMs = START;
    fetched = [];
  });

  const instance = (): ProviderTools => testTools({ clock: () => nowMs, database: database.db });
  const instances = (count: number) => Array.from({ length: count }, instance);

  let keys = 0;
  const createKey = () => `question ${++keys}`;
  const createQuery = (key: string, respond: () => Promise<unknown> = async () => ({ key })) => ({
    key,
    storedMs: HOUR_MS,
    fetch: () => {
      fetched.push(key);
      return respond();
    },
  });

  it('are fetched once for all instances and concurrent calls', async () => {
    const key = createKey();
    const all = instances(4).flatMap(({ supply }) =>
      Array.from({ length: 5 }, () => supply.load(createQuery(key), AMPLE())),
    );
    const results = await Promise.all(all);
    expect(new Set(results.map(({ value }) => JSON.stringify(value)))).toEqual(new Set([`{"key":"${key}"}`]));
    expect(fetched).toEqual([key]);
  });

  it('are shared with an instance that starts later, with the time of receipt', async () => {
    const key = createKey();
    await instance().supply.load(createQuery(key), AMPLE());
    nowMs += 20 * MINUTE_MS;
    expect(await instance().supply.load(createQuery(key), AMPLE())).toEqual({
      value: { key },
      receivedAtMs: START,
    });
    expect(fetched).toEqual([key]);
  });

  it('without data are not fetched again for three minutes', async () => {
    const key = createKey();
    const emptyQuery = createQuery(key, () => Promise.reject(new ProviderError('no-data', 'not yet')));
    const [here, there] = instances(2) as [ProviderTools, ProviderTools];
    await expect(here.supply.load(emptyQuery, AMPLE())).rejects.toMatchObject({ kind: 'no-data' });
    await eventually(
      () => there.supply.load(emptyQuery, AMPLE()).catch((error: ProviderError) => error.message),
      (message) => String(message).includes('a moment ago'),
    );
    expect(fetched).toEqual([key]);
    nowMs += 3 * MINUTE_MS;
    await there.supply.load(createQuery(key), AMPLE());
    expect(fetched).toEqual([key, key]);
  });

  it('are fetched by another instance when the lease of a dead one has expired', async () => {
    const key = createKey();
    const deadLease = { key: `${FORMAT_VERSION} ${key}`, nowMs, leaseMs: 5 * MINUTE_MS };
    expect(await acquireLease(database.db, deadLease)).toBe(true);
    const waiting = instance().supply.load(createQuery(key), AMPLE());
    expect(await acquireLease(database.db, deadLease)).toBe(false);
    expect(fetched).toEqual([]);
    nowMs += 5 * MINUTE_MS;
    expect((await waiting).value).toEqual({ key });
  });

  it.each([
    ['40 minutes', 40 * MINUTE_MS],
    ['a day', DAY_MS],
    ['30 days', 30 * DAY_MS],
  ])('are fetched again if a clock %s ahead received them', async (_, ahead) => {
    const key = createKey();
    const [here, there] = instances(2) as [ProviderTools, ProviderTools];
    nowMs += ahead;
    await here.supply.load(createQuery(key), AMPLE());
    nowMs -= ahead;
    expect((await here.supply.load(createQuery(key), AMPLE())).receivedAtMs).toBe(START);
    expect((await there.supply.load(createQuery(key), AMPLE())).receivedAtMs).toBe(START);
    expect(fetched).toEqual([key, key]);
  });

  it('are not blocked by the claim of a clock that was ahead', async () => {
    const key = createKey();
    await acquireLease(database.db, { key: `${FORMAT_VERSION} ${key}`, nowMs: nowMs + DAY_MS, leaseMs: 20_000 });
    await instance().supply.load(createQuery(key), AMPLE());
    expect(fetched).toEqual([key]);
  });

  it('are deleted when they have expired', async () => {
    const [old, young] = [createKey(), createKey()];
    await instance().supply.load(createQuery(old), AMPLE());
    nowMs += 2 * HOUR_MS;
    const later = instance();
    await later.supply.load(createQuery(young), AMPLE());
    await eventually(
      () => instance().supply.findFirst([old]),
      (found) => found === null,
    );
    expect(await instance().supply.findFirst([young])).not.toBeNull();
  });

  it('are fetched and cached in memory without a database', async () => {
    const key = createKey();
    const alone = testTools({ clock: () => nowMs });
    await alone.supply.load(createQuery(key), AMPLE());
    await alone.supply.load(createQuery(key), AMPLE());
    expect(fetched).toEqual([key]);
  });

  describe('the daily calls', () => {
    const createTools = (calls: number) =>
      testTools({ clock: () => nowMs, database: database.db, dailyCalls: { airkorea: calls, 'kma-mid': calls } });

    it('are counted for all instances and never exceed the budget', async () => {
      const all = [createTools(30), createTools(30), createTools(30)];
      const taken = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => all[i % 3]!.budget.take('airkorea')));
      expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
      expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'quota' } });
    });

    it('are sparing from 80 %, for cells in use from 95 % and denied at 100 %, until midnight in Korea', async () => {
      nowMs = kstEpochMs('2026-11-22', 23, 50);
      const { budget } = createTools(20);
      const stages = [];
      for (let calls = 0; calls < 20; calls++) {
        await budget.take('kma-mid');
        stages.push(budget.stage('kma-mid'));
      }
      expect(stages).toEqual([...Array(15).fill('open'), ...Array(3).fill('sparing'), 'in-use', 'spent']);
      await expect(budget.take('kma-mid')).rejects.toMatchObject({ kind: 'quota' });
      nowMs += 10 * MINUTE_MS;
      expect(budget.stage('kma-mid')).toBe('open');
      await expect(budget.take('kma-mid')).resolves.toBeUndefined();
    });

    it('pause on every instance for as long as the provider requested', async () => {
      nowMs = kstEpochMs('2026-11-24', 10);
      const [here, there] = [createTools(100), createTools(100)];
      await here.budget.pause('kma-mid', nowMs + 5 * MINUTE_MS);
      for (const { budget } of [here, there])
        await expect(budget.take('kma-mid')).rejects.toMatchObject({ kind: 'quota' });
      nowMs += 5 * MINUTE_MS;
      for (const { budget } of [here, there]) await budget.take('kma-mid');
    });
  });
});
