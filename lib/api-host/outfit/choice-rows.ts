import { eq, lt, sql } from 'drizzle-orm';
import type { KstDate } from '@/lib/domain/kst';
import type { FrozenChoice } from '@/lib/domain/recommendation/frozen';
import type { Database } from '../db/database';
import { cacheEntries } from '../db/schema';

/** What is stored of an audience. */
export interface Choices {
  /** Newest first, one for each date. */
  choices: FrozenChoice[];
  /** The hour (epoch ms) in which the choice of a date was last decided: until the next it holds for everyone. */
  decidedMs: Record<KstDate, number>;
}

/** Asks for a choice to be the one of its date in an hour. */
export interface Decision {
  key: string;
  value: Choices;
  date: KstDate;
  hourMs: number;
  expiresAt: Date;
}

export async function readChoices(db: Database, key: string): Promise<Choices | null> {
  const [row] = await db.select().from(cacheEntries).where(eq(cacheEntries.key, key)).limit(1);
  // Only `writeFirst` writes below this key, and the key names the shape.
  return row ? (row.value as Choices) : null;
}

/** Stores a decision, if nobody has decided in this hour before: false where somebody has. */
export async function writeFirst(db: Database, { key, value, date, hourMs, expiresAt }: Decision): Promise<boolean> {
  const decidedMs = sql`coalesce((${cacheEntries.value} -> 'decidedMs' ->> ${date}::text)::bigint, 0)`;
  const written = await db
    .insert(cacheEntries)
    .values({ key, value, expiresAt })
    .onConflictDoUpdate({
      target: cacheEntries.key,
      set: { value, expiresAt, updatedAt: new Date(hourMs) },
      setWhere: sql`${decidedMs} < ${hourMs}::bigint`,
    })
    .returning({ key: cacheEntries.key });
  return written.length > 0;
}

/** Removes the choices of days that are over. */
export async function pruneChoices(db: Database, now: Date): Promise<void> {
  await db.delete(cacheEntries).where(lt(cacheEntries.expiresAt, now));
}
