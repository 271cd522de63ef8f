import type { OpenDatabase } from '@/lib/api-host/db/database';
import { migrateAlone, openPostgresDatabase } from '@/lib/api-host/db/postgres-database';
import { APP_ROLE, DISPATCHER_ROLE, MIGRATOR_ROLE } from '@/lib/api-host/db/privileges';
import { createLogger } from '@/lib/log';
import { openMemoryDatabase } from './memory-database';
import { createRoles, withUser } from './database-roles';
import { createDatabase, ensureDatabase, whyNoPostgres } from './postgres';

/** A kind of database to run a suite on. `open` gives a new, migrated, empty one each time. */
export interface Engine {
  name: string;
  open: () => Promise<OpenDatabase>;
  /** The same as the owner of the tables, who may import. */
  openAsOwner: () => Promise<OpenDatabase>;
}

const pglite: Engine = { name: 'PGlite', open: openMemoryDatabase, openAsOwner: openMemoryDatabase };

/** Returns the address of the same database through the pooler, if this run uses one. */
function viaPooler(url: string): string {
  const pooler = process.env.TEST_POOLER_URL;
  return pooler ? Object.assign(new URL(url), { host: new URL(pooler).host }).href : url;
}

/** Name of the migrated database from which the others are copied. */
const TEMPLATE_NAME = 'migrated';

/** Resolves when the template exists. */
let template: Promise<void> | undefined;

/** PostgreSQL with the database roles of production, so that a missing privilege fails a test. */
function postgres(serverUrl: string): Engine {
  const logger = createLogger('silent', 'test');
  const migrate = async (url: string) => {
    await migrateAlone(url);
    await createRoles(url);
  };
  const createMigrated = async () => {
    await (template ??= ensureDatabase(serverUrl, TEMPLATE_NAME, migrate));
    return createDatabase(serverUrl, TEMPLATE_NAME);
  };
  const openAs = (role: string, url: string) =>
    openPostgresDatabase({ url: withUser(viaPooler(url), role), poolSize: 4, migrations: 'wait', logger });
  return {
    name: 'PostgreSQL',
    open: async () => {
      const url = await createMigrated();
      const [app, dispatcher] = [await openAs(APP_ROLE, url), await openAs(DISPATCHER_ROLE, url)];
      const close = async () => void (await Promise.all([app.close(), dispatcher.close()]));
      return { ...app, dispatchDb: dispatcher.dispatchDb, close };
    },
    openAsOwner: async () => openAs(MIGRATOR_ROLE, await createMigrated()),
  };
}

/** Returns the engines of a suite in which only PostgreSQL matters: that, or PGlite if it cannot run. */
export const listDefaultEngines = (): Engine[] => listEngines().slice(process.env.WAYS === 'all' ? 0 : -1);

/** Returns both engines, or PGlite with a warning if PostgreSQL cannot run. */
export function listEngines(): Engine[] {
  const serverUrl = process.env.TEST_POSTGRES_URL;
  if (serverUrl) return [pglite, postgres(serverUrl)];
  process.stderr.write(`\n*** The host is tested on PGlite only, NOT on PostgreSQL: ${whyNoPostgres()}. ***\n\n`);
  return [pglite];
}

/** Opens a new database of the kind of production, PostgreSQL if available, which takes a third of PGlite's time. */
export const openDefaultDatabase = (): Promise<OpenDatabase> => (listEngines().at(-1) as Engine).open();

/** Transport of a test's requests to the host. */
export type Transport = 'in the process' | 'over HTTP';

/** The engine and the transport of a suite. */
export interface Setup {
  engine: Engine;
  transport: Transport;
}

/**
 * Returns every engine and every transport once, but not all combinations, because they are independent and this takes
 * half the time.
 */
export function listSetups(): Setup[] {
  const [first, second = first] = listEngines() as [Engine, Engine?];
  return [
    { engine: first, transport: 'in the process' },
    { engine: second, transport: 'over HTTP' },
  ];
}

/** Returns the setup of production: HTTP, with PostgreSQL if available. With `WAYS=all` it returns every setup. */
export const listDefaultSetups = (): Setup[] => listSetups().slice(process.env.WAYS === 'all' ? 0 : -1);
