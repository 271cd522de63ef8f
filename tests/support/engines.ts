import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createLogger } from '@/lib/log';
import { openMemoryDatabase } from './memory-database';
import { startPostgres, whyNoPostgres, type TestPostgres } from './postgres';

/** A kind of database to run a suite on. `open` gives a new, migrated, empty one each time. */
export interface Engine {
  name: string;
  start: () => Promise<void>;
  open: () => Promise<OpenDatabase>;
  stop: () => Promise<void>;
}

const pglite: Engine = {
  name: 'PGlite',
  start: async () => {},
  open: openMemoryDatabase,
  stop: async () => {},
};

function postgres(): Engine {
  let server: TestPostgres;
  const logger = createLogger('silent', 'test');
  return {
    name: 'PostgreSQL',
    start: async () => void (server = await startPostgres()),
    open: async () => openPostgresDatabase({ url: await server.createDatabase(), poolSize: 4, logger }),
    stop: () => server.stop(),
  };
}

/** Both engines; where PostgreSQL cannot run at all, PGlite alone, and loudly so. */
export function engines(): Engine[] {
  const missing = whyNoPostgres();
  if (missing === null) return [pglite, postgres()];
  process.stderr.write(`\n*** The host is tested on PGlite only, NOT on PostgreSQL: ${missing}. ***\n\n`);
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
