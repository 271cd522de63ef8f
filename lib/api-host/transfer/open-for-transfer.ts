import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { OperatorError, getOperatorMessage } from '@/lib/operator-error';
import type { OpenDatabase } from '../db/database';
import { openEmbeddedDatabase } from '../db/embedded-database';
import { openPostgresDatabase } from '../db/postgres-database';

/** One connection transfers rows, the other maintains the partitions of claims. */
const CONNECTIONS = 2;

const describeDatabase = ({ DATABASE_URL: url, DATA_DIR }: Env): string =>
  url ? `PostgreSQL at ${new URL(url).host}` : `the database in ${DATA_DIR}`;

function open(env: Env): Promise<OpenDatabase> {
  const logger = createLogger(env.LOG_LEVEL, 'api-host');
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  const transfer = { logger, isTransfer: true };
  return url
    ? openPostgresDatabase({ url, poolSize: CONNECTIONS, ...transfer })
    : openEmbeddedDatabase({ folder: env.DATA_DIR, ...transfer });
}

/** Opens and migrates the configured database, even during an unfinished import. Throws `OperatorError`. */
export async function openForTransfer(env: Env): Promise<OpenDatabase> {
  return open(env).catch((cause: Error) => {
    if (getOperatorMessage(cause)) throw cause;
    throw new OperatorError(`${describeDatabase(env)} cannot be opened: ${cause.message || String(cause)}.`, { cause });
  });
}

/** Opens the configured database, which must exist. Throws `OperatorError`. */
export async function openSource(env: Env): Promise<OpenDatabase> {
  if (!env.DATABASE_URL && !existsSync(path.join(env.DATA_DIR, 'db', 'PG_VERSION')))
    throw new OperatorError(`The data folder ${env.DATA_DIR} contains no database. Set DATA_DIR to the right folder.`);
  return openForTransfer(env);
}
