import { setTimeout as delay } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '@/lib/log';
import { CONCURRENT_INDEXES, createIndexes, type ConcurrentIndex } from './concurrent-indexes';
import { MIGRATIONS_FOLDER, type Database, type OpenDatabase, type PoolState } from './database';
import { queryRows } from './query-rows';
import { releaseFailedBegin } from './release-failed-begin';
import * as schema from './schema';
import { tracePool } from './trace-statements';
import { rejectUnfinishedImport } from './unfinished-import';

const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 10_000;
const PING_LIMIT_MS = 2_000;
const IDLE_MS = 30_000;
const MIGRATION_LIMIT_MS = 120_000;
/** Time for which a migration waits for a lock on a table, and with it all requests of the table behind it. */
const LOCK_LIMIT_MS = 2_000;
const LOCK_PAUSE_MS = 1_000;
const MAX_LOCK_ATTEMPTS = 30;
/** Error code of PostgreSQL for `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';
/** Advisory lock that all instances take to migrate. The number is arbitrary. */
const MIGRATION_LOCK = 7_250_410;

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === LOCK_NOT_AVAILABLE || isLockTimeout(error.cause));

/** Migrates, and repeats it if a table was locked: all requests of the table queue behind a migration that waits. */
async function migratePatiently(db: Database, migrationsFolder: string): Promise<void> {
  await db.execute(sql.raw(`set lock_timeout = ${LOCK_LIMIT_MS}`));
  for (let attempt = 1; ; attempt++)
    try {
      return await migrate(db as NodePgDatabase<typeof schema>, { migrationsFolder });
    } catch (error) {
      if (!isLockTimeout(error) || attempt === MAX_LOCK_ATTEMPTS) throw error;
      await delay(LOCK_PAUSE_MS);
    }
}

export interface MigrationOptions {
  /** Runs at the end, under the same lock. */
  finish?: (db: Database) => Promise<void>;
  folder?: string;
  indexes?: readonly ConcurrentIndex[];
}

/** Migrates under a lock, so that of instances that start at the same time only the first one migrates. */
export async function migrateAlone(connectionString: string, options: MigrationOptions = {}): Promise<void> {
  const { finish, folder = MIGRATIONS_FOLDER, indexes = CONCURRENT_INDEXES } = options;
  const limit = { connectionTimeoutMillis: CONNECT_LIMIT_MS, statement_timeout: MIGRATION_LIMIT_MS };
  const client = new pg.Client({ connectionString, ...limit });
  // A lost connection also fails the query under way; an error event without a listener would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    // The lock belongs to the connection and ends with it.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await migratePatiently(db, folder);
    await createIndexes(db, indexes);
    await finish?.(db);
  } finally {
    await client.end();
  }
}

/** Throws if the database lacks a migration of this version, because another process is responsible for migrating. */
async function requireMigrated(db: Database): Promise<void> {
  const needed = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).at(-1)!.folderMillis;
  const [table] = await queryRows<{ isThere: boolean }>(
    db,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "isThere"`,
  );
  const [last] = table?.isThere
    ? await queryRows<{ at: string }>(db, sql`select max(created_at) as at from drizzle.__drizzle_migrations`)
    : [];
  if (Number(last?.at ?? 0) < needed)
    throw new Error('The database lacks migrations of this version. Run `npm run db:migrate` (db-migrate.mjs).');
}

export interface PostgresConfig {
  url: string;
  poolSize: number;
  /** Pool size for pushes; defaults to `poolSize`. */
  dispatchPoolSize?: number;
  /** Address of PostgreSQL itself, if `url` is that of a connection pooler. */
  directUrl?: string;
  /** `wait`: never migrate, and throw until another process has done it. */
  migrations?: 'run' | 'wait';
  /** Open for an export or import, even if an import is unfinished. */
  isTransfer?: boolean;
  logger: Logger;
}

function createPool(max: number, limitMs: number, { url, logger }: PostgresConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: Math.min(CONNECT_LIMIT_MS, limitMs),
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: limitMs,
    query_timeout: limitMs + 1_000,
  });
  // Without a listener, an error of an idle connection would end the process.
  pool.on('error', (error) =>
    logger.warn({ err: error }, 'database: lost an idle connection; the pool opens another one'),
  );
  // The pool listens to idle connections only. One that is lost between two statements of a transaction fails the next.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return releaseFailedBegin(tracePool(pool));
}

const getPoolState = (
  name: string,
  { totalCount: total, idleCount: idle, waitingCount: waiting }: pg.Pool,
): PoolState => ({
  name,
  total,
  idle,
  waiting,
});

/** Opens a PostgreSQL database. Connections, statements and the wait for them have time limits. */
export async function openPostgresDatabase(config: PostgresConfig): Promise<OpenDatabase> {
  const { url, poolSize, dispatchPoolSize = poolSize, directUrl = url, isTransfer = false } = config;
  const checkImport = isTransfer ? async () => {} : rejectUnfinishedImport;
  if (config.migrations !== 'wait') await migrateAlone(directUrl, { finish: checkImport });
  const pool = createPool(poolSize, STATEMENT_LIMIT_MS, config);
  const dispatch = createPool(dispatchPoolSize, STATEMENT_LIMIT_MS, config);
  const health = createPool(1, PING_LIMIT_MS, config);
  const close = async () => void (await Promise.all([pool, dispatch, health].map((each) => each.end())));
  if (config.migrations === 'wait')
    try {
      await requireMigrated(drizzle(pool, { schema }));
      await checkImport(drizzle(pool, { schema }));
    } catch (error) {
      await close();
      throw error;
    }
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }),
    dispatchDb: drizzle(dispatch, { schema }),
    ping: async () => void (await health.query('select 1')),
    getReadOnlyReason: () => null,
    // Never resolves, because a server that is unreachable may come back.
    lost: new Promise(() => {}),
    pools: () => [getPoolState('web', pool), getPoolState('dispatch', dispatch), getPoolState('health', health)],
    close,
  };
}
