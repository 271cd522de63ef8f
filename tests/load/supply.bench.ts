import { presentPosition } from '@/lib/api-host/weather/present';
import { chooseOutfits } from '@/lib/api-host/outfit/choose-outfits';
import { createChoiceStore } from '@/lib/api-host/outfit/choice-store';
import { limitNewCells } from '@/lib/api-host/weather/new-cells';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { loadRegions } from '@/lib/api-host/region/load-regions';
import { createLimits } from '@/lib/api-host/shared/limits';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { CATEGORY_ID } from '@/lib/contract/category';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/contract/durations';
import { GRID_HEIGHT, GRID_WIDTH } from '@/lib/contract/grid-size';
import type { GridCell } from '@/lib/domain/dfs-grid';
import { kstEpochMs } from '@/lib/domain/kst';
import { OUTFITS } from '@/lib/domain/wardrobe/outfits';
import type { Weather } from '@/lib/domain/weather/weather';
import { createLogger } from '@/lib/log';
import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '../support/eventually';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { testTools } from '../support/provider-tools';
import type { ProviderScenario } from '../support/provider-server';
import { silentLog } from '../support/silent-log';
import { openSupplyWorld, shortTermCalls, type SupplyWorld } from '../support/supply-world';

/**
 * What a day costs: instances (each with a memory and connections of its own, all in this process) on one PostgreSQL
 * before a stand-in of KMA and AirKorea that counts, the clock moved through 24 hours.
 * `npx tsx tests/load/supply.bench.ts [cells] [run...]`; 1,500 cells and every run where nothing is said.
 */
const CELLS = Number(process.argv[2]) || 1_500;
const RUNS = process.argv.slice(3);
const NATION = 4_663;
const MIDNIGHT = kstEpochMs('2026-11-21');
const QUESTIONS = 10_000;
const MB = 1024 * 1024;
/** Cells and instances of the runs with grids. */
const GRID_RUNS = [
  [1, 1],
  [250, 1],
  [1_500, 1],
  [NATION, 1],
  [1, 16],
  [100, 4],
  [250, 16],
  [1_500, 16],
  [NATION, 4],
  [NATION, 16],
] as const;

const logger = createLogger('silent', 'bench');
const regions = loadRegions();

/** Cells with land, spread over the country: every one of them where `count` is all there are. */
function landCells(count: number): GridCell[] {
  const all = Array.from({ length: GRID_WIDTH * GRID_HEIGHT }, (_, i) => ({
    nx: 1 + (i % GRID_WIDTH),
    ny: 1 + Math.floor(i / GRID_WIDTH),
  })).filter((cell) => regions.findCell(cell));
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, i) => all[Math.floor(i * step)]!);
}

const rows: { situation: string; must: string; measured: string }[] = [];
function tell(situation: string, must: string, measured: string): void {
  rows.push({ situation, must, measured });
  process.stdout.write(`${situation}: ${measured} (must ${must})\n`);
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/**
 * Ten minutes before each full hour each cell is asked for at one instance in turn, every tenth at all of them at once,
 * until they have what was new in that hour.
 */
async function liveADay({ clock, instances }: SupplyWorld, cells: GridCell[]): Promise<void> {
  for (let hour = 0; hour < 24; hour++) {
    clock.nowMs = MIDNIGHT + hour * HOUR_MS + 50 * MINUTE_MS;
    const visits = cells.flatMap((cell, i) => {
      const asked = i % 10 === 0 ? instances : [instances[(i + hour) % instances.length]!];
      return asked.map((instance) => ({ cell, instance }));
    });
    for (const { cell, instance } of visits) void instance.get(cell);
    for (const { cell, instance } of visits)
      await eventually(
        () => instance.get(cell),
        ({ weather }) => weather.source.fetchedAtMs === clock.nowMs,
      );
  }
}

type Opened = OpenDatabase[];
/** Opens a new database for each instance of a run. */
type Open = (instances: number) => Promise<Opened>;

const opener =
  (postgres: TestPostgres): Open =>
  async (instances) => {
    const url = await postgres.createDatabase();
    return Promise.all(
      Array.from({ length: instances }, () => openPostgresDatabase({ url, poolSize: instances > 8 ? 3 : 8, logger })),
    );
  };
const closeAll = (opened: Opened) => Promise.all(opened.map(({ close }) => close()));

async function oneInstance(open: Open): Promise<void> {
  const opened = await open(1);
  const databases = opened.map(({ db }) => db);
  const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases, dailyCalls: { 'kma-short': 10_000 } });
  await liveADay(world, landCells(170));
  tell('170 cells, 1 instance, JSON service', '<= 10,000 calls', whole(shortTermCalls(world)));
  await world.close();
  await closeAll(opened);
}

async function fourInstances(open: Open): Promise<void> {
  const opened = await open(4);
  const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: opened.map(({ db }) => db) });
  const cells = landCells(CELLS);
  await liveADay(world, cells);
  const calls = shortTermCalls(world);
  tell(
    `${whole(cells.length)} cells, 4 instances, JSON service`,
    '<= 60 calls a cell',
    `${whole(calls)}, ${(calls / cells.length).toFixed(1)} a cell`,
  );
  tell('AirKorea, nation, 4 instances', '<= 420 calls', whole(world.callsOf('getCtprvnRltmMesureDnsty')));
  const counts = [...world.fetches().values()];
  const mean = counts.reduce((a, b) => a + b, 0) / counts.length;
  tell('fetches of one key, 4 instances', '<= 1.02', mean.toFixed(4));
  await world.close();
  await closeAll(opened);
}

/** Each hour's grids as they come out, and at every third hour each cell at one instance, every tenth at all of them. */
async function liveAGridDay(world: SupplyWorld, cells: GridCell[]): Promise<void> {
  const { clock, instances, turn } = world;
  for (let minutes = 12; minutes < 24 * 60; minutes += 60) {
    for (const later of [0, 34, 38]) {
      clock.nowMs = MIDNIGHT + (minutes + later) * MINUTE_MS;
      await turn();
      // What the first has received the others read.
      await turn();
    }
    if (Math.floor(minutes / 60) % 3 > 0) continue;
    for (let i = 0; i < cells.length; i += 50)
      await Promise.all(
        cells.slice(i, i + 50).flatMap((cell, j) => {
          const asked = j % 10 === 0 ? instances : [instances[(i + j) % instances.length]!];
          return asked.map((instance) => instance.get(cell));
        }),
      );
  }
}

async function grids(open: Open): Promise<void> {
  for (const [count, instances] of GRID_RUNS) {
    const opened = await open(instances);
    const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases: opened.map(({ db }) => db), hasHub: true });
    await world.turn();
    const before = world.hubCalls();
    await liveAGridDay(world, landCells(count));
    const ofDay = world.hubCalls() - before;
    const others = [...world.fetches().values()].reduce((a, b) => a + b, 0) - world.hubCalls();
    tell(
      `${whole(count)} cells, ${instances} instance(s), grids`,
      '<= 8,000 calls, ± 2 % of those for 100 cells',
      `${whole(ofDay)} of the hub (${whole(shortTermCalls(world))} of the JSON service), ${whole(others)} of all others`,
    );
    await world.close();
    await closeAll(opened);
  }
}

async function crawl(open: Open): Promise<void> {
  const opened = await open(4);
  const { db } = opened[0]!;
  const clock = { nowMs: MIDNIGHT };
  const mayOpenCell = limitNewCells(
    createLimits(
      async () => db,
      () => clock.nowMs,
    ),
    () => clock.nowMs,
  );
  const databases = opened.map((each) => each.db);
  const world = await openSupplyWorld({ nowMs: MIDNIGHT, databases, dailyCalls: { 'kma-short': 10_000 }, mayOpenCell });
  const cells = landCells(NATION);
  for (const [i, cell] of cells.entries()) {
    clock.nowMs = world.clock.nowMs = MIDNIGHT + Math.floor((i / cells.length) * 24 * HOUR_MS);
    await world.ask(i % 4, cell, '192.0.2.1');
  }
  await world.quiet();
  const share = (shortTermCalls(world) / 10_000) * 100;
  tell(`a crawl of ${whole(cells.length)} cells from one network`, '<= 5 % of a day', `${share.toFixed(2)} %`);
  await world.close();
  await closeAll(opened);
}

/** A day's weather as one instance has it, a little warmer or colder, wetter or drier than another's. */
function moved(cell: GridCell, nowMs: number, by: number): Weather {
  const weather = recordedWeather(cell, nowMs);
  const hours = weather.hours.map((hour) => ({ ...hour, temperatureC: hour.temperatureC + by }));
  return { ...weather, hours, now: { ...weather.now, temperatureC: weather.now.temperatureC + by } };
}

async function outfits(open: Open): Promise<void> {
  const opened = await open(4);
  const pictures = {
    ids: new Set(OUTFITS.map(({ id }) => id)),
    address: async () => '',
    addresses: async () => ({ presignedUrl: '', variants: [] }),
  };
  const sources = opened.map(({ db }) => ({
    choices: createChoiceStore(() => db, logger),
    outfits: OUTFITS,
    pictures,
    regions,
  }));
  const audience = {
    cell: { nx: 60, ny: 127 },
    categoryId: CATEGORY_ID.daily,
    gender: 'FEMALE',
    offsets: { cold: 0, warm: 0 },
    without: '',
  } as const;
  let differences = 0;
  for (let question = 0; question < QUESTIONS; question += sources.length) {
    const nowMs = MIDNIGHT + Math.floor((question / QUESTIONS) * DAY_MS);
    const shown = await Promise.all(
      sources.map(async (each, i) => {
        const weather = moved(audience.cell, nowMs, 4 * Math.sin(question / 50) + i);
        const { outfits: chosen } = await chooseOutfits(audience, { weather, nowMs }, each);
        return chosen.map(({ outfit }) => outfit.id).join();
      }),
    );
    differences += shown.filter((ids) => ids !== shown[0]).length;
  }
  tell(
    `outfits of one cell by 4 instances, ${whole(QUESTIONS)} questions, weather moving`,
    '0 differences',
    `${differences}`,
  );
  await closeAll(opened);
}

async function memory(): Promise<void> {
  const nowMs = MIDNIGHT + 9.5 * HOUR_MS;
  const clock = () => nowMs;
  const observed = recordedWeather({ nx: 60, ny: 127 }, nowMs);
  const said: Weather = { ...observed, source: { ...observed.source, provider: 'kma' } };
  const service = createWeatherService({
    providers: [
      {
        name: 'kma',
        source: 'kma',
        dailyCalls: () => null,
        stage: () => 'open',
        fetch: async (cell) => structuredClone({ ...said, cell }),
      },
    ],
    recorded: recordedWeather,
    store: createWeatherStore(testTools({ clock }).askDatabase),
    clock,
    log: silentLog,
  });
  const rss = () => {
    globalThis.gc?.();
    return process.memoryUsage().rss / MB;
  };
  const cells = landCells(NATION);
  await service.get(cells[0]!);
  const before = rss();
  for (const cell of cells) await service.get(cell);
  const more = rss() - before;
  tell(`memory of ${whole(cells.length)} cells in one instance`, '<= 300 MB more than with one', `${whole(more)} MB`);
  const last = cells.slice(-500);
  const times: number[] = [];
  for (const cell of last) {
    const beganMs = performance.now();
    const { weather, ...freshness } = await service.get(cell);
    presentPosition(weather, { ...freshness, nowMs });
    times.push(performance.now() - beganMs);
  }
  const median = times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
  tell("a cell's answer from memory", '<= 1 ms median', `${median.toFixed(2)} ms`);
  await service.close();
}

/** Every way in which a provider fails, with an old answer at hand for each cell: how long 4,000 people wait, 40 at once. */
async function failing(): Promise<void> {
  const ways: Record<string, ProviderScenario> = {
    'never answers': () => ({ fault: 'silence' }),
    'breaks off': () => ({ fault: 'reset', body: 'nothing' }),
    'answers 500': () => ({ status: 500, body: '' }),
    'answers nonsense': () => ({ body: '<html></html>' }),
    'answers after 2 s': async () => {
      await delay(2_000);
      return { status: 500, body: '' };
    },
  };
  const cells = landCells(200);
  for (const [way, scenario] of Object.entries(ways)) {
    const world = await openSupplyWorld({ nowMs: MIDNIGHT + 9.8 * HOUR_MS, databases: [null], isUsual: true });
    const [service] = world.instances as [WeatherService];
    for (const cell of cells)
      await eventually(
        () => service.get(cell),
        ({ weather }) => weather.source.provider === 'kma',
      );
    world.failBy(scenario);
    world.clock.nowMs += 2 * HOUR_MS;
    const ask = async (what: () => unknown) => {
      const beganMs = performance.now();
      await what();
      return performance.now() - beganMs;
    };
    const took: number[] = [];
    const trivial: number[] = [];
    for (let i = 0; i < 4_000; i += 40) {
      const now = Array.from({ length: 40 }, (_, j) => cells[(i + j) % cells.length]!);
      took.push(...(await Promise.all(now.map((cell) => ask(() => service.get(cell))))));
      trivial.push(...(await Promise.all(now.map(() => ask(() => delay(0))))));
      await delay(5);
    }
    const p99 = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!.toFixed(1);
    tell(
      `old answers while the provider ${way}`,
      'p99 <= 50 ms',
      `${p99(took)} ms; a turn of the event loop ${p99(trivial)}`,
    );
    await world.close();
  }
}

async function main(): Promise<void> {
  const postgres = await startPostgres();
  const open = opener(postgres);
  const runs = { memory, failing, outfits, crawl, grids, oneInstance, fourInstances };
  for (const [name, run] of Object.entries(runs)) if (RUNS.length === 0 || RUNS.includes(name)) await run(open);
  await postgres.stop();
  process.stdout.write('\n| situation | must | measured |\n|---|---|---|\n');
  for (const { situation, must, measured } of rows) process.stdout.write(`| ${situation} | ${must} | ${measured} |\n`);
}

void main();
