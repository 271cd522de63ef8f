import { eq, sql } from 'drizzle-orm';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { cacheEntries } from '@/lib/api-host/db/schema';
import type { OpenDatabase } from '@/lib/api-host/db/database';
import { getRecordedWeather } from '@/lib/api-host/weather/recorded/recorded-weather';
import { createWeatherStore } from '@/lib/api-host/weather/weather-store';
import { createLogger } from '@/lib/log';
import { listEngines } from '../../support/engines';
import { testTools } from '../../support/provider-tools';
import { createDatabase } from '../../support/postgres';
import journal from '@/lib/api-host/db/migrations/meta/_journal.json';

const SEOUL = { nx: 61, ny: 125 };
const NOW_MS = Date.parse('2026-01-15T09:00:00+09:00');

describe.each(listEngines())('the database on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  it('stores an entry with its timestamps and JSON', async () => {
    const expiresAt = new Date('2026-01-15T00:00:00.123Z');
    const value = { text: '날옷 “따옴표” 🧥', list: [1, null, -0.5] };
    await opened.db.insert(cacheEntries).values({ key: 'one', value, expiresAt });
    const [row] = await opened.db.select().from(cacheEntries).where(eq(cacheEntries.key, 'one'));
    expect(row).toMatchObject({ key: 'one', value, expiresAt });
    expect(row?.updatedAt).toBeInstanceOf(Date);
  });

  it('rejects a second entry with the same key', async () => {
    const entry = { key: 'two', value: {}, expiresAt: new Date() };
    await opened.db.insert(cacheEntries).values(entry);
    await expect(opened.db.insert(cacheEntries).values(entry)).rejects.toThrow();
  });

  // ASVS 2.3.3
  it('rolls a transaction back as a whole', async () => {
    const failing = opened.db.transaction(async (tx) => {
      await tx.insert(cacheEntries).values({ key: 'three', value: {}, expiresAt: new Date() });
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await opened.db.$count(cacheEntries, eq(cacheEntries.key, 'three'))).toBe(0);
  });

  it('returns the stored weather, and the newer one after a second write', async () => {
    const store = createWeatherStore(testTools({ database: opened.db }).queryDatabase);
    const first = { weather: getRecordedWeather(SEOUL, NOW_MS), checkedAtMs: NOW_MS };
    await store.write(first);
    expect(await store.read(SEOUL)).toEqual(first);
    const later = NOW_MS + 3_600_000;
    const second = { weather: getRecordedWeather(SEOUL, later), checkedAtMs: later };
    await store.write(second);
    expect(await store.read(SEOUL)).toEqual(second);
    expect(await store.read({ nx: 1, ny: 1 })).toBeNull();
  });
});

const server = process.env.TEST_POSTGRES_URL;

(server ? describe : describe.skip)('PostgreSQL', () => {
  it('is migrated once when five instances start at the same time', async () => {
    const url = await createDatabase(server!);
    const logger = createLogger('silent', 'test');
    const all = await Promise.all(Array.from({ length: 5 }, () => openPostgresDatabase({ url, poolSize: 1, logger })));
    const [first] = all;
    const { rows } = (await first!.db.execute(
      sql`select count(*)::int as migrations from drizzle.__drizzle_migrations`,
    )) as unknown as { rows: { migrations: number }[] };
    await Promise.all(all.map(({ close }) => close()));
    expect(rows[0]?.migrations).toBe(journal.entries.length);
  });

  it('loses no connection to a transaction that cannot begin', async () => {
    const url = await createDatabase(server!);
    const { db, close } = await openPostgresDatabase({ url, poolSize: 1, logger: createLogger('silent', 'test') });
    const cannotBegin = { isolationLevel: 'none' as 'serializable' };
    await expect(db.transaction(async () => undefined, cannotBegin)).rejects.toThrow('begin');
    expect(await db.transaction((tx) => tx.$count(cacheEntries))).toBe(0);
    await close();
  });

  it('throws ECONNREFUSED when no server listens', async () => {
    const url = 'postgres://postgres@127.0.0.1:1/none';
    await expect(openPostgresDatabase({ url, poolSize: 1, logger: createLogger('silent', 'test') })).rejects.toThrow(
      'ECONNREFUSED',
    );
  });
});
