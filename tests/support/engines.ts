import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createLogger } from '@/lib/log';
import { openMemoryDatabase } from './memory-database';
import { createDatabase, whyNoPostgres } from './postgres';

/** A kind of database to run a suite on. `open` gives a new, migrated, empty one each time. */
export interface Engine {
  name: string;
  open: () => Promise<OpenDatabase>;
}

const pglite: Engine = { name: 'PGlite', open: openMemoryDatabase };

function postgres(serverUrl: string): Engine {
  const logger = createLogger('silent', 'test');
  return {
    name: 'PostgreSQL',
    open: async () => openPostgresDatabase({ url: await createDatabase(serverUrl), poolSize: 4, logger }),
  };
}

/** Both engines; where PostgreSQL cannot run at all, PGlite alone, and loudly so. */
export function engines(): Engine[] {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (serverUrl) return [pglite, postgres(serverUrl)];
  process.stderr.write(`\n*** The host is tested on PGlite only, NOT on PostgreSQL: ${whyNoPostgres()}. ***\n\n`);
  return [pglite];
}

/** How a test may reach the host. */
export type Transport = 'in the process' | 'over HTTP';

/**
 * Every engine and every transport once, not each with each: neither knows of the other, and half the time is enough.
 */
export function ways(): { engine: Engine; transport: Transport }[] {
  const [first, second = first] = engines() as [Engine, Engine?];
  return [
    { engine: first, transport: 'in the process' },
    { engine: second, transport: 'over HTTP' },
  ];
}
