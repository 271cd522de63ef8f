import path from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { MIGRATIONS_FOLDER, type OpenDatabase } from './database';
import { lockFolder } from './folder-lock';
import * as schema from './schema';

/** PGlite is loaded when it is opened: it brings a whole PostgreSQL along. */
async function openPglite(dataDir: string | undefined, onClosed: () => void): Promise<OpenDatabase> {
  const { PGlite } = await import('@electric-sql/pglite');
  const client = await PGlite.create(dataDir);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return { kind: 'embedded', db, close: () => client.close().finally(onClosed) };
}

/** A database in memory, gone with the process. */
export const openMemoryDatabase = (): Promise<OpenDatabase> => openPglite(undefined, () => {});

/** The database in a data folder, held by this process alone. Throws `FolderInUseError` where another holds it. */
export async function openEmbeddedDatabase(folder: string): Promise<OpenDatabase> {
  const release = await lockFolder(folder);
  try {
    return await openPglite(path.join(folder, 'db'), release);
  } catch (error) {
    release();
    throw error;
  }
}
