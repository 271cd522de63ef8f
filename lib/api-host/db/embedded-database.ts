import path from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

const BEGIN_TO_COMMIT = /^\s*BEGIN;([^]*)COMMIT;\s*$/;

/**
 * There is one connection: a transaction that is written out in the text has to be PGlite's own, or a failure within it
 * would leave everyone else in it.
 */
async function executeSql(client: PGlite, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  if (values) return client.query(text, values);
  const [, statements] = BEGIN_TO_COMMIT.exec(text) ?? [];
  const results = statements ? await client.transaction((tx) => tx.exec(statements)) : await client.exec(text);
  return results.at(-1) ?? { rows: [] };
}

/** PGlite is loaded when it is opened: it brings a whole PostgreSQL along. Without a `dataDir` it lives in memory. */
export async function openPglite(options: PGliteOptions, onClosed = () => {}): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(options);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  const run = (text: string, values?: unknown[]) => executeSql(client, text, values);
  return { kind: 'embedded', db, executeSql: run, close: () => client.close().finally(onClosed) };
}

/** The database in a data folder, held by this process alone. Throws `FolderInUseError` where another holds it. */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  const release = await lockFolder(folder);
  try {
    return await openPglite({ dataDir: path.join(folder, 'db') }, release);
  } catch (error) {
    release();
    throw error;
  }
}
