import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import * as schema from '@/lib/api-host/db/schema';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { eventually } from '../../support/eventually';
import { testTools } from '../../support/provider-tools';
import { openMemoryDatabase } from '../../support/memory-database';
import {
  CELL,
  down,
  forecasts,
  getSettledSummary,
  getSummary,
  LIVE,
  openMeteo,
  OTHER,
  outside,
  RECORDED,
  serveEachTest,
  START,
  start,
} from './weather-service-steps';

serveEachTest();

describe('weather in the database', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openMemoryDatabase();
  });
  afterAll(() => database.close());

  const stored = () => createWeatherStore(testTools({ database: database.db }).queryDatabase);

  it('is served after a restart', async () => {
    await getSummary(start({ database: database.db }));
    await eventually(
      () => stored().read(CELL),
      (found) => found !== null,
    );
    openMeteo.use(down);
    expect(await getSummary(start({ database: database.db }))).toEqual(LIVE);
    outside.nowMs += 3 * HOUR_MS;
    expect(await getSettledSummary(start({ database: database.db }))).toMatchObject({ ...LIVE, stale: true });
    // The failure is shared, so neither restarted instance made its own call.
    expect(forecasts()).toBe(2);
  });

  it('is shared among instances', async () => {
    const here = start({ database: database.db });
    const there = start({ database: database.db });
    outside.nowMs += DAY_MS;
    await getSummary(here);
    await eventually(
      () => stored().read(CELL),
      (found) => found?.checkedAtMs === outside.nowMs,
    );
    const before = forecasts();
    expect(await getSummary(there)).toEqual(LIVE);
    expect(forecasts()).toBe(before);
  });

  it('does not fail a request if the database stops responding: the leased calls are made', async () => {
    const service = start({ database: database.db, databaseLimitMs: 1_000 });
    await getSummary(service, { nx: 80, ny: 90 });
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const holding = database.db.transaction(() => gate);
    try {
      expect(await getSummary(service, { nx: 70, ny: 90 })).toEqual(LIVE);
    } finally {
      release();
      await holding;
    }
  });

  it('does not fail a request if the database has been broken since the start: no call can be counted', async () => {
    const pool = new Pool({ connectionString: 'postgres://nobody@127.0.0.1:9/nothing' });
    const service = start({ database: drizzle(pool, { schema }) });
    expect(await getSummary(service)).toMatchObject(RECORDED);
    expect(await getSummary(service)).toMatchObject(RECORDED);
    expect(forecasts()).toBe(0);
    await pool.end();
  });

  it('includes yesterday after a day of running, although the provider sends no past hours', async () => {
    let service = start({ kmaServiceKey: 'key', database: database.db });
    for (let hour = 0; hour <= 24; hour++) {
      outside.nowMs = START + hour * HOUR_MS;
      outside.temperature = hour;
      await getSummary(service, OTHER);
      // Restarts in the middle of the day.
      await eventually(
        () => stored().read(OTHER),
        (found) => found?.checkedAtMs === outside.nowMs,
      );
      if (hour === 12) service = start({ kmaServiceKey: 'key', database: database.db });
    }
    const { weather } = await service.get(OTHER);
    const yesterday = weather.hours.find(({ epochMs }) => epochMs === weather.now.epochMs - DAY_MS);
    expect(weather.now.temperatureC).toBe(24);
    expect(yesterday?.temperatureC).toBe(0);
  });
});
