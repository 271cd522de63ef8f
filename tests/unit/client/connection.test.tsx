// Runs alone: the module remembers how the server was last reached.
import { act, renderHook } from '@testing-library/react';
import { useConnection } from '@/lib/client/api/connection';
import { fetchJson } from '@/lib/client/api/fetch-json';

let isOnline = true;
/** Pending requests, oldest first. */
let underWay: { resolve: (response: Response) => void; reject: (error: Error) => void }[];

beforeEach(() => {
  [isOnline, underWay] = [true, []];
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => ++nowMs);
  globalThis.fetch = () => new Promise((resolve, reject) => underWay.push({ resolve, reject }));
});
afterEach(() => jest.restoreAllMocks());

const connect = (online: boolean) =>
  act(() => {
    isOnline = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  });
const ask = () => void fetchJson('/api/v1/region').catch(() => undefined);
const answer = (headers: Record<string, string> = {}) =>
  act(async () =>
    underWay.shift()?.resolve({ ok: true, headers: new Headers(headers), json: async () => ({}) } as Response),
  );
const fail = () => act(async () => underWay.shift()?.reject(new TypeError('Failed to fetch')));
const cacheable = (time: string) => ({
  'cache-control': 'public, max-age=60, stale-while-revalidate=900',
  date: `Mon, 23 Nov 2026 ${time} GMT`,
});

test('a response from before going offline does not mark the connection as restored, a later one does', async () => {
  const { result } = renderHook(useConnection);
  ask();
  connect(false);
  await answer();
  expect(result.current).toBe('offline');
  // Some systems report "offline" although the server is reachable.
  ask();
  await answer();
  expect(result.current).toBe('online');
});

test('a request that failed before going online does not mark the connection as lost', async () => {
  const { result } = renderHook(useConnection);
  ask();
  connect(false);
  connect(true);
  await fail();
  expect(result.current).toBe('online');
  ask();
  await fail();
  expect(result.current).toBe('offline');
});

test("a response of the browser's HTTP cache does not hide that the device is offline", async () => {
  const { result } = renderHook(useConnection);
  connect(false);
  for (const time of ['08:00:00', '08:00:05', '08:00:05', '07:00:00']) {
    ask();
    await answer(cacheable(time));
    expect([time, result.current]).toEqual([time, 'offline']);
  }
  ask();
  await answer({ 'cache-control': 'private, no-store' });
  expect(result.current).toBe('online');
});

test('without a report of the browser, only a newer response shows that the server is back', async () => {
  const { result } = renderHook(useConnection);
  connect(true);
  ask();
  await answer(cacheable('09:00:00'));
  ask();
  await fail();
  for (const [headers, expected] of [
    [cacheable('08:59:00'), 'offline'],
    [cacheable('09:00:00'), 'offline'],
    // A shared cache in front of the server confirmed it 30 s later.
    [{ ...cacheable('09:00:00'), age: '30' }, 'online'],
  ] as const) {
    ask();
    await answer(headers);
    expect(result.current).toBe(expected);
  }
});
