import { setTimeout as delay } from 'node:timers/promises';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { GRID_WIDTH } from '@/lib/contract/grid-size';
import { EMPTY_GRID, gridBody } from '../../support/hub-grids';
import { faults, type ProviderReply } from '../../support/provider-server';

/** One request to the stand-in during the fault. */
export interface FaultyRequest {
  url: URL;
  /** Last part of the path: `getVilageFcst`, `nph-dfs_shrt_grd`. */
  operation: string;
  /** Time since the fault began, ms. */
  sinceMs: number;
  /** Number of requests since the fault began. */
  count: number;
  nowMs: number;
  /** Returns the right response, or that of another time. */
  reply: (nowMs?: number) => ProviderReply | Promise<ProviderReply>;
}

/** A provider that behaves badly after an hour of normal service. */
export interface FaultyProvider {
  name: string;
  kind: 'hostile' | 'imperfect';
  /** True if KMA's grids are the only source; otherwise its JSON service is. */
  isGrid?: true;
  respond: (request: FaultyRequest) => ProviderReply | Promise<ProviderReply>;
  /** Error of the instance's clock, ms. */
  getClockErrorMs?: (sinceMs: number) => number;
  isDatabaseAway?: true;
  /** Calls of each service a day; ample by default. */
  dailyCalls?: number;
}

const getBody = async (request: FaultyRequest): Promise<string> => {
  const reply = await request.reply();
  return 'body' in reply ? reply.body : '';
};
const FAULT_NAMES = Object.keys(faults(''));
type FaultName = (typeof FAULT_NAMES)[number];

const always = (name: FaultName): FaultyProvider['respond'] => {
  if (!FAULT_NAMES.includes(name)) throw new Error(`no fault '${name}'`);
  return async (request) => faults(await getBody(request))[name]!;
};
const say =
  (body: string, status = 200, headers?: Record<string, string>) =>
  (): ProviderReply => ({
    status,
    body,
    headers,
  });

/** Changes every object of a JSON body. */
const changeObjects =
  (change: (row: Record<string, unknown>) => Record<string, unknown>): FaultyProvider['respond'] =>
  async (request) => {
    const isRow = (value: unknown) => typeof value === 'object' && value !== null && 'category' in value;
    const replace = (_: string, value: unknown) => (isRow(value) ? change(value as Record<string, unknown>) : value);
    return { body: JSON.stringify(JSON.parse(await getBody(request)), replace) };
  };

/** Reads a grid's numbers and writes them in another order. */
async function reorderGrid(request: FaultyRequest, getIndex: (nx: number, ny: number) => number) {
  const numbers = (await getBody(request)).split(/[\s,]+/);
  return {
    body: gridBody(({ nx, ny }) => {
      const value = Number(numbers[getIndex(nx, ny)]);
      return value < -90 ? null : value;
    }),
  };
}
const LIMIT_XML = `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg>
<returnAuthMsg>LIMITED_NUMBER_OF_SERVICE_REQUESTS_EXCEEDS_ERROR</returnAuthMsg>
<returnReasonCode>22</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`;
const DEEP_JSON = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const OPTIONAL = /getMid|getUVIdx|getCtprvn|getPwnStatus/;
const SLOW_MS = 80;

const HOSTILE: Omit<FaultyProvider, 'kind'>[] = [
  { name: 'never responds', respond: always('silence') },
  { name: 'resets connections', respond: always('a connection reset in the middle of a body') },
  { name: 'HTTP 500', respond: always('HTTP 500') },
  { name: 'HTTP 503, retry after a day', respond: say('', 503, { 'retry-after': '86400' }) },
  { name: 'HTTP 429', respond: always('HTTP 429') },
  { name: 'rejects the key', respond: say('', 401) },
  { name: 'redirects elsewhere', respond: always('a redirect') },
  { name: 'over limit, as XML with HTTP 200', respond: say(LIMIT_XML) },
  { name: 'body without end', respond: always('a body without end') },
  { name: 'JSON nested 100,000 deep', respond: say(DEEP_JSON) },
  { name: 'HTML with HTTP 200', respond: say('<html><body>점검 중</body></html>') },
  { name: 'empty bodies', respond: always('an empty body') },
  { name: 'values of wrong types', respond: always('values of wrong types') },
  { name: 'rows of another cell', respond: changeObjects((row) => ({ ...row, nx: 1, ny: 1 })) },
  { name: "yesterday's rows", respond: changeObjects((row) => ({ ...row, baseDate: '20261120' })) },
  {
    name: 'impossible numbers',
    respond: changeObjects((row) => ({
      ...row,
      ...('fcstValue' in row && { fcstValue: '999' }),
      ...('obsrValue' in row && { obsrValue: '-999' }),
    })),
  },
  {
    name: 'grids mirrored east to west',
    isGrid: true,
    respond: (request) => reorderGrid(request, (nx, ny) => (ny - 1) * GRID_WIDTH + GRID_WIDTH - nx),
  },
  {
    name: 'grids mirrored north to south',
    isGrid: true,
    respond: (request) => reorderGrid(request, (nx, ny) => (253 - ny) * GRID_WIDTH + nx - 1),
  },
  {
    name: 'grids cut off',
    isGrid: true,
    respond: async (request) => ({ body: (await getBody(request)).slice(0, 9_000) }),
  },
  { name: 'grids of missing values only', isGrid: true, respond: say(EMPTY_GRID) },
];

const IMPERFECT: Omit<FaultyProvider, 'kind'>[] = [
  {
    name: 'optional services slow',
    respond: async ({ operation, reply }) => {
      if (OPTIONAL.test(operation)) await delay(SLOW_MS);
      return reply();
    },
  },
  {
    name: 'optional services down',
    respond: ({ operation, reply }) => (OPTIONAL.test(operation) ? { status: 500, body: '' } : reply()),
  },
  { name: 'issues 20 minutes late', respond: ({ reply, nowMs }) => reply(nowMs - 20 * MINUTE_MS) },
  {
    name: 'issues irregularly late',
    respond: ({ reply, nowMs, sinceMs }) =>
      reply(nowMs - [0, 35, 10, 50][Math.floor(sinceMs / HOUR_MS) % 4]! * MINUTE_MS),
  },
  {
    name: 'every third call fails',
    respond: ({ count, reply }) => (count % 3 === 0 ? { status: 502, body: '' } : reply()),
  },
  {
    name: 'some values null',
    respond: changeObjects((row) => (row.category === 'SKY' ? { ...row, fcstValue: null } : row)),
  },
  {
    name: 'grids of TMN missing',
    isGrid: true,
    respond: ({ url, reply }) => (url.searchParams.get('vars') === 'TMN' ? { body: EMPTY_GRID } : reply()),
  },
  {
    name: 'budget too small',
    dailyCalls: 60,
    respond: ({ reply }) => reply(),
  },
  {
    name: 'clock 90 minutes ahead, then corrected; then a day back',
    respond: ({ reply }) => reply(),
    getClockErrorMs: (sinceMs) => {
      const hours = sinceMs / HOUR_MS;
      if (hours < 2) return 90 * MINUTE_MS;
      return hours >= 4 && hours < 5 ? -DAY_MS : 0;
    },
  },
  { name: 'database away', isDatabaseAway: true, respond: ({ reply }) => reply() },
];

export const PROVIDERS: FaultyProvider[] = [
  ...HOSTILE.map((provider) => ({ ...provider, kind: 'hostile' as const })),
  ...IMPERFECT.map((provider) => ({ ...provider, kind: 'imperfect' as const })),
];
