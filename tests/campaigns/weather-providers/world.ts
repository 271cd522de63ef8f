import type { Database, OpenDatabase } from '@/lib/api-host/db/database';
import { providerAnswers, providerCalls, weatherGrids } from '@/lib/api-host/db/schema';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { createProviders } from '@/lib/api-host/weather/create-providers';
import { createKmaProvider } from '@/lib/api-host/weather/kma/kma-provider';
import { createGrids } from '@/lib/api-host/weather/kma-grid/grids';
import { mapServices, type ProviderService } from '@/lib/api-host/weather/provider-records';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import { createProviderTools } from '@/lib/api-host/weather/supply/provider-tools';
import { createWeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { HOUR_MS } from '@/lib/contract/durations';
import { getCellCentre, type GridCell } from '@/lib/domain/dfs-grid';
import { kstDate, startOfHourMs } from '@/lib/domain/kst';
import { EMPTY_GRID, getDefaults, gridBody, isPublished, parseGridQuery } from '../../support/hub-grids';
import { kmaScenario } from '../../support/kma-body';
import type { ProviderReply } from '../../support/provider-server';
import { silentLog } from '../../support/silent-log';
import { createTestHost } from '../../support/test-host';
import type { FaultyProvider } from './providers';

const ADDRESS = 'http://provider.test';
const AMPLE_CALLS = 100_000;
/** Requests wait briefly, because a fault may last for the whole time. A fetch has ample time on a busy machine. */
const LIMITS = { patienceMs: 30, fetchLimitMs: 10_000, openMs: 1, openMaxMs: 5 };
const PART_WAIT_MS = 20;

/** True temperature of a cell at an hour, °C: different in neighbouring cells, hours and days. */
export const getTruth = ({ nx, ny }: GridCell, epochMs: number): number =>
  ((Math.floor(epochMs / HOUR_MS) * 7 + nx * 3 + ny) % 40) - 5;

const regions = loadRegions();
const bodies = new Map<string, string>();

/** Returns a grid of the truth, with values on land only, as the hub publishes it. */
function replyAsHub(url: URL, nowMs: number): ProviderReply {
  const query = parseGridQuery(url);
  if (!isPublished(query, nowMs)) return { body: EMPTY_GRID };
  const isTemperature = query.variable === 'TMP' || query.variable === 'T1H';
  const key = isTemperature ? `T ${query.validAtMs}` : String(getDefaults(query.validAtMs)[query.variable]);
  const getValue = (cell: GridCell) =>
    isTemperature ? getTruth(cell, query.validAtMs) : getDefaults(query.validAtMs)[query.variable];
  const body = bodies.get(key) ?? gridBody((cell) => (regions.findCell(cell) ? getValue(cell) : null));
  bodies.set(key, body);
  return { body };
}

const replyAsPortal = (url: URL, nowMs: number) => {
  const cell = { nx: Number(url.searchParams.get('nx')), ny: Number(url.searchParams.get('ny')) };
  return kmaScenario(() => ({ nowMs, hour: (epochMs) => ({ temperature: getTruth(cell, epochMs) }) }))(url);
};

const getOperation = ({ pathname }: URL) => pathname.split('/').at(-1)!;
const isShortTerm = (operation: string) => /^nph-dfs|^getUltraSrt|^getVilage/.test(operation);

function getService(operation: string): ProviderService {
  if (operation.startsWith('nph-dfs')) return 'kma-hub';
  if (operation.startsWith('getMid')) return 'kma-mid';
  if (operation === 'getUVIdxV5') return 'kma-uv';
  if (operation === 'getPwnStatus') return 'kma-warnings';
  return operation === 'getCtprvnRltmMesureDnsty' ? 'airkorea' : 'kma-short';
}

const rejectOnAbort = (signal?: AbortSignal | null) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason), { once: true }));

/** A database whose queries fail. */
const LOST = new Proxy({} as Database, {
  get: () => () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  },
});

export interface CampaignWorld {
  clock: { /** The provider's time. */ nowMs: number };
  /** Begins the fault. */
  fail: () => void;
  /** Returns the time by the host's clock. */
  getHostMs: () => number;
  /** Time by the host's clock of the last right response to a forecast or observation. */
  getLastGoodMs: () => number;
  /** Returns whether a right forecast of an hour was received. The JSON service's covers all hours from the start on. */
  isCovered: (epochMs: number) => boolean;
  /** Returns the highest number of calls of a service on one day. */
  countCalls: () => number;
  updateGrids: () => Promise<unknown>;
  send: (path: string) => Promise<Response>;
  close: () => Promise<void>;
}

export const getPath = (cell: GridCell): string => {
  const { lat, lon } = getCellCentre(cell);
  return `/api/v1/weather/position?lat=${lat}&lon=${lon}`;
};

interface WorldOptions {
  provider: FaultyProvider;
  opened: OpenDatabase;
  pictures: string;
  startMs: number;
}

/** Opens an API host with one instance of the weather service in front of a provider that can begin to fail. */
export async function openCampaignWorld({ provider, opened, pictures, startMs }: WorldOptions): Promise<CampaignWorld> {
  for (const table of [weatherGrids, providerAnswers, providerCalls]) await opened.db.delete(table);
  const clock = { nowMs: startMs };
  const calls = new Map<string, number>();
  const covered = new Set<number>();
  const closing = new AbortController();
  let failedAtMs: number | null = null;
  let failures = 0;
  let lastGoodMs = -Infinity;
  const getSinceMs = () => (failedAtMs === null ? null : clock.nowMs - failedAtMs);
  const getHostMs = () => {
    const sinceMs = getSinceMs();
    return clock.nowMs + (sinceMs === null ? 0 : (provider.getClockErrorMs?.(sinceMs) ?? 0));
  };

  async function respond(url: URL): Promise<ProviderReply> {
    const operation = getOperation(url);
    const day = `${getService(operation)} ${kstDate(getHostMs())}`;
    calls.set(day, (calls.get(day) ?? 0) + 1);
    let isRight = false;
    const right = (atMs = clock.nowMs) => {
      isRight = true;
      return (provider.isGrid ? replyAsHub : replyAsPortal)(url, atMs);
    };
    const sinceMs = getSinceMs();
    const { nowMs } = clock;
    const request = { url, operation, sinceMs: sinceMs ?? 0, count: ++failures, nowMs, reply: right };
    const expected = await (provider.isGrid ? replyAsHub : replyAsPortal)(url, nowMs);
    const reply = sinceMs === null ? await right() : await provider.respond(request);
    const isUnchanged =
      isRight &&
      'body' in reply &&
      'body' in expected &&
      (provider.kind === 'imperfect' || reply.body === expected.body);
    if (isUnchanged && isShortTerm(operation)) {
      lastGoodMs = getHostMs();
      if (provider.isGrid && reply.body !== EMPTY_GRID) covered.add(parseGridQuery(url).validAtMs);
    }
    return reply;
  }

  const realFetch = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const aborted = rejectOnAbort(init?.signal);
    const reply = await Promise.race([respond(url), aborted]);
    if (!('fault' in reply)) return new Response(reply.body, reply);
    if (reply.fault === 'silence') return aborted;
    throw new TypeError('the connection was reset');
  };

  const tools = createProviderTools({
    database: () => (provider.isDatabaseAway && failedAtMs !== null ? LOST : opened.db),
    dailyCalls: mapServices(() => provider.dailyCalls ?? AMPLE_CALLS),
    clock: getHostMs,
    log: silentLog,
    closing: closing.signal,
    databaseLimitMs: 10_000,
  });
  const config = {
    ...{ kmaBaseUrl: ADDRESS, airKoreaBaseUrl: ADDRESS, openMeteoBaseUrl: ADDRESS, openMeteoAirBaseUrl: ADDRESS },
    ...{ kmaHubKey: 'key', kmaHubBaseUrl: ADDRESS, weatherSource: 'kma' as const },
  };
  // Only near hours, because a grid takes ten milliseconds to parse.
  const near = { ...tools, budget: { ...tools.budget, stage: () => 'in-use' as const } };
  const grids = provider.isGrid ? createGrids({ kmaHubKey: 'key', kmaHubBaseUrl: ADDRESS }, near) : null;
  const weather = createWeatherService({
    providers: grids
      ? createProviders(config, tools, grids)
      : [createKmaProvider({ ...config, kmaServiceKey: 'key' }, tools, PART_WAIT_MS)],
    recorded: getRecordedWeather,
    usual: getUsualWeather,
    store: createWeatherStore(tools.queryDatabase),
    clock: getHostMs,
    log: silentLog,
    random: () => 0.5,
    limits: LIMITS,
  });
  const host = createTestHost({ opened, folder: pictures, clock: getHostMs, weather });

  return {
    clock,
    getHostMs,
    fail: () => (failedAtMs = clock.nowMs),
    getLastGoodMs: () => lastGoodMs,
    isCovered: (epochMs) => (provider.isGrid ? covered.has(epochMs) : epochMs >= startOfHourMs(startMs)),
    countCalls: () => Math.max(0, ...calls.values()),
    updateGrids: async () => grids?.runOnce(),
    send: async (path) => host.fetch(new Request(`http://api-host${path}`)),
    async close() {
      closing.abort();
      await weather.close();
      globalThis.fetch = realFetch;
    },
  };
}
