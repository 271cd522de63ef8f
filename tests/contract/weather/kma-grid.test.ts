import { createProviders } from '@/lib/api-host/weather/create-providers';
import type { GridKey } from '@/lib/api-host/weather/kma-grid/grid-cache';
import { createGrids, type Grids } from '@/lib/api-host/weather/kma-grid/grids';
import { getCellValue } from '@/lib/api-host/weather/kma-grid/served-values';
import { listRequiredGrids } from '@/lib/api-host/weather/kma-grid/required-grids';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { getUsualWeather } from '@/lib/api-host/weather/recorded/usual-weather';
import type { ProviderService } from '@/lib/api-host/weather/provider-records';
import type { BudgetStage } from '@/lib/api-host/weather/supply/budget';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { providerAnswers, providerCalls, weatherGrids } from '@/lib/api-host/db/schema';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { renderMetrics } from '@/lib/metrics/serve-metrics';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { kstEpochMs, startOfHourMs } from '@/lib/domain/kst';
import { openProvider } from '../../support/answer-fetch';
import { eventually } from '../../support/eventually';
import { EMPTY_GRID, evenGrid, gridBody, parseGridQuery, hubScenario, type GridTruth } from '../../support/hub-grids';
import { kmaScenario } from '../../support/kma-body';
import { openDefaultDatabase } from '../../support/engines';
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
let warnings: unknown[];
beforeAll(async () => {
  database = await openDefaultDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  [nowMs, services, warnings] = [START, [], []];
  await database.db.delete(weatherGrids);
  await database.db.delete(providerAnswers);
  await database.db.delete(providerCalls);
  hub = openProvider({ scenario: hubScenario(() => nowMs) });
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.close()));
  await hub.close();
});

interface Instance {
  grids: Grids;
  service: WeatherService;
  /** Runs once and returns the requests to the hub. */
  runOnce: () => Promise<URL[]>;
}

interface Setup {
  /** Budget stage, which decides how far ahead grids are fetched. By default only near ones. */
  stage?: BudgetStage;
  kmaServiceKey?: string;
  kmaBaseUrl?: string;
  closing?: AbortSignal;
}

function instance({ stage = 'in-use', kmaServiceKey, kmaBaseUrl = hub.url, closing }: Setup = {}): Instance {
  const clock = () => nowMs;
  const log = { info: () => undefined, warn: (warning: unknown) => void warnings.push(warning) };
  const defaults = testTools({ clock, database: database.db, closing });
  const tools = {
    ...defaults,
    log,
    budget: { ...defaults.budget, stage: (service: ProviderService) => (service === 'kma-hub' ? stage : 'open') },
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
    usual: getUsualWeather,
    store: createWeatherStore(tools.queryDatabase),
    clock,
    log,
    random: () => 0.5,
    limits: { patienceMs: 20_000, fetchLimitMs: 20_000 },
  });
  services.push(service);
  const runOnce = async () => {
    const before = hub.requests.length;
    await grids.runOnce();
    return hub.requests.slice(before);
  };
  return { grids, service, runOnce };
}

/** Rain moves eastward at 100 km/h. It is colder behind the front and in the north. */
const FRONT_NX = 30;
const CELLS_AN_HOUR = 20;
const isBehind = (nx: number, epochMs: number) => nx < FRONT_NX + (CELLS_AN_HOUR * (epochMs - HOUR)) / HOUR_MS;
const front: GridTruth = ({ nx, ny }, epochMs) => {
  const isRainy = isBehind(nx, epochMs);
  const temperature = (isRainy ? 8 : 16) - ny / 100;
  const amount = isRainy ? 3.5 : 0;
  return { T1H: temperature, TMP: temperature, PTY: isRainy ? 1 : 0, RN1: amount, PCP: amount, SKY: isRainy ? 4 : 1 };
};

it('a front that crosses the country arrives in the right cells at the right hours', async () => {
  hub.use(hubScenario(() => nowMs, front));
  const { service, runOnce } = instance();
  await runOnce();
  for (const cell of [{ nx: 28, ny: 64 }, SEOUL, { nx: 98, ny: 76 }, { nx: 53, ny: 38 }, { nx: 92, ny: 131 }]) {
    const { weather } = await service.get(cell);
    expect(weather.source).toMatchObject({ provider: 'kma', fetchedAtMs: START });
    const ahead = weather.hours.filter(({ epochMs }) => epochMs >= HOUR);
    expect(ahead.length).toBeGreaterThanOrEqual(6);
    for (const { epochMs, temperatureC, sky, precipitation } of ahead) {
      const isRainy = isBehind(cell.nx, epochMs);
      expect([epochMs, temperatureC]).toEqual([epochMs, expect.closeTo((isRainy ? 8 : 16) - cell.ny / 100, 2)]);
      expect(sky).toBe(isRainy ? 'overcast' : 'clear');
      expect(precipitation).toMatchObject(isRainy ? { kind: 'rain', amountMm: 3.5 } : { kind: 'none', amountMm: 0 });
    }
    expect(weather.days[0]).toMatchObject({ date: '2026-11-21', minC: 10, maxC: 20 });
  }
});

it('one of four instances fetches new grids, and all of them use them for any cell', async () => {
  const four = Array.from({ length: 4 }, () => instance());
  const formatGrid = (grid: GridKey & { issuedAtMs: number }) =>
    `${grid.service} ${grid.variable} ${grid.issuedAtMs} ${grid.validAtMs}`;
  const listRequired = () => listRequiredGrids(nowMs, 'in-use').map(formatGrid);
  const listRequested = () => hub.requests.map((url) => formatGrid(parseGridQuery(url)));
  await Promise.all(four.map(({ runOnce }) => runOnce()));
  const before = listRequired();
  expect(listRequested().sort()).toEqual(before.sort());
  expect(hub.requests[0]!.searchParams.get('authKey')).toBe('a hub+key/');
  for (const { runOnce } of four) expect(await runOnce()).toEqual([]);
  for (const { service } of four) expect((await service.get(SEOUL)).weather.source.provider).toBe('kma');
  // More cells cost no more calls.
  for (let i = 0; i < 100; i++) await four[0]!.service.get({ nx: 50 + (i % 10), ny: 80 + Math.floor(i / 10) });
  expect(hub.requests.length).toBe(before.length);
  // An hour later only new grids are fetched.
  nowMs += HOUR_MS;
  await Promise.all(four.map(({ runOnce }) => runOnce()));
  for (const { runOnce } of four) expect(await runOnce()).toEqual([]);
  const newGrids = listRequired().filter((grid) => !before.includes(grid));
  expect(newGrids.length).toBeGreaterThan(40);
  expect(listRequested().slice(before.length).sort()).toEqual(newGrids.sort());
});

const isNowcast = (url: URL) => parseGridQuery(url).service === 'nowcast';

/** A hub with observations only, so that a run is short. */
const observationScenario =
  (temperature: number): ProviderScenario =>
  (url) =>
    !isNowcast(url) || parseGridQuery(url).issuedAtMs + 40 * MINUTE_MS > nowMs
      ? { body: EMPTY_GRID }
      : { body: evenGrid(parseGridQuery(url).variable === 'T1H' ? temperature : 0) };

// parse-grid.test.ts covers the other faults of a body.
describe('a grid that is rejected', () => {
  const T1H = { service: 'nowcast', variable: 'T1H' } as const;
  const good = () => evenGrid(15.55);
  const FAULTS: [string, () => ProviderReply][] = [
    ['with every number missing', () => ({ body: EMPTY_GRID })],
    ['that is an HTML page', () => ({ body: '<html><body>점검 중</body></html>' })],
    ['whose connection is reset', () => ({ fault: 'reset', body: good() })],
    ['of the day before', () => ({ body: evenGrid(12.34) })],
    ['behind an invalid key', () => ({ status: 403, body: '{"result":{"status":403,"message":"no"}}' })],
  ];

  it.each(FAULTS)('%s replaces nothing and is logged once', async (_, fault) => {
    const { grids, runOnce } = instance();
    hub.use(observationScenario(12.34));
    await runOnce();
    nowMs += DAY_MS - 2 * HOUR_MS;
    hub.use(observationScenario(13.5));
    await runOnce();
    const before = grids.cache.find({ ...T1H, validAtMs: HOUR + 22 * HOUR_MS })!;
    expect(getCellValue(before.values, SEOUL)).toBe(13.5);
    nowMs += 2 * HOUR_MS;
    warnings = [];
    const reply = fault();
    hub.use((url) => (isNowcast(url) && parseGridQuery(url).variable === 'T1H' ? reply : observationScenario(14)(url)));
    for (let minutes = 0; minutes < 10; minutes += 5) {
      await runOnce();
      nowMs += 5 * MINUTE_MS;
    }
    expect(grids.cache.find({ ...T1H, validAtMs: HOUR + 24 * HOUR_MS })).toBeUndefined();
    expect(grids.cache.find({ ...T1H, validAtMs: HOUR + 22 * HOUR_MS })).toBe(before);
    expect(warnings.filter((warning) => (warning as { part?: string }).part === 'nowcast')).toHaveLength(1);
  });
});

it.each<[string, ProviderReply]>([
  ['fails', { status: 500, body: '' }],
  ['returns empty grids', { body: EMPTY_GRID }],
])('serves the stored grids with their age while the hub %s', async (_, reply) => {
  const { service, runOnce } = instance();
  await runOnce();
  await service.get(SEOUL);
  hub.use(() => reply);
  nowMs += 3 * HOUR_MS;
  // Two grids of each published issue are tried, and no more.
  expect((await runOnce()).length).toBeLessThanOrEqual(12);
  const { weather, stale } = await eventually(
    () => service.get(SEOUL),
    ({ pending }) => !pending,
  );
  expect(weather.source).toMatchObject({ provider: 'kma', fetchedAtMs: START });
  expect(stale).toBe(true);
});

it.each([
  ['the grids are the only source', undefined],
  ['the JSON service fails, too', 'key'],
])('serves a forecast of 13 hours ago for every cell if it covers the hour, when %s', async (_, kmaServiceKey) => {
  const { service, runOnce } = instance({ stage: 'sparing', kmaServiceKey, kmaBaseUrl: 'http://127.0.0.1:9' });
  await runOnce();
  await service.get(SEOUL);
  hub.use(() => ({ status: 503, body: '', headers: { 'retry-after': '86400' } }));
  for (const hours of [13, 22]) {
    nowMs = START + hours * HOUR_MS;
    await runOnce();
    for (const cell of [SEOUL, { nx: 70 + hours, ny: 100 }]) {
      const result = await eventually(
        () => service.get(cell),
        ({ pending }) => !pending,
      );
      expect(result.weather.source).toMatchObject({ provider: 'kma', fetchedAtMs: START });
      expect(result.stale).toBe(true);
    }
  }
});

describe('a fact about the hub that proves wrong', () => {
  /** Numbers of the cells within two cells of land. */
  const nearLand = new Set<number>();
  const getCellNumber = ({ nx, ny }: GridCell) => 1_000 * ny + nx;
  const isNearLand = (cell: GridCell) => nearLand.has(getCellNumber(cell));
  beforeAll(() => {
    const regions = loadRegions();
    const around = [-2, 0, 2].flatMap((dy) => [-2, 0, 2].map((dx) => ({ dx, dy })));
    for (let ny = 1; ny <= GRID_HEIGHT; ny++)
      for (let nx = 1; nx <= GRID_WIDTH; nx++)
        if (regions.findCell({ nx, ny }))
          for (const { dx, dy } of around) nearLand.add(getCellNumber({ nx: nx + dx, ny: ny + dy }));
  });

  const countVillage = (grids: Grids) => grids.cache.getCellValues('village', SEOUL).size;
  const isMissing = (url: URL, variable: string) => parseGridQuery(url).variable === variable;

  it.each(['TMN', 'T1H'])('a missing %s costs only itself, and is logged and counted once', async (variable) => {
    nowMs = kstEpochMs('2026-11-21', 2, 20);
    const hubNow = hubScenario(() => nowMs);
    hub.use((url) => (isMissing(url, variable) ? { body: EMPTY_GRID } : hubNow(url)));
    const { grids, runOnce } = instance();
    await runOnce();
    const required = listRequiredGrids(nowMs, 'in-use');
    const isThere = (grid: GridKey) => grids.cache.find(grid) !== undefined;
    expect(required.filter((grid) => grid.variable !== variable).every(isThere)).toBe(true);
    for (let minutes = 0; minutes < 40; minutes += 10) {
      nowMs += 10 * MINUTE_MS;
      await runOnce();
    }
    const services = required.filter((each) => each.variable === variable).map(({ service }) => service);
    const logged = warnings.filter((warning) => (warning as { reason?: string }).reason === variable);
    expect(logged).toHaveLength(new Set(services).size);
    expect(await renderMetrics()).toMatch(new RegExp(`grids_missing_total\\{service="[a-z-]+",variable="${variable}"`));
  });

  it('one unreadable hour of the temperature leaves the other hours', async () => {
    const hubNow = hubScenario(() => nowMs);
    const broken = { variable: 'TMP', validAtMs: HOUR + 2 * HOUR_MS };
    hub.use((url) => {
      const { variable, validAtMs } = parseGridQuery(url);
      return variable === broken.variable && validAtMs === broken.validAtMs ? { body: '<html>' } : hubNow(url);
    });
    const { grids, runOnce } = instance();
    await runOnce();
    expect(countVillage(grids)).toBeGreaterThanOrEqual(6);
    expect(
      grids.cache.find({ service: 'village', ...(broken as { variable: 'TMP'; validAtMs: number }) }),
    ).toBeUndefined();
  });

  it.each([
    ['from north to south', ({ nx, ny }: GridCell) => ({ nx, ny: GRID_HEIGHT + 1 - ny })],
    ['from east to west', ({ nx, ny }: GridCell) => ({ nx: GRID_WIDTH + 1 - nx, ny })],
  ])('grids that run %s are rejected', async (_, mirror) => {
    const body = gridBody((cell) => (isNearLand(mirror(cell)) ? 15 : null));
    const rightBody = gridBody((cell) => (isNearLand(cell) ? 15 : null));
    hub.use(() => ({ body }));
    const { grids, runOnce } = instance();
    await runOnce();
    expect(countVillage(grids)).toBe(0);
    hub.use(() => ({ body: rightBody }));
    nowMs += 3 * HOUR_MS;
    await runOnce();
    expect(countVillage(grids)).toBeGreaterThan(0);
  });

  it('values that differ from the JSON service give way to it', async () => {
    const portal = await startProviderServer({
      scenario: kmaScenario(() => ({ nowMs, hour: () => ({ temperature: 3 }) })),
    });
    const { service, runOnce } = instance({ kmaServiceKey: 'key', kmaBaseUrl: portal.url });
    await runOnce();
    expect((await service.get(SEOUL)).weather.now.temperatureC).toBe(3);
    expect(warnings).toContainEqual(expect.objectContaining({ provider: 'kma-grid', cell: SEOUL, kind: 'malformed' }));
    const nowcasts = portal.requests.filter(({ pathname }) => pathname.endsWith('getUltraSrtNcst')).length;
    await service.get({ nx: 98, ny: 76 });
    expect(nowcasts).toBe(1);
    await portal.close();
  });

  it('a hub without a readable grid is called at most 350 times a day', async () => {
    const { grids, runOnce } = instance();
    await runOnce();
    hub.requests.length = 0;
    hub.use(() => ({ body: EMPTY_GRID }));
    for (let minutes = 0; minutes < 24 * 60; minutes += 10) {
      nowMs += 10 * MINUTE_MS;
      await grids.runOnce();
    }
    expect(hub.requests.length).toBeLessThanOrEqual(350);
  });

  it('a clock 40 minutes ahead that is corrected delays no grid, and none counts as younger than it is', async () => {
    hub.use(hubScenario(() => START));
    const { service, grids, runOnce } = instance();
    nowMs = START + 40 * MINUTE_MS;
    await runOnce();
    await service.get(SEOUL);
    nowMs = START;
    const before = await service.get({ nx: 61, ny: 127 });
    expect(before.weather.source.provider).toBe('kma');
    expect(before.weather.source.fetchedAtMs).toBeLessThanOrEqual(START);
    await runOnce();
    for (const grid of listRequiredGrids(nowMs, 'in-use'))
      expect([grid, grids.cache.find(grid)?.receivedAtMs]).toEqual([grid, START]);
    const { weather } = await eventually(
      () => service.get(SEOUL),
      (result) => result.weather.source.fetchedAtMs === START,
    );
    expect(weather.source.provider).toBe('kma');
  });
});

it('another instance fetches after the lease of a dead one has expired', async () => {
  let isDead = false;
  hub.use((url) => (isDead ? observationScenario(12)(url) : { fault: 'silence' }));
  const dying = new AbortController();
  const [one, other] = [instance({ closing: dying.signal }), instance()];
  void one.grids.runOnce();
  await eventually(
    async () => hub.requests.length,
    (count) => count > 0,
  );
  expect(await other.runOnce()).toEqual([]);
  // As after a kill: it responds no more and releases nothing.
  isDead = true;
  nowMs += 90_000;
  expect((await other.runOnce()).length).toBeGreaterThan(10);
  dying.abort();
});

it('a stop releases the lease at once', async () => {
  hub.use(observationScenario(12));
  const stopping = new AbortController();
  const one = instance({ closing: stopping.signal });
  const running = one.grids.run();
  await eventually(
    async () => hub.requests.length,
    (count) => count > 0,
  );
  stopping.abort();
  await running;
  expect((await instance().runOnce()).length).toBeGreaterThan(0);
});

it('the JSON service supplies what grids do not: everything without a village forecast, the near hours if those grids are old', async () => {
  const portal = await startProviderServer({
    scenario: kmaScenario(() => ({ nowMs, hour: () => ({ temperature: 6 }) })),
  });
  const countCalls = (operation: string) =>
    portal.requests.filter(({ pathname }) => pathname.endsWith(operation)).length;
  const { service, runOnce } = instance({ kmaServiceKey: 'key', kmaBaseUrl: portal.url });
  expect((await service.get(SEOUL)).weather.now.temperatureC).toBe(6);
  expect(countCalls('getVilageFcst')).toBeGreaterThan(0);

  const rest = hubScenario(() => nowMs);
  hub.use((url) => (parseGridQuery(url).service === 'village' ? rest(url) : { body: EMPTY_GRID }));
  await runOnce();
  const village = countCalls('getVilageFcst');
  const { weather } = await service.get({ nx: 70, ny: 100 });
  expect(weather.now.temperatureC).toBe(6);
  expect(weather.days[0]).toMatchObject({ minC: 10, maxC: 20 });
  expect(countCalls('getVilageFcst')).toBe(village);
  expect(weather.now.pm10UgM3).toBe(40);
  await portal.close();
});
