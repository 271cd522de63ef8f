import { createSingleFlight } from '@/lib/single-flight';

/** A single flight whose executions are counted and end when the test says so. */
function setUp() {
  const ends: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const execute = () => new Promise<string>((resolve, reject) => void ends.push({ resolve, reject }));
  return { flights: createSingleFlight<string>(), execute, ends };
}

it('shares one execution among concurrent calls with the same key', async () => {
  const { flights, execute, ends } = setUp();
  const results = [flights.run('a', execute), flights.run('a', execute)];
  expect(ends).toHaveLength(1);
  ends[0]?.resolve('done');
  expect(await Promise.all(results)).toEqual(['done', 'done']);
});

it('keeps keys apart', async () => {
  const { flights, execute, ends } = setUp();
  const results = [flights.run('a', execute), flights.run('b', execute)];
  ends[0]?.resolve('of a');
  ends[1]?.resolve('of b');
  expect(await Promise.all(results)).toEqual(['of a', 'of b']);
});

it('shows an execution only while it is running', async () => {
  const { flights, execute, ends } = setUp();
  expect(flights.get('a')).toBeUndefined();
  const running = flights.run('a', execute);
  expect(flights.get('a')).toBe(running);
  ends[0]?.resolve('done');
  await running;
  expect(flights.get('a')).toBeUndefined();
});

it('starts another execution when the last one has succeeded', async () => {
  const { flights, execute, ends } = setUp();
  const first = flights.run('a', execute);
  ends[0]?.resolve('first');
  await first;
  const second = flights.run('a', execute);
  ends[1]?.resolve('second');
  expect(await second).toBe('second');
});

it('rejects all callers with the error of the execution and forgets it', async () => {
  const { flights, execute, ends } = setUp();
  const results = [flights.run('a', execute), flights.run('a', execute)];
  ends[0]?.reject(new Error('failed'));
  for (const result of results) await expect(result).rejects.toThrow('failed');
  const next = flights.run('a', execute);
  ends[1]?.resolve('done');
  expect(await next).toBe('done');
});
