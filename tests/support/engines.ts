import type { OpenDatabase } from '@/lib/api-host/db/database';
import { openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { createLogger } from '@/lib/log';
import { openMemoryDatabase } from './memory-database';
import { createDatabase, ensureDatabase, whyNoPostgres } from './postgres';

/** A kind of database to run a suite on. `open` gives a new, migrated, empty one each time. */
export interface Engine {
  name: string;
  open: () => Promise<OpenDatabase>;
}

const pglite: Engine = { name: 'PGlite', open: openMemoryDatabase };

/** The same database through the pooler of the run, if it has one. */
function pooled(url: string): string {
  const pooler = process.env.TEST_POOLER_URL;
  return pooler ? Object.assign(new URL(url), { host: new URL(pooler).host }).href : url;
}

/** What the databases of a run begin as: the first one is migrated, the others are copies of it. */
const MIGRATED = 'migrated';

function postgres(serverUrl: string): Engine {
  const logger = createLogger('silent', 'test');
  const migrate = async (url: string) => (await openPostgresDatabase({ url, poolSize: 1, logger })).close();
  return {
    name: 'PostgreSQL',
    open: async () => {
      await ensureDatabase(serverUrl, MIGRATED, migrate);
      const directUrl = await createDatabase(serverUrl, MIGRATED);
      return openPostgresDatabase({ url: pooled(directUrl), directUrl, poolSize: 4, logger });
    },
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

/** Where a suite runs. */
export interface Way {
  engine: Engine;
  transport: Transport;
}

/**
 * Every engine and every transport once, not each with each: neither knows of the other, and half the time is enough.
 */
export function everyWay(): Way[] {
  const [first, second = first] = engines() as [Engine, Engine?];
  return [
    { engine: first, transport: 'in the process' },
    { engine: second, transport: 'over HTTP' },
  ];
}

/** As a service runs: over HTTP, on PostgreSQL where there is one. With `WAYS=all` it is every way. */
export const usualWay = (): Way[] => everyWay().slice(process.env.WAYS === 'all' ? 0 : -1);
