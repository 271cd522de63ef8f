import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';

/** Whether this instance is the one of all to do a piece of work: the first to write a note of it. */
export async function reserveWork(db: Database, key: string, expiresMs: number): Promise<boolean> {
  const note = { key, value: true, expiresAt: new Date(expiresMs) };
  return (await db.insert(cacheEntries).values(note).onConflictDoNothing().returning()).length > 0;
}
