import path from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

/** PGlite is loaded when it is opened: it brings a whole PostgreSQL along. Without a `dataDir` it lives in memory. */
export async function openPglite(options: PGliteOptions, onClosed = () => {}): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(options);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return { kind: 'embedded', db, close: () => client.close().finally(onClosed) };
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
