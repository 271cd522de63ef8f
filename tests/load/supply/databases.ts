import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createLogger } from '@/lib/log';
import type { TestPostgres } from '../../support/postgres';

export const logger = createLogger('silent', 'bench');

/** Opens one database for a run, with separate connections for each instance. */
export type Open = (instances: number) => Promise<OpenDatabase[]>;

export const opener =
  (postgres: TestPostgres): Open =>
  async (instances) => {
    const url = await postgres.createDatabase();
    return Promise.all(
      Array.from({ length: instances }, () => openPostgresDatabase({ url, poolSize: instances > 8 ? 3 : 8, logger })),
    );
  };

export const closeAll = (opened: OpenDatabase[]) => Promise.all(opened.map(({ close }) => close()));
