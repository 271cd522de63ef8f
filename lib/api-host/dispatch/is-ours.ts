import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';

/** Whether this instance does a piece of work that one of all is to do: the one whose note of it is the first. */
export async function isOurs(db: Database, key: string, expiresMs: number): Promise<boolean> {
  const note = { key, value: true, expiresAt: new Date(expiresMs) };
  return (await db.insert(cacheEntries).values(note).onConflictDoNothing().returning()).length > 0;
}
