import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from '@/lib/log';
import { MIGRATIONS_FOLDER, type OpenDatabase, type PoolState } from './database';
import * as schema from './schema';
import { tracePool } from './trace-statements';
import { rejectUnfinishedImport } from './unfinished-import';

const CONNECT_LIMIT_MS = 5_000;
const STATEMENT_LIMIT_MS = 10_000;
const PING_LIMIT_MS = 2_000;
const IDLE_MS = 30_000;
const MIGRATION_LIMIT_MS = 120_000;
/** Any number, so long as everyone who migrates this database takes the same. */
const MIGRATION_LOCK = 7_250_410;

/** Instances that start at once take turns; the first migrates, the others find it done. */
async function migrateAlone(connectionString: string, isTransfer: boolean): Promise<void> {
  const limit = { connectionTimeoutMillis: CONNECT_LIMIT_MS, statement_timeout: MIGRATION_LIMIT_MS };
  const client = new pg.Client({ connectionString, ...limit });
  await client.connect();
  try {
    // The lock belongs to the connection: whatever happens, it goes with it.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle(client, { schema });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    if (!isTransfer) await rejectUnfinishedImport(db);
  } finally {
    await client.end();
  }
}

export interface PostgresConfig {
  url: string;
  poolSize: number;
  /** Of pushes; as many as `poolSize` where nothing is said. */
  dispatchPoolSize?: number;
  /** PostgreSQL itself, where `url` is a pooler's. */
  directUrl?: string;
  /** Whether it is opened to be exported or imported, also where an import has not ended. */
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
  // Without a listener a connection that breaks while idle would end the process.
  pool.on('error', (error) => logger.warn({ err: error }, 'database connection lost'));
  return tracePool(pool);
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

/** A PostgreSQL by its address. Connections, statements and waiting for either have limits. */
export async function openPostgresDatabase(config: PostgresConfig): Promise<OpenDatabase> {
  const { url, poolSize, dispatchPoolSize = poolSize, directUrl = url, isTransfer = false } = config;
  await migrateAlone(directUrl, isTransfer);
  const pool = createPool(poolSize, STATEMENT_LIMIT_MS, config);
  const dispatch = createPool(dispatchPoolSize, STATEMENT_LIMIT_MS, config);
  const health = createPool(1, PING_LIMIT_MS, config);
  return {
    kind: 'postgres',
    db: drizzle(pool, { schema }),
    dispatchDb: drizzle(dispatch, { schema }),
    ping: async () => void (await health.query('select 1')),
    getReadOnlyReason: () => null,
    // A server that is away may come back.
    lost: new Promise(() => {}),
    pools: () => [getPoolState('web', pool), getPoolState('dispatch', dispatch), getPoolState('health', health)],
    close: async () => void (await Promise.all([pool, dispatch, health].map((each) => each.end()))),
  };
}
