import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import * as schema from '@/lib/api-host/db/schema';
import { createProviders } from '@/lib/api-host/weather/create-providers';
import { recordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { createWeatherService, type WeatherService } from '@/lib/api-host/weather/weather-service';
import { createWeatherStore, type WeatherStore } from '@/lib/api-host/weather/weather-store';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { kstEpochMs } from '@/lib/domain/kst';
import { eventually } from '../../support/eventually';
import { kmaScenario } from '../../support/kma-body';
import { openMeteoScenario } from '../../support/open-meteo-body';
import { startProviderServer, type ProviderReply, type ProviderServer } from '../../support/provider-server';
import { silentLog } from '../../support/silent-log';
import { openMemoryDatabase } from '../../support/memory-database';

const CELL = { nx: 61, ny: 125 };
const OTHER = { nx: 60, ny: 127 };
const MINUTE_MS = 60_000;
const START = kstEpochMs('2026-11-21', 9, 50);

/** A test that means not to wait gives the time of a long coffee; one that means to wait, a blink. */
const LONG = { patienceMs: 20_000, fetchLimitMs: 20_000 };
const SHORT = { patienceMs: 50, fetchLimitMs: 150 };

const noStore: WeatherStore = { read: async () => null, write: async () => undefined };

let nowMs: number;
let temperature: number;
let kma: ProviderServer;
let openMeteo: ProviderServer;
let services: WeatherService[];

const openMeteoNow = openMeteoScenario(() => ({ nowMs, hour: () => ({ temperature }) }));
const kmaNow = kmaScenario(() => ({ nowMs, hour: () => ({ temperature }) }));
const down = (): ProviderReply => ({ status: 500, body: '' });
const silent = (): ProviderReply => ({ fault: 'silence' });
const forecasts = () => openMeteo.requests.filter(({ pathname }) => pathname === '/v1/forecast').length;

beforeEach(async () => {
  nowMs = START;
  temperature = 12;
  services = [];
  kma = await startProviderServer({ scenario: kmaNow });
  openMeteo = await startProviderServer({ scenario: openMeteoNow });
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.close()));
  await Promise.all([kma.close(), openMeteo.close()]);
});

interface Setup {
  kmaServiceKey?: string;
  store?: WeatherStore;
  limits?: Parameters<typeof createWeatherService>[0]['limits'];
}

function start({ kmaServiceKey, store = noStore, limits = LONG }: Setup = {}): WeatherService {
  const config = {
    kmaServiceKey,
    kmaBaseUrl: kma.url,
    airKoreaBaseUrl: kma.url,
    openMeteoBaseUrl: openMeteo.url,
    openMeteoAirBaseUrl: openMeteo.url,
  };
  const service = createWeatherService({
    providers: createProviders(config, silentLog),
    recorded: recordedWeather,
    store,
    clock: () => nowMs,
    log: silentLog,
    limits,
  });
  services.push(service);
  return service;
}

/** Who says what, and how sure we are: what a test of the chain is about. */
async function ask(service: WeatherService, cell = CELL) {
  const { weather, stale, pending } = await service.get(cell);
  return { from: weather.source.provider, temperature: weather.now.temperatureC, stale, pending };
}

const LIVE = { from: 'open-meteo', temperature: 12, stale: false, pending: false };
const RECORDED = { from: 'recorded', stale: false };

describe('the weather service', () => {
  it('asks the provider once for a thousand people at once', async () => {
    const service = start();
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => ask(service)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(LIVE)]));
    expect(forecasts()).toBe(1);
  });

  it('keeps an answer for ten minutes, for its cell alone', async () => {
    const service = start();
    await ask(service);
    nowMs += 10 * MINUTE_MS - 1;
    await ask(service);
    expect(forecasts()).toBe(1);
    await ask(service, OTHER);
    expect(forecasts()).toBe(2);
  });

  it('serves an older answer at once and renews it in the background', async () => {
    const service = start();
    await ask(service);
    nowMs += 11 * MINUTE_MS;
    temperature = 20;
    expect(await ask(service)).toEqual(LIVE);
    expect(
      await eventually(
        () => ask(service),
        (answer) => answer.temperature === 20,
      ),
    ).toMatchObject({ stale: false });
    expect(forecasts()).toBe(2);
  });

  it('waits for a new answer once the hour of the old one is over', async () => {
    const service = start();
    await ask(service);
    nowMs += HOUR_MS;
    temperature = 20;
    expect(await ask(service)).toEqual({ ...LIVE, temperature: 20 });
  });

  it('gives recorded weather where no provider is wanted', async () => {
    const service = createWeatherService({
      providers: [],
      recorded: recordedWeather,
      store: noStore,
      clock: () => nowMs,
      log: silentLog,
    });
    expect(await ask(service)).toMatchObject({ ...RECORDED, pending: false });
  });
});

describe('when a provider fails', () => {
  it('the last good answer stands in, with its age, for twelve hours', async () => {
    const service = start();
    await ask(service);
    openMeteo.use(down);
    nowMs += 11 * MINUTE_MS;
    await ask(service);
    expect(
      await eventually(
        () => ask(service),
        ({ stale }) => stale,
      ),
    ).toMatchObject({ ...LIVE, stale: true });
    nowMs = START + 12 * HOUR_MS - 1;
    expect(await ask(service)).toMatchObject({ ...LIVE, stale: true, pending: false });
    nowMs = START + 12 * HOUR_MS;
    expect(await ask(service)).toMatchObject({ ...RECORDED, pending: false });
  });

  it('the next one is asked where there is no last good answer', async () => {
    kma.use(down);
    expect(await ask(start({ kmaServiceKey: 'key' }))).toEqual(LIVE);
  });

  it('its last good answer goes before the next provider', async () => {
    const service = start({ kmaServiceKey: 'key' });
    expect(await ask(service)).toMatchObject({ from: 'kma', stale: false });
    kma.use(down);
    nowMs += 11 * HOUR_MS;
    expect(await ask(service)).toMatchObject({ from: 'kma', stale: true });
    expect(forecasts()).toBe(0);
    nowMs += 2 * HOUR_MS;
    expect(await ask(service)).toMatchObject({ from: 'open-meteo', stale: false });
  });

  it('the next one, once it stands in, is asked again while the first is away', async () => {
    const service = start({ kmaServiceKey: 'key' });
    kma.use(down);
    await ask(service);
    nowMs += HOUR_MS;
    temperature = 20;
    expect(await ask(service)).toEqual({ ...LIVE, temperature: 20 });
    kma.use(kmaNow);
    nowMs += HOUR_MS;
    expect(await ask(service)).toMatchObject({ from: 'kma' });
  });

  it('recorded weather stands in where nobody answers', async () => {
    kma.use(down);
    openMeteo.use(down);
    expect(await ask(start({ kmaServiceKey: 'key' }))).toMatchObject({ ...RECORDED, pending: false });
  });

  it('a cell is not asked for again within half a minute', async () => {
    openMeteo.use(down);
    const service = start();
    await ask(service);
    await ask(service);
    expect(forecasts()).toBe(1);
    nowMs += 30_000;
    openMeteo.use(openMeteoNow);
    expect(await ask(service)).toEqual(LIVE);
  });
});

describe('when a provider is slow', () => {
  it('nobody waits longer than their patience, and the answer is kept when it arrives', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    openMeteo.use((url) => gate.then(() => openMeteoNow(url)));
    const service = start({ limits: { ...LONG, patienceMs: 50 } });
    expect(await ask(service)).toMatchObject({ ...RECORDED, pending: true });
    release();
    expect(
      await eventually(
        () => ask(service),
        ({ from }) => from !== 'recorded',
      ),
    ).toEqual(LIVE);
    expect(forecasts()).toBe(1);
  });

  it('later pages do not wait for it at all', async () => {
    openMeteo.use(silent);
    const service = start({ limits: { ...LONG, patienceMs: 2_000 } });
    expect(await ask(service)).toMatchObject({ ...RECORDED, pending: true });
    const winner = await Promise.race([ask(service, OTHER), delay(1_500, 'patience', { ref: false })]);
    expect(winner).toMatchObject({ ...RECORDED, pending: true });
  });

  it('a network that swallows packets costs one page, however many providers there are', async () => {
    kma.use(silent);
    openMeteo.use(silent);
    const service = start({
      kmaServiceKey: 'key',
      limits: {
        patienceMs: 1_000,
        fetchLimitMs: 1_200,
        failuresToOpen: 1,
        openMs: 60_000,
        openMaxMs: 60_000,
      },
    });
    expect(await ask(service)).toMatchObject({ ...RECORDED, pending: true });
    // The first provider has been given up; the second has it all before it.
    await eventually(forecasts, (count) => count === 1);
    const winner = await Promise.race([ask(service, OTHER), delay(800, 'patience', { ref: false })]);
    expect(winner).toMatchObject(RECORDED);
  });

  it('an answer is given up after its limit', async () => {
    openMeteo.use(silent);
    const service = start({ limits: SHORT });
    expect(await ask(service)).toMatchObject({ ...RECORDED, pending: true });
    await eventually(
      () => ask(service),
      ({ pending }) => !pending,
    );
    expect(forecasts()).toBe(1);
  });
});

describe('the circuit breaker', () => {
  const limits = { ...SHORT, patienceMs: 2_000, failuresToOpen: 2, openMs: 100, openMaxMs: 100 };
  const cells = (count: number) => Array.from({ length: count }, (_, i) => ({ nx: 50 + i, ny: 100 }));

  it('leaves a provider alone after failures in a row', async () => {
    openMeteo.use(down);
    const service = start({ limits: { ...limits, openMs: 60_000, openMaxMs: 60_000 } });
    for (const cell of cells(20)) expect(await ask(service, cell)).toMatchObject({ ...RECORDED, pending: false });
    // On a busy machine a question may be given up before it is heard.
    expect([1, 2]).toContain(forecasts());
  });

  it('tries again in the background, and nobody waits for that', async () => {
    openMeteo.use(down);
    const service = start({ limits: { ...limits, fetchLimitMs: 20_000 } });
    for (const cell of cells(3)) await ask(service, cell);
    openMeteo.use(silent);
    await delay(150);
    // The trial is under way and silent; with patience to spare nobody spends it.
    const winner = await Promise.race([ask(service), delay(1_500, 'patience', { ref: false })]);
    expect(winner).toMatchObject({ ...RECORDED, pending: false });
    await eventually(forecasts, (count) => count === 3);
  });

  it('closes when a trial succeeds, whose answer is kept', async () => {
    openMeteo.use(down);
    const service = start({ limits });
    for (const cell of cells(3)) await ask(service, cell);
    openMeteo.use(openMeteoNow);
    await delay(150);
    await ask(service);
    expect(
      await eventually(
        () => ask(service),
        ({ from }) => from !== 'recorded',
      ),
    ).toEqual(LIVE);
    expect(await ask(service, OTHER)).toEqual(LIVE);
  });

  it('does not count a place without data against the provider', async () => {
    kma.use(() => ({
      body: JSON.stringify({ response: { header: { resultCode: '03', resultMsg: 'NO_DATA' } } }),
    }));
    const service = start({ kmaServiceKey: 'key', limits });
    for (const cell of cells(4)) expect(await ask(service, cell)).toEqual(LIVE);
    kma.use(kmaNow);
    expect(await ask(service)).toMatchObject({ from: 'kma' });
  });
});

describe('with the database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());

  const createStore = (readLimitMs?: number) => createWeatherStore(database.db, silentLog, readLimitMs);

  it('a restart begins with the last good answer', async () => {
    await ask(start({ store: createStore() }));
    await eventually(
      () => createStore().read(CELL),
      (stored) => stored !== null,
    );
    openMeteo.use(down);
    expect(await ask(start({ store: createStore() }))).toEqual(LIVE);
    nowMs += 3 * HOUR_MS;
    expect(await ask(start({ store: createStore() }))).toMatchObject({ ...LIVE, stale: true });
    expect(forecasts()).toBe(2);
  });

  it('instances share what one of them fetched', async () => {
    const here = start({ store: createStore() });
    const there = start({ store: createStore() });
    nowMs += DAY_MS;
    await ask(here);
    await eventually(
      () => createStore().read(CELL),
      (stored) => stored?.source.fetchedAtMs === nowMs,
    );
    const before = forecasts();
    expect(await ask(there)).toEqual(LIVE);
    expect(forecasts()).toBe(before);
  });

  it('a database that is slow delays nobody', async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const holding = database.db.transaction(() => gate);
    const service = start({ store: createStore(20) });
    expect(await ask(service, { nx: 70, ny: 90 })).toEqual(LIVE);
    release();
    await holding;
  });

  it('a database that is broken hurts nobody', async () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/nothing' });
    const service = start({ store: createWeatherStore(drizzle(pool, { schema }), silentLog) });
    expect(await ask(service)).toEqual(LIVE);
    expect(await ask(service)).toEqual(LIVE);
    await pool.end();
  });

  it('knows the difference from yesterday after a day of running, though the provider looks ahead alone', async () => {
    let service = start({ kmaServiceKey: 'key', store: createStore() });
    for (let hour = 0; hour <= 24; hour++) {
      nowMs = START + hour * HOUR_MS;
      temperature = hour;
      await ask(service, OTHER);
      // Restarted in the middle of the day.
      await eventually(
        () => createStore().read(OTHER),
        (stored) => stored?.source.fetchedAtMs === nowMs,
      );
      if (hour === 12) service = start({ kmaServiceKey: 'key', store: createStore() });
    }
    const { weather } = await service.get(OTHER);
    const yesterday = weather.hours.find(({ epochMs }) => epochMs === weather.now.epochMs - DAY_MS);
    expect(weather.now.temperatureC).toBe(24);
    expect(yesterday?.temperatureC).toBe(0);
  });
});
