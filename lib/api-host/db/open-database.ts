import type { Env } from '@/lib/env';
import type { Logger } from '@/lib/log';
import type { OpenDatabase } from './database';
import { openEmbeddedDatabase } from './embedded-database';
import { openPostgresDatabase } from './postgres-database';

type DatabaseEnv = Pick<Env, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR'>;

/** PostgreSQL where an address is given, else the database in the data folder. */
export const openDatabase = (env: DatabaseEnv, logger: Logger): Promise<OpenDatabase> =>
  env.DATABASE_URL
    ? openPostgresDatabase({ url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE, logger })
    : openEmbeddedDatabase(env.DATA_DIR);
