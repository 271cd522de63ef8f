import { createKmaProvider } from '@/lib/api-host/weather/kma/kma-provider';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { kmaScenario, NO_DATA, type KmaWeather } from '../../support/kma-body';
import { startProviderServer, type ProviderReply, type ProviderServer } from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';

// Whoever imports this has a new server before each test.

export const SEOUL = toGridCell({ lat: 37.5714, lon: 126.9658 });
export const NOON = kstEpochMs('2026-10-02', 12, 50);

/** For tests that are not about time: a busy machine may take a while. */
export const AMPLE_MS = 20_000;
export let server: ProviderServer;
beforeEach(async () => {
  server = await startProviderServer({ scenario: () => ({ body: NO_DATA }) });
});
afterEach(() => server.close());

/** A provider with a memory of its own. It takes `nowMs` for the time. */
export const createProvider = (kmaServiceKey = 'key', partLimitMs = AMPLE_MS, nowMs = NOON) =>
  createKmaProvider(
    { kmaServiceKey, kmaBaseUrl: `${server.url}/1360000`, airKoreaBaseUrl: `${server.url}/B552584` },
    testTools({ clock: () => nowMs }),
    partLimitMs,
  );
export const fetchAt = (nowMs: number, limitMs = AMPLE_MS) =>
  createProvider(undefined, undefined, nowMs).fetch(SEOUL, nowMs, AbortSignal.timeout(limitMs));

export const speak = (nowMs: number, hour?: KmaWeather['hour']) => server.use(kmaScenario(() => ({ nowMs, hour })));
export const operationOf = ({ pathname }: URL) => pathname.split('/').at(-1)!;

/** The synthetic service, save for what some operations say instead. */
export function speakWith(nowMs: number, replies: Record<string, ProviderReply>, hour?: KmaWeather['hour']) {
  const rest = kmaScenario(() => ({ nowMs, hour }));
  server.use((url) => replies[operationOf(url)] ?? rest(url));
}

export const basesAsked = (operation: string) =>
  server.requests
    .filter((url) => operationOf(url) === operation)
    .map(({ searchParams }) => `${searchParams.get('base_date')} ${searchParams.get('base_time')}`);
