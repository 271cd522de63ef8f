import { createUvIndex } from '@/lib/api-host/weather/kma/uv-index';
import { ProviderError, type ProviderErrorKind } from '@/lib/api-host/weather/provider-error';
import { validateProviderPaths } from '@/lib/api-host/weather/provider-paths';
import { createKeyWatch } from '@/lib/api-host/weather/supply/key-watch';
import { createOperation } from '@/lib/api-host/weather/supply/operation';
import { DAY_MS } from '@/lib/contract/durations';
import { parseEnv } from '@/lib/env';
import { metrics } from '@/lib/metrics/metrics';
import { testTools } from '../../support/provider-tools';

const paths = { 'kma-uv': ['/V6', '/V5'] };
const NOW_MS = Date.parse('2026-03-10T14:30:00+09:00');

describe('the paths of an operation', () => {
  /** Returns the paths that were called, for each of several calls, while each path responds as given. */
  async function call(responses: Record<string, ProviderErrorKind | 'ok'>[]) {
    const callOperation = createOperation('kma-uv', { paths });
    const calls: string[][] = [];
    for (const byPath of responses) {
      const called: string[] = [];
      const request = async (path: string) => {
        called.push(path);
        const kind = byPath[path]!;
        if (kind !== 'ok') throw new ProviderError(kind, path);
      };
      const outcome = await callOperation(request).catch(({ message }: Error) => `fails at ${message}`);
      calls.push([...called, ...(outcome ? [outcome] : [])]);
    }
    return calls;
  }

  it.each<[string, Record<string, ProviderErrorKind | 'ok'>[], string[][]]>([
    ['the first that responds', [{ '/V6': 'ok' }, { '/V6': 'ok' }], [['/V6'], ['/V6']]],
    [
      'the next one if the key is not valid for the first, and from then on that one',
      [
        { '/V6': 'auth', '/V5': 'ok' },
        { '/V6': 'auth', '/V5': 'ok' },
      ],
      [['/V6', '/V5'], ['/V5']],
    ],
    [
      'the first again when the known one is withdrawn',
      [
        { '/V6': 'withdrawn', '/V5': 'no-data' },
        { '/V6': 'ok', '/V5': 'withdrawn' },
      ],
      [
        ['/V6', '/V5', 'fails at /V5'],
        ['/V5', '/V6'],
      ],
    ],
    ['no other after a failure of the provider', [{ '/V6': 'timeout' }], [['/V6', 'fails at /V6']]],
    ['all if none responds', [{ '/V6': 'auth', '/V5': 'withdrawn' }], [['/V6', '/V5', 'fails at /V6']]],
  ])('are called: %s', async (_, responses, calls) => expect(await call(responses)).toEqual(calls));

  it('come from PROVIDER_PATHS, which names only operations that exist', () => {
    const { PROVIDER_PATHS } = parseEnv({ PROVIDER_PATHS: 'kma-uv=/V6/x,/V5/x  airkorea=/A/b?ver=1.6' });
    expect(PROVIDER_PATHS).toEqual({ 'kma-uv': ['/V6/x', '/V5/x'], airkorea: ['/A/b?ver=1.6'] });
    expect(validateProviderPaths(PROVIDER_PATHS)).toBe(PROVIDER_PATHS);
    expect(() => validateProviderPaths({ 'kma-sun': ['/x'] })).toThrow(/unknown operation kma-sun.*kma-uv/);
    expect(() => parseEnv({ PROVIDER_PATHS: 'kma-uv=V6' })).toThrow('PROVIDER_PATHS');
  });
});

it('the UV index comes from V5, which replaced V4', async () => {
  const item = { code: 'A07_2', areaNo: '1168000000', date: '2026031012', h0: '3', h3: '5' };
  const ok = { response: { header: { resultCode: '00' }, body: { items: { item: [item] }, totalCount: 1 } } };
  const rejected = { OpenAPI_ServiceResponse: { cmmMsgHeader: { returnReasonCode: '30' } } };
  for (const version of ['V5', 'V4']) {
    const called: string[] = [];
    const fetch = async ({ pathname }: URL) => {
      called.push(pathname);
      const isKnown = pathname.includes(`Service${version}`);
      const body = JSON.stringify(isKnown ? ok : rejected);
      return { status: isKnown ? 200 : 403, bytes: Buffer.from(body), body, pauseMs: 0 };
    };
    const { supply } = testTools({ clock: () => NOW_MS });
    const { fetchUv } = createUvIndex({ baseUrl: 'https://portal.example', serviceKey: 'key', fetch }, supply);
    expect((await fetchUv(['11680'], NOW_MS, new AbortController().signal)).steps.size).toBe(2);
    const all = ['/LivingWthrIdxServiceV5/getUVIdxV5', '/LivingWthrIdxServiceV4/getUVIdxV4'];
    expect(called).toEqual(version === 'V5' ? all.slice(0, 1) : all);
  }
});

describe('a key that was never accepted', () => {
  const getRejectedSince = async () => (await metrics().keyRejectedSince.get()).values.map(({ value }) => value);
  beforeEach(() => metrics().keyRejectedSince.reset());

  /** Creates the watches of two starts, which share what the first one stored. */
  function createStarts() {
    let nowMs = NOW_MS;
    const clock = () => nowMs;
    const { supply } = testTools({ clock });
    const start = () => {
      const warn = jest.fn();
      const watch = createKeyWatch({ supply, clock, log: { info: jest.fn(), warn }, paths });
      return { watch, callOperation: createOperation('kma-uv', { paths, keyWatch: watch }), warn };
    };
    return { start, pass: (ms: number) => (nowMs += ms) };
  }
  const fail = (kind: ProviderErrorKind) => () => Promise.reject(new ProviderError(kind, kind));
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

  it('is reported with its service and the time of the first rejection, also at the next start', async () => {
    const { start, pass } = createStarts();
    const first = start();
    for (let times = 0; times < 3; times++) await first.callOperation(fail('auth')).catch(() => undefined);
    await settle();
    expect(first.warn.mock.calls.map(([, text]) => text)).toEqual([expect.stringContaining('kma-uv (/V6, /V5)')]);
    metrics().keyRejectedSince.reset();
    pass(2 * DAY_MS);
    const second = start();
    await second.watch.reportRejected();
    expect(second.warn).toHaveBeenCalledTimes(1);
    expect(second.warn.mock.calls[0][1]).toContain('since 2026-03-10T05:30:00.000Z');
    expect(await getRejectedSince()).toEqual([NOW_MS / 1_000]);
    // Registered in the meantime.
    await second.callOperation(async () => undefined);
    await settle();
    expect(await getRejectedSince()).toEqual([]);
    const third = start();
    await third.watch.reportRejected();
    expect(third.warn).not.toHaveBeenCalled();
  });

  it.each<[string, (ProviderErrorKind | 'ok')[]]>([
    ['was accepted once', ['ok', 'auth']],
    ['failed for other reasons', ['timeout', 'network', 'http', 'quota', 'malformed', 'withdrawn']],
    ['returned no data', ['no-data', 'auth']],
  ])('is not one that %s', async (_, outcomes) => {
    const { callOperation, warn } = createStarts().start();
    for (const outcome of outcomes)
      await callOperation(outcome === 'ok' ? async () => undefined : fail(outcome)).catch(() => undefined);
    await settle();
    expect(warn).not.toHaveBeenCalled();
    expect(await getRejectedSince()).toEqual([]);
  });

  it('is not reported any more once another instance has found it accepted', async () => {
    const { start } = createStarts();
    const [one, other] = [start(), start()];
    await one.callOperation(fail('auth')).catch(() => undefined);
    await settle();
    other.watch.note('kma-uv', 'accepted');
    await settle();
    metrics().keyRejectedSince.set({ operation: 'kma-uv' }, 1);
    for (const collect of metrics().collectors) await collect();
    expect(await getRejectedSince()).toEqual([]);
  });
});
