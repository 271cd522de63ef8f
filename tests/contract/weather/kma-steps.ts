import { createKmaProvider } from '@/lib/api-host/weather/kma/kma-provider';
import { toGridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { kmaScenario, NO_DATA, type KmaWeather } from '../../support/kma-body';
import { startProviderServer, type ProviderReply, type ProviderServer } from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';

export const SEOUL = toGridCell({ lat: 37.5714, lon: 126.9658 });
export const NOON = kstEpochMs('2026-10-02', 12, 50);

/** Long enough for a busy machine; only for tests that are not about time. */
export const AMPLE_MS = 20_000;
export let server: ProviderServer;

/** Gives each test of the calling file a new server. */
export function serveEachTest(): void {
  beforeEach(async () => {
    server = await startProviderServer({ scenario: () => ({ body: NO_DATA }) });
  });
  afterEach(() => server.close());
}

/** Creates a provider with its own cache, whose clock stands at a time or follows a function. */
export const createProvider = (
  kmaServiceKey = 'key',
  partLimitMs = AMPLE_MS,
  now: number | (() => number) = NOON,
  { log }: Pick<Parameters<typeof testTools>[0] & object, 'log'> = {},
) =>
  createKmaProvider(
    { kmaServiceKey, kmaBaseUrl: `${server.url}/1360000`, airKoreaBaseUrl: `${server.url}/B552584` },
    testTools({ clock: typeof now === 'function' ? now : () => now, log }),
    partLimitMs,
  );
export const fetchAt = (nowMs: number, limitMs = AMPLE_MS) =>
  createProvider(undefined, undefined, nowMs).fetch(SEOUL, nowMs, AbortSignal.timeout(limitMs));

export const serveKma = (nowMs: number, hour?: KmaWeather['hour']) => server.use(kmaScenario(() => ({ nowMs, hour })));
export const getOperation = ({ pathname }: URL) => pathname.split('/').at(-1)!;

/** Returns a recorded reply with the cell and issue of the request in its rows, which the client compares. */
function addressTo({ searchParams }: URL, reply: ProviderReply): ProviderReply {
  const baseDate = searchParams.get('base_date');
  if (!('body' in reply) || !baseDate || !reply.body.includes('"nx"')) return reply;
  const requested: Record<string, unknown> = {
    baseDate,
    baseTime: searchParams.get('base_time'),
    nx: Number(searchParams.get('nx')),
    ny: Number(searchParams.get('ny')),
  };
  try {
    const replace = (name: string, value: unknown) => (name in requested ? requested[name] : value);
    return { ...reply, body: JSON.stringify(JSON.parse(reply.body, replace)) };
  } catch {
    return reply;
  }
}

/** Uses the synthetic service, with other replies for some operations. */
export function serveKmaWith(nowMs: number, replies: Record<string, ProviderReply>, hour?: KmaWeather['hour']) {
  const others = kmaScenario(() => ({ nowMs, hour }));
  server.use((url) => {
    const reply = replies[getOperation(url)];
    return reply ? addressTo(url, reply) : others(url);
  });
}

export const listRequestedBases = (operation: string) =>
  server.requests
    .filter((url) => getOperation(url) === operation)
    .map(({ searchParams }) => `${searchParams.get('base_date')} ${searchParams.get('base_time')}`);
