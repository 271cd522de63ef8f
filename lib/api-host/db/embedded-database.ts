import path from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Logger } from '@/lib/log';
import type { OperatorError } from '@/lib/operator-error';
import { CONCURRENT_INDEXES, createIndexes } from './concurrent-indexes';
import {
  damagedError,
  endedError,
  getFreeBytes,
  missingError,
  writeState,
  prepareDatabase,
  requireWritable,
} from './data-folder';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './database';
import { guardDisk } from './disk-guard';
import { lockFolder } from './folder-lock';
import { DatabaseEndedError, guardMainLoop } from './guard-main-loop';
import { isDamaged } from './is-damaged';
import * as schema from './schema';
import { traceEmbedded } from './trace-statements';
import { watchFolder } from './watch-folder';
import { rejectUnfinishedImport } from './unfinished-import';

/** The default of 160 MB suits a dedicated server. The data that is read often fits into a tenth of it. */
const SHARED_BUFFERS = '16MB';

/** Imports PGlite on first use, because it contains a whole PostgreSQL. */
async function createPglite(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`];
  return PGlite.create({ startParams, ...options });
}

async function migrateEmbedded(client: PGlite): Promise<OpenDatabase> {
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  await createIndexes(db, CONCURRENT_INDEXES);
  return {
    kind: 'embedded',
    db,
    dispatchDb: db,
    ping: async () => void (await client.query('select 1')),
    getReadOnlyReason: () => null,
    lost: new Promise(() => {}),
    pools: () => [],
    close: () => client.close(),
  };
}

/** Opens and migrates a PGlite database, in memory if there is no `dataDir`. */
export const openPglite = async (options: PGliteOptions): Promise<OpenDatabase> =>
  migrateEmbedded(await createPglite(options));

/** Reads the pages of every table, so that a damaged one is found at the start and not by a user. */
async function readTables(client: PGlite): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  // An index has no system columns, so this reads the table itself.
  for (const { name } of rows) await client.query(`select count(xmin) from ${name}`);
}

/** Migrates and checks an existing database. Throws `DataFolderError` if it is damaged. */
async function migrateAndCheck(client: PGlite, folder: string): Promise<OpenDatabase> {
  try {
    const opened = await migrateEmbedded(client);
    await readTables(client);
    return opened;
  } catch (error) {
    if (error instanceof DatabaseEndedError) throw damagedError(folder, error);
    await client.close().catch(() => undefined);
    throw isDamaged(error) ? damagedError(folder, error) : error;
  }
}

export interface EmbeddedConfig {
  folder: string;
  logger: Logger;
  free?: (folder: string) => number;
  /** Open for an export or import, even if an import is unfinished. */
  isTransfer?: boolean;
}

async function openInFolder({
  folder,
  logger,
  free = getFreeBytes,
  isTransfer = false,
}: EmbeddedConfig): Promise<OpenDatabase> {
  prepareDatabase(folder, free(folder));
  const client = await createPglite({ dataDir: path.join(folder, 'db') }).catch((cause: unknown) => {
    throw damagedError(folder, cause);
  });
  const ended = new Promise<OperatorError>((lose) => guardMainLoop(client, (cause) => lose(endedError(folder, cause))));
  const opened = await migrateAndCheck(client, folder);
  try {
    if (!isTransfer) await rejectUnfinishedImport(opened.db);
  } catch (error) {
    await opened.close();
    throw error;
  }
  writeState(folder, 'made');
  traceEmbedded(client);
  const guard = guardDisk(client, { folder, logger, free });
  let stopWatching = () => {};
  const missing = new Promise<OperatorError>((lose) => {
    stopWatching = watchFolder(path.join(folder, 'db'), logger, () => lose(missingError(folder)));
  });
  return {
    ...opened,
    getReadOnlyReason: guard.getReadOnlyReason,
    lost: Promise.race([ended, missing]),
    async close() {
      stopWatching();
      guard.stop();
      await opened.close();
    },
  };
}

/**
 * Opens the database of a data folder and locks the folder for this process. Throws `FolderInUseError` if another
 * process holds the lock and `DataFolderError` if the folder is not usable.
 */
export async function openEmbeddedDatabase(config: EmbeddedConfig): Promise<OpenDatabase> {
  const { folder } = config;
  requireWritable(folder);
  const release = await lockFolder(folder);
  try {
    const opened = await openInFolder(config);
    return { ...opened, close: () => opened.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
