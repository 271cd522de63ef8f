import { eq } from 'drizzle-orm';
import type { MyDay } from '@/lib/contract/my-day';
import type { Database } from '../db/database';
import { myDays } from '../db/schema';

/** Returns a user's schedule; null if none was ever saved. */
export async function readMyDay(db: Database, userId: string): Promise<MyDay | null> {
  const [row] = await db.select().from(myDays).where(eq(myDays.userId, userId));
  return row?.plan ?? null;
}

/** Saves a user's schedule; null deletes it. */
export async function replaceMyDay(db: Database, userId: string, plan: MyDay | null): Promise<void> {
  if (plan === null) await db.delete(myDays).where(eq(myDays.userId, userId));
  else await db.insert(myDays).values({ userId, plan }).onConflictDoUpdate({ target: myDays.userId, set: { plan } });
}
