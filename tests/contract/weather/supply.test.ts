import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { ProviderError } from '@/lib/api-host/weather/provider-error';
import { acquireLease } from '@/lib/api-host/weather/supply/response-rows';
import type { ProviderTools } from '@/lib/api-host/weather/supply/provider-tools';
import { FORMAT_VERSION } from '@/lib/api-host/weather/supply/pack';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { kstEpochMs } from '@/lib/domain/kst';
import { engines } from '../../support/engines';
import { eventually } from '../../support/eventually';
import { testTools } from '../../support/provider-tools';

const START = kstEpochMs('2026-11-21', 9, 50);
const AMPLE = () => AbortSignal.timeout(30_000);

describe.each(engines())('what providers said, on $name', ({ open }) => {
  let database: OpenDatabase;
  let nowMs: number;
  let asked: string[];
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    nowMs = START;
    asked = [];
  });

  const instance = (): ProviderTools => testTools({ clock: () => nowMs, database: database.db });
  const instances = (count: number) => Array.from({ length: count }, instance);

  let keys = 0;
  const newKey = () => `question ${++keys}`;
  const question = (key: string, answer: () => Promise<unknown> = async () => ({ said: key })) => ({
    key,
    storedMs: HOUR_MS,
    fetch: () => {
      asked.push(key);
      return answer();
    },
  });

  it('is asked for once by all instances, however many wait', async () => {
    const key = newKey();
    const all = instances(4).flatMap(({ supply }) =>
      Array.from({ length: 5 }, () => supply.load(question(key), AMPLE())),
    );
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ value }) => JSON.stringify(value)))).toEqual(new Set([`{"said":"${key}"}`]));
    expect(asked).toEqual([key]);
  });

  it('is known to an instance that begins later, with the time when it was received', async () => {
    const key = newKey();
    await instance().supply.load(question(key), AMPLE());
    nowMs += 20 * MINUTE_MS;
    expect(await instance().supply.load(question(key), AMPLE())).toEqual({ value: { said: key }, receivedAtMs: START });
    expect(asked).toEqual([key]);
  });

  it('may be that there is nothing yet: nobody asks again for three minutes', async () => {
    const key = newKey();
    const nothing = question(key, () => Promise.reject(new ProviderError('no-data', 'not yet')));
    const [here, there] = instances(2) as [ProviderTools, ProviderTools];
    await expect(here.supply.load(nothing, AMPLE())).rejects.toMatchObject({ kind: 'no-data' });
    await eventually(
      () => there.supply.load(nothing, AMPLE()).catch((error: ProviderError) => error.message),
      (message) => String(message).includes('a moment ago'),
    );
    expect(asked).toEqual([key]);
    nowMs += 3 * MINUTE_MS;
    await there.supply.load(question(key), AMPLE());
    expect(asked).toEqual([key, key]);
  });

  it('is asked for by another when the one that claimed it has died, once the lease is over', async () => {
    const key = newKey();
    const dead = { key: `${FORMAT_VERSION} ${key}`, nowMs, leaseMs: 5 * MINUTE_MS };
    expect(await acquireLease(database.db, dead)).toBe(true);
    const waiting = instance().supply.load(question(key), AMPLE());
    expect(await acquireLease(database.db, dead)).toBe(false);
    expect(asked).toEqual([]);
    nowMs += 5 * MINUTE_MS;
    expect((await waiting).value).toEqual({ said: key });
  });

  it.each([
    ['40 minutes', 40 * MINUTE_MS],
    ['a day', DAY_MS],
    ['30 days', 30 * DAY_MS],
  ])('is asked for again where it was received by a clock that was %s ahead', async (_, ahead) => {
    const key = newKey();
    const [here, there] = instances(2) as [ProviderTools, ProviderTools];
    nowMs += ahead;
    await here.supply.load(question(key), AMPLE());
    nowMs -= ahead;
    expect((await here.supply.load(question(key), AMPLE())).receivedAtMs).toBe(START);
    expect((await there.supply.load(question(key), AMPLE())).receivedAtMs).toBe(START);
    expect(asked).toEqual([key, key]);
  });

  it('does not stay claimed by a clock that was ahead', async () => {
    const key = newKey();
    await acquireLease(database.db, { key: `${FORMAT_VERSION} ${key}`, nowMs: nowMs + DAY_MS, leaseMs: 20_000 });
    await instance().supply.load(question(key), AMPLE());
    expect(asked).toEqual([key]);
  });

  it('is removed when it is of no use any more', async () => {
    const [old, young] = [newKey(), newKey()];
    await instance().supply.load(question(old), AMPLE());
    nowMs += 2 * HOUR_MS;
    const later = instance();
    await later.supply.load(question(young), AMPLE());
    await eventually(
      () => instance().supply.find(old),
      (found) => found === null,
    );
    expect(await instance().supply.find(young)).not.toBeNull();
  });

  it('is still to be had while the database is away: each instance asks for itself', async () => {
    const key = newKey();
    const alone = testTools({ clock: () => nowMs });
    await alone.supply.load(question(key), AMPLE());
    await alone.supply.load(question(key), AMPLE());
    expect(asked).toEqual([key]);
  });

  describe('calls of a day', () => {
    const counting = (calls: number) =>
      testTools({ clock: () => nowMs, database: database.db, dailyCalls: { airkorea: calls, 'kma-mid': calls } });

    it('are counted for all instances, and never exceed the budget', async () => {
      const all = [counting(30), counting(30), counting(30)];
      const taken = await Promise.allSettled(Array.from({ length: 60 }, (_, i) => all[i % 3]!.budget.take('airkorea')));
      expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
      expect(taken.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { kind: 'quota' } });
    });

    it('are to be used sparingly from 80 %, for cells in use from 95 %, for nobody at 100 %, till midnight in Korea', async () => {
      nowMs = kstEpochMs('2026-11-22', 23, 50);
      const { budget } = counting(20);
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

    it('pause for as long as the provider asks, for every instance', async () => {
      nowMs = kstEpochMs('2026-11-24', 10);
      const [here, there] = [counting(100), counting(100)];
      await here.budget.pause('kma-mid', nowMs + 5 * MINUTE_MS);
      for (const { budget } of [here, there])
        await expect(budget.take('kma-mid')).rejects.toMatchObject({ kind: 'quota' });
      nowMs += 5 * MINUTE_MS;
      for (const { budget } of [here, there]) await budget.take('kma-mid');
    });
  });
});
