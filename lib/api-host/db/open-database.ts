import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import { getOperatorMessage } from '@/lib/operator-error';
import type { OpenDatabase } from './database';
import { openEmbeddedDatabase } from './embedded-database';
import { openPostgresDatabase, type PostgresConfig } from './postgres-database';

type DatabaseEnv = Pick<
  Env,
  'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_POOL_SIZE' | 'DISPATCH_POOL_SIZE' | 'DATA_DIR' | 'MIGRATIONS'
>;

const RETRY_MS = 2_000;

/**
 * Retries until the server is reachable. Until then the host runs without a database and reports that it is not ready.
 */
async function openOnceReachable(config: PostgresConfig, closing: AbortSignal): Promise<OpenDatabase> {
  for (;;) {
    try {
      return await openPostgresDatabase(config);
    } catch (err) {
      if (getOperatorMessage(err)) throw err;
      config.logger.error({ err }, 'database: could not open the database; retrying in 2 s');
      await sleep(RETRY_MS, undefined, { signal: closing, ref: false });
    }
  }
}

/**
 * Opens PostgreSQL if `DATABASE_URL` is set, else the database in the data folder. Rejects if the folder cannot be
 * opened, or if `closing` aborts the wait for a server.
 */
export function openDatabase(env: DatabaseEnv, logger: Logger, closing: AbortSignal): Promise<OpenDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: directUrl, MIGRATIONS: migrations, DATA_DIR } = env;
  if (!url) return openEmbeddedDatabase({ folder: DATA_DIR, logger });
  const sizes = { poolSize: env.DATABASE_POOL_SIZE, dispatchPoolSize: env.DISPATCH_POOL_SIZE };
  return openOnceReachable({ url, directUrl, migrations, ...sizes, logger }, closing);
}
