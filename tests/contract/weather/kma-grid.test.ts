import { createProviders } from '@/lib/api-host/weather/create-providers';
import type { GridKey } from '@/lib/api-host/weather/kma-grid/grid-cache';
import { createGrids, type Grids } from '@/lib/api-host/weather/kma-grid/grids';
import { getCellValue } from '@/lib/api-host/weather/kma-grid/parse-grid';
import { listRequiredGrids } from '@/lib/api-host/weather/kma-grid/required-grids';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import type { ProviderService } from '@/lib/api-host/weather/provider-records';
import type { BudgetStage } from '@/lib/api-host/weather/supply/budget';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { providerAnswers, weatherGrids } from '@/lib/api-host/db/schema';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { kstEpochMs, startOfHourMs } from '@/lib/domain/kst';
import { eventually } from '../../support/eventually';
import { EMPTY_GRID, evenGrid, gridQuestionOf, hubScenario, type GridTruth } from '../../support/hub-grids';
import { kmaScenario } from '../../support/kma-body';
import { openMemoryDatabase } from '../../support/memory-database';
import {
  startProviderServer,
  type ProviderReply,
  type ProviderScenario,
  type ProviderServer,
} from '../../support/provider-server';
import { testTools } from '../../support/provider-tools';

const START = kstEpochMs('2026-11-21', 9, 50);
const HOUR = startOfHourMs(START);
const SEOUL = { nx: 60, ny: 127 };

let database: OpenDatabase;
let hub: ProviderServer;
let nowMs: number;
let services: WeatherService[];
let warned: unknown[];
beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [nowMs, services, warned] = [START, [], []];
  await database.db.delete(weatherGrids);
  await database.db.delete(providerAnswers);
  hub = await startProviderServer({ scenario: hubScenario(() => nowMs) });
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.close()));
  await hub.close();
});

interface Instance {
  grids: Grids;
  service: WeatherService;
  /** Takes a turn, and gives back what it asked the hub for. */
  turn: () => Promise<URL[]>;
}

interface Setup {
  /** How far grids are asked for: near ones, where a test is not about the others. */
  stage?: BudgetStage;
  kmaServiceKey?: string;
  kmaBaseUrl?: string;
  closing?: AbortSignal;
}

function instance({ stage = 'in-use', kmaServiceKey, kmaBaseUrl = hub.url, closing }: Setup = {}): Instance {
  const clock = () => nowMs;
  const log = { info: () => undefined, warn: (told: unknown) => void warned.push(told) };
  const given = testTools({ clock, database: database.db, closing });
  const tools = {
    ...given,
    log,
    budget: { ...given.budget, stage: (service: ProviderService) => (service === 'kma-hub' ? stage : 'open') },
  };
  const grids = createGrids({ kmaHubKey: 'a hub+key/', kmaHubBaseUrl: hub.url }, tools);
  const config = {
    kmaServiceKey,
    kmaHubKey: 'a hub+key/',
    kmaHubBaseUrl: hub.url,
    kmaBaseUrl,
    airKoreaBaseUrl: kmaBaseUrl,
    openMeteoBaseUrl: kmaBaseUrl,
    openMeteoAirBaseUrl: kmaBaseUrl,
  };
  const service = createWeatherService({
    providers: createProviders(config, tools, grids),
    recorded: getRecordedWeather,
    store: createWeatherStore(tools.queryDatabase),
    clock,
    log,
    random: () => 0.5,
    limits: { patienceMs: 20_000, fetchLimitMs: 20_000 },
  });
  services.push(service);
  const turn = async () => {
    const before = hub.requests.length;
    await grids.runOnce();
    return hub.requests.slice(before);
  };
  return { grids, service, turn };
}

/** Rain comes from the west, a hundred kilometres an hour, and it is colder behind it; the north is colder than the south. */
const FRONT_AT = 30;
const CELLS_AN_HOUR = 20;
const isBehind = (nx: number, epochMs: number) => nx < FRONT_AT + (CELLS_AN_HOUR * (epochMs - HOUR)) / HOUR_MS;
const front: GridTruth = ({ nx, ny }, epochMs) => {
  const rains = isBehind(nx, epochMs);
  const temperature = (rains ? 8 : 16) - ny / 100;
  const falls = rains ? 3.5 : 0;
  return { T1H: temperature, TMP: temperature, PTY: rains ? 1 : 0, RN1: falls, PCP: falls, SKY: rains ? 4 : 1 };
};

it('a front that crosses the country arrives in the right cells at the right hours', async () => {
  hub.use(hubScenario(() => nowMs, front));
  const { service, turn } = instance();
  await turn();
  for (const cell of [{ nx: 28, ny: 60 }, SEOUL, { nx: 98, ny: 76 }, { nx: 53, ny: 38 }, { nx: 92, ny: 131 }]) {
    const { weather } = await service.get(cell);
    expect(weather.source).toMatchObject({ provider: 'kma', fetchedAtMs: START });
    const ahead = weather.hours.filter(({ epochMs }) => epochMs >= HOUR);
    expect(ahead.length).toBeGreaterThanOrEqual(6);
    for (const { epochMs, temperatureC, sky, precipitation } of ahead) {
      const rains = isBehind(cell.nx, epochMs);
      expect([epochMs, temperatureC]).toEqual([epochMs, expect.closeTo((rains ? 8 : 16) - cell.ny / 100, 2)]);
      expect(sky).toBe(rains ? 'overcast' : 'clear');
      expect(precipitation).toMatchObject(rains ? { kind: 'rain', amountMm: 3.5 } : { kind: 'none', amountMm: 0 });
    }
    expect(weather.days[0]).toMatchObject({ date: '2026-11-21', minC: 10, maxC: 20 });
  }
});

it('one of four instances asks for what is new, and all of them have it, whoever looks where', async () => {
  const four = Array.from({ length: 4 }, () => instance());
  const nameOf = (grid: GridKey & { issuedAtMs: number }) =>
    `${grid.service} ${grid.variable} ${grid.issuedAtMs} ${grid.validAtMs}`;
  const wanted = () => listRequiredGrids(nowMs, 'in-use').map(nameOf);
  const asked = () => hub.requests.map((url) => nameOf(gridQuestionOf(url)));
  await Promise.all(four.map(({ turn }) => turn()));
  const before = wanted();
  expect(asked().sort()).toEqual(before.sort());
  expect(hub.requests[0]!.searchParams.get('authKey')).toBe('a hub+key/');
  for (const { turn } of four) expect(await turn()).toEqual([]);
  for (const { service } of four) expect((await service.get(SEOUL)).weather.source.provider).toBe('kma');
  // A cell more costs no call more,
  for (let i = 0; i < 100; i++) await four[0]!.service.get({ nx: 50 + (i % 10), ny: 80 + Math.floor(i / 10) });
  expect(hub.requests.length).toBe(before.length);
  // and an hour only what came out in it.
  nowMs += HOUR_MS;
  await Promise.all(four.map(({ turn }) => turn()));
  for (const { turn } of four) expect(await turn()).toEqual([]);
  const ofHour = wanted().filter((grid) => !before.includes(grid));
  expect(ofHour.length).toBeGreaterThan(40);
  expect(asked().slice(before.length).sort()).toEqual(ofHour.sort());
});

const isNowcast = (url: URL) => gridQuestionOf(url).service === 'nowcast';

/** A hub that tells nothing but what was observed, so that a turn is short. */
const observed =
  (temperature: number): ProviderScenario =>
  (url) =>
    !isNowcast(url) || gridQuestionOf(url).issuedAtMs + 40 * MINUTE_MS > nowMs
      ? { body: EMPTY_GRID }
      : { body: evenGrid(gridQuestionOf(url).variable === 'T1H' ? temperature : 0) };

describe('a grid that is kept out', () => {
  const T1H = { service: 'nowcast', variable: 'T1H' } as const;
  const good = () => evenGrid(15.55);
  const FAULTS: [string, () => ProviderReply][] = [
    ['of the wrong length', () => ({ body: `${good()},15.00` })],
    ['with NaN', () => ({ body: good().replace('15.55', 'NaN') })],
    ['with every number missing', () => ({ body: EMPTY_GRID })],
    ['that is a page', () => ({ body: '<html><body>점검 중</body></html>' })],
    ['that is truncated', () => ({ body: good().slice(0, 90_000) })],
    ['that breaks off', () => ({ fault: 'reset', body: good() })],
    ['that is the one of a day before', () => ({ body: evenGrid(12.34) })],
    ['that is a comment', () => ({ body: '# input variable error (-1)' })],
    ['behind a key that does not fit', () => ({ status: 403, body: '{"result":{"status":403,"message":"no"}}' })],
  ];

  it.each(FAULTS)('%s replaces nothing, and is told of once', async (_, fault) => {
    const { grids, turn } = instance();
    hub.use(observed(12.34));
    await turn();
    nowMs += DAY_MS - 2 * HOUR_MS;
    hub.use(observed(13.5));
    await turn();
    const before = grids.cache.find({ ...T1H, validAtMs: HOUR + 22 * HOUR_MS })!;
    expect(getCellValue(before.values, SEOUL)).toBe(13.5);
    nowMs += 2 * HOUR_MS;
    warned = [];
    const reply = fault();
    hub.use((url) => (isNowcast(url) && gridQuestionOf(url).variable === 'T1H' ? reply : observed(14)(url)));
    for (let minutes = 0; minutes < 10; minutes += 5) {
      await turn();
      nowMs += 5 * MINUTE_MS;
    }
    expect(grids.cache.find({ ...T1H, validAtMs: HOUR + 24 * HOUR_MS })).toBeUndefined();
    expect(grids.cache.find({ ...T1H, validAtMs: HOUR + 22 * HOUR_MS })).toBe(before);
    // That nothing is out yet is no news; everything else is told of, once.
    const isNews = !('body' in reply && reply.body === EMPTY_GRID);
    expect(warned.filter((told) => (told as { part?: string }).part === 'nowcast')).toHaveLength(isNews ? 1 : 0);
  });
});

it.each<[string, ProviderReply]>([
  ['is away', { status: 500, body: '' }],
  ['answers with pages', { body: '<html><body>점검 중</body></html>' }],
  ['has lost its grids', { body: EMPTY_GRID }],
])('goes on with what it has while the hub %s, and says how old that is', async (_, reply) => {
  const { service, turn } = instance();
  await turn();
  await service.get(SEOUL);
  hub.use(() => reply);
  nowMs += 3 * HOUR_MS;
  // Of each issue that is out one grid is tried, and no more.
  expect((await turn()).length).toBeLessThanOrEqual(6);
  const { weather, stale } = await eventually(
    () => service.get(SEOUL),
    ({ pending }) => !pending,
  );
  expect(weather.source).toMatchObject({ provider: 'kma', fetchedAtMs: START });
  expect(stale).toBe(true);
});

it('another goes on where the one that asked has died, once its lease is over', async () => {
  let isDead = false;
  hub.use((url) => (isDead ? observed(12)(url) : { fault: 'silence' }));
  const dying = new AbortController();
  const [one, other] = [instance({ closing: dying.signal }), instance()];
  void one.grids.runOnce();
  await eventually(
    async () => hub.requests.length,
    (count) => count > 0,
  );
  expect(await other.turn()).toEqual([]);
  // As after a kill: it says nothing any more, nor gives anything back.
  isDead = true;
  nowMs += 90_000;
  expect((await other.turn()).length).toBeGreaterThan(10);
  dying.abort();
});

it('a stop gives the lease back at once', async () => {
  hub.use(observed(12));
  const stopping = new AbortController();
  const one = instance({ closing: stopping.signal });
  const kept = one.grids.run();
  await eventually(
    async () => hub.requests.length,
    (count) => count > 0,
  );
  stopping.abort();
  await kept;
  expect((await instance().turn()).length).toBeGreaterThan(0);
});

it('the JSON service tells what grids do not: all of it without a village forecast, what is near where that is old', async () => {
  const portal = await startProviderServer({
    scenario: kmaScenario(() => ({ nowMs, hour: () => ({ temperature: 3 }) })),
  });
  const asked = (operation: string) => portal.requests.filter(({ pathname }) => pathname.endsWith(operation)).length;
  const { service, turn } = instance({ kmaServiceKey: 'key', kmaBaseUrl: portal.url });
  expect((await service.get(SEOUL)).weather.now.temperatureC).toBe(3);
  expect(asked('getVilageFcst')).toBeGreaterThan(0);

  const rest = hubScenario(() => nowMs);
  hub.use((url) => (gridQuestionOf(url).service === 'village' ? rest(url) : { body: EMPTY_GRID }));
  await turn();
  const village = asked('getVilageFcst');
  const { weather } = await service.get({ nx: 70, ny: 100 });
  expect(weather.now.temperatureC).toBe(3);
  expect(weather.days[0]).toMatchObject({ minC: 10, maxC: 20 });
  expect(asked('getVilageFcst')).toBe(village);
  expect(weather.now.pm10UgM3).toBe(40);
  await portal.close();
});
