import { setImmediate as settle } from 'node:timers/promises';
import { createRenderPool } from '@/lib/next-edge/page-cache/render-pool';

/** Creates a pool whose requests run until `finish` is called. Returns the order in which they started. */
function createWorld(limits: Parameters<typeof createRenderPool>[0]) {
  const pool = createRenderPool(limits);
  const started: string[] = [];
  const finishes: (() => void)[] = [];
  const request = (network: string) =>
    pool.run(network, () => {
      started.push(network);
      return new Promise<string>((finish) => finishes.push(() => finish(network)));
    });
  const finish = async () => {
    finishes.shift()?.();
    // The place becomes free in the next turn of the event loop.
    await settle();
    await settle();
  };
  return { pool, started, request, finish };
}

it('gives networks turns, so that a flood delays others by what it has running', async () => {
  const { started, request, finish } = createWorld({ running: 2, waiting: 8, perNetwork: 6 });
  for (let count = 0; count < 6; count++) void request('203.0.113.1');
  void request('203.0.113.2');
  void request('203.0.113.3');
  await settle();
  expect(started).toEqual(['203.0.113.1', '203.0.113.1']);
  for (let count = 0; count < 3; count++) await finish();
  expect(started.slice(2)).toEqual(['203.0.113.2', '203.0.113.3', '203.0.113.1']);
});

it('refuses at once what exceeds the places of a network and of all', async () => {
  const { pool, request, finish } = createWorld({ running: 1, waiting: 3, perNetwork: 2 });
  const first = request('203.0.113.1');
  void request('203.0.113.1');
  expect(await request('203.0.113.1')).toBeNull();
  void request('203.0.113.2');
  void request('203.0.113.3');
  expect([await request('203.0.113.4'), pool.count()]).toEqual([null, 4]);
  await finish();
  expect([await first, pool.count()]).toEqual(['203.0.113.1', 3]);
});

it('counts an IPv6 customer once, and leaves places that one network may not take to others', async () => {
  const { started, request } = createWorld({ running: 3, waiting: 9, perNetwork: 4, runningPerNetwork: 2 });
  for (const host of [1, 2, 3, 4]) void request(`2001:db8::${host}`);
  expect(await request('2001:db8:0:0:9::1')).toBeNull();
  void request('2001:db8:1::1');
  await settle();
  expect(started).toEqual(['2001:db8::1', '2001:db8::2', '2001:db8:1::1']);
});

it('frees a place if a request fails', async () => {
  const pool = createRenderPool({ running: 1, waiting: 1, perNetwork: 2 });
  await expect(pool.run(undefined, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await settle();
  expect([await pool.run(undefined, async () => 'served'), pool.count()]).toEqual(['served', 1]);
  await settle();
  expect(pool.count()).toBe(0);
});

it('starts no more requests in a turn of the event loop than may run at the same time', async () => {
  const pool = createRenderPool({ running: 8, waiting: 96, perNetwork: 32, runningPerNetwork: 3 });
  let started = 0;
  for (let count = 0; count < 12; count++) void pool.run('203.0.113.1', async () => void (started += 1));
  await new Promise((resolve) => process.nextTick(resolve));
  expect(started).toBe(3);
  await settle();
  expect(started).toBe(6);
});

describe('over time', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('counts a served request as running for its network during a pause, while others take its place', async () => {
    const { started, request, finish } = createWorld({ running: 1, waiting: 8, perNetwork: 6, pauseMs: 50 });
    for (let count = 0; count < 3; count++) void request('203.0.113.1');
    void request('203.0.113.2');
    await settle();
    await finish();
    expect(started).toEqual(['203.0.113.1', '203.0.113.2']);
    await finish();
    expect(started).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(50);
    expect(started.slice(2)).toEqual(['203.0.113.1']);
  });

  it('delays refusals, so that a client that tries again at once takes little time', async () => {
    const { request } = createWorld({ running: 1, waiting: 8, perNetwork: 1, refusalMs: 400 });
    void request('203.0.113.1');
    let isRefused = false;
    const refused = request('203.0.113.1').then((result) => (isRefused = result === null));
    await jest.advanceTimersByTimeAsync(399);
    expect(isRefused).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await refused).toBe(true);
  });

  it('delays no more than a thousand refusals', async () => {
    const { request } = createWorld({ running: 1, waiting: 8, perNetwork: 1, refusalMs: 400 });
    void request('203.0.113.1');
    for (let count = 0; count < 1_000; count++) void request('203.0.113.1');
    expect(await request('203.0.113.1')).toBeNull();
  });
});
