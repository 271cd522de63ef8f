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
const ANSWER = { ok: true, headers: new Headers(), json: async () => ({}) } as Response;
const answer = () => act(async () => underWay.shift()?.resolve(ANSWER));

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
  await act(async () => underWay.shift()?.reject(new TypeError('Failed to fetch')));
  expect(result.current).toBe('online');
  ask();
  await act(async () => underWay.shift()?.reject(new TypeError('Failed to fetch')));
  expect(result.current).toBe('offline');
});
