import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';

/** Reserves a piece of work for this instance. Returns false if another instance has reserved it. */
export async function reserveWork(db: Database, key: string, expiresMs: number): Promise<boolean> {
  const note = { key, value: true, expiresAt: new Date(expiresMs) };
  return (await db.insert(cacheEntries).values(note).onConflictDoNothing().returning()).length > 0;
}
