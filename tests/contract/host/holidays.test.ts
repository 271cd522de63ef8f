import { setTimeout as delay } from 'node:timers/promises';
import { createHolidayReader } from '@/lib/api-host/holidays/holiday-reader';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { eventually } from '../../support/eventually';
import { openProvider } from '../../support/answer-fetch';
import { WEEKDAY_HOLIDAYS } from '../../support/days-off';
import type { ProviderReply, ProviderServer } from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';

const NOON = kstEpochMs('2026-11-26', 12);
const PATH = '/B090041/openapi/service/SpcdeInfoService/getRestDeInfo';

type Item = Record<string, unknown>;
const rest = (locdate: number, dateName: string, isHoliday = 'Y'): Item => ({
  ...{ dateKind: '01', dateName, isHoliday, locdate, seq: 1 },
});

/** Returns a response as the portal sends it: a single item is no list, and nothing is an empty string. */
function reply(items: Item[]): ProviderReply {
  const item = items.length === 1 ? items[0] : items;
  const body = { items: items.length > 0 ? { item } : '', numOfRows: 100, pageNo: 1, totalCount: items.length };
  return { body: JSON.stringify({ response: { header: { resultCode: '00', resultMsg: 'NORMAL SERVICE.' }, body } }) };
}

const NO_ACCESS: ProviderReply = {
  body: `<OpenAPI_ServiceResponse><cmmMsgHeader><errMsg>SERVICE ERROR</errMsg><returnAuthMsg>SERVICE_KEY_IS_NOT_REGISTERED_ERROR</returnAuthMsg><returnReasonCode>30</returnReasonCode></cmmMsgHeader></OpenAPI_ServiceResponse>`,
};

let server: ProviderServer;
beforeEach(() => {
  server = openProvider({ scenario: () => NO_ACCESS });
});
afterEach(() => server.close());

/** Creates a reader of the present test's portal. */
function createWorld({ key = 'a%2Fkey' as string | null, extra = [] as string[], dailyCalls = 100 } = {}) {
  const world = { nowMs: NOON, warnings: [] as string[] };
  const log = { info: () => {}, warn: (_: unknown, text: string) => void world.warnings.push(text) };
  const tools = testTools({ clock: () => world.nowMs, log: log as never, dailyCalls: { 'kasi-holidays': dailyCalls } });
  const settings = {
    EXTRA_HOLIDAYS: extra,
    KMA_SERVICE_KEY: key ?? undefined,
    KASI_BASE_URL: `${server.url}/B090041/openapi/service`,
  };
  const read = createHolidayReader(settings, tools);
  /** Reads twice, because a reader that knows earlier dates fetches in the background. */
  const readFresh = async () => {
    await read();
    await delay(20);
    return read();
  };
  return { world, read, readFresh };
}

describe('public holidays', () => {
  it('come from the gazette without a key, with those that the operator added', async () => {
    const { read, world } = createWorld({ key: null, extra: ['2027-05-06'] });
    const holidays = await read();
    for (const date of [...WEEKDAY_HOLIDAYS, '2027-05-06']) expect(holidays).toContain(date);
    expect(holidays).not.toContain('2026-11-26');
    expect([server.requests, world.warnings]).toEqual([[], []]);
  });

  it('get the temporary ones of the portal, in two calls a day', async () => {
    server.use((url) =>
      url.searchParams.get('solYear') === '2026'
        ? reply([rest(20261225, '기독탄신일'), rest(20261224, '임시공휴일'), rest(20261231, '평일', 'N')])
        : reply([rest(20270506, '임시공휴일')]),
    );
    const { world, read, readFresh } = createWorld();
    const holidays = await read();
    expect(holidays).toContain('2026-12-24');
    expect(holidays).toContain('2027-05-06');
    expect(holidays).toContain('2026-09-25');
    expect(holidays).not.toContain('2026-12-31');
    expect(server.requests.map(({ pathname }) => pathname)).toEqual([PATH, PATH]);
    expect(Object.fromEntries(server.requests[0]!.searchParams)).toEqual({
      ...{ _type: 'json', solYear: '2026', numOfRows: '100', pageNo: '1', serviceKey: 'a/key' },
    });
    world.nowMs += 6 * HOUR_MS;
    await readFresh();
    expect(server.requests).toHaveLength(2);
    // Withdrawn on the next day.
    server.use(() => reply([rest(20261225, '기독탄신일')]));
    world.nowMs += DAY_MS;
    await eventually(read, (dates) => !dates.has('2026-12-24'));
    expect(server.requests).toHaveLength(4);
  });

  it('accept that the next year has not been published', async () => {
    server.use((url) => reply(url.searchParams.get('solYear') === '2026' ? [rest(20261224, '임시공휴일')] : []));
    const { read, world } = createWorld();
    expect(await read()).toContain('2026-12-24');
    expect(world.warnings).toEqual([]);
  });

  it('remain those of the last response if the portal fails, which is logged once and repeated every hour', async () => {
    server.use(() => reply([rest(20261224, '임시공휴일')]));
    const { world, readFresh } = createWorld();
    await readFresh();
    server.use(() => NO_ACCESS);
    world.nowMs += DAY_MS;
    const callsBefore = server.requests.length;
    for (let minutes = 0; minutes < 120; minutes += 10) {
      world.nowMs += 10 * 60_000;
      expect(await readFresh()).toContain('2026-12-24');
    }
    expect(server.requests.length - callsBefore).toBeLessThanOrEqual(3);
    const isLogged = (text: string) => text.includes('SpcdeInfoService');
    await eventually(
      () => world.warnings,
      (texts) => texts.some(isLogged),
    );
    expect(world.warnings.filter(isLogged)).toHaveLength(1);
  });

  it('are those of the gazette without a response or a budget', async () => {
    const failing = createWorld();
    expect(await failing.read()).toContain('2026-12-25');
    const spent = createWorld({ dailyCalls: 1 });
    server.use(() => reply([rest(20261224, '임시공휴일')]));
    const before = server.requests.length;
    expect(await spent.read()).toContain('2026-12-25');
    expect(server.requests.length - before).toBe(1);
  });

  it('of a year that nobody has published are said to be unknown, once, except 노동절', async () => {
    const { world, read, readFresh } = createWorld({ key: null });
    world.nowMs = kstEpochMs('2027-11-30', 12);
    await readFresh();
    expect(world.warnings).toEqual([]);
    for (let days = 0; days < 40; days++) {
      world.nowMs += DAY_MS;
      await readFresh();
    }
    await eventually(read, (dates) => dates.has('2028-05-01'));
    expect(world.warnings).toEqual([expect.stringContaining('no public holiday of 2028 is known')]);
    const informed = createWorld({ key: null, extra: ['2028-01-01'] });
    informed.world.nowMs = kstEpochMs('2027-12-31', 12);
    await informed.readFresh();
    expect(informed.world.warnings).toEqual([]);
  });
});
