import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import * as schema from '@/lib/api-host/db/schema';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { DAY_MS, HOUR_MS } from '@/lib/contract/durations';
import { eventually } from '../../support/eventually';
import { silentLog } from '../../support/silent-log';
import { openMemoryDatabase } from '../../support/memory-database';
import { ask, CELL, down, forecasts, LIVE, openMeteo, OTHER, outside, START, start } from './weather-service-steps';

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
    outside.nowMs += 3 * HOUR_MS;
    expect(await ask(start({ store: createStore() }))).toMatchObject({ ...LIVE, stale: true });
    expect(forecasts()).toBe(2);
  });

  it('instances share what one of them fetched', async () => {
    const here = start({ store: createStore() });
    const there = start({ store: createStore() });
    outside.nowMs += DAY_MS;
    await ask(here);
    await eventually(
      () => createStore().read(CELL),
      (stored) => stored?.source.fetchedAtMs === outside.nowMs,
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
      outside.nowMs = START + hour * HOUR_MS;
      outside.temperature = hour;
      await ask(service, OTHER);
      // Restarted in the middle of the day.
      await eventually(
        () => createStore().read(OTHER),
        (stored) => stored?.source.fetchedAtMs === outside.nowMs,
      );
      if (hour === 12) service = start({ kmaServiceKey: 'key', store: createStore() });
    }
    const { weather } = await service.get(OTHER);
    const yesterday = weather.hours.find(({ epochMs }) => epochMs === weather.now.epochMs - DAY_MS);
    expect(weather.now.temperatureC).toBe(24);
    expect(yesterday?.temperatureC).toBe(0);
  });
});
