import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { DAY_MS } from '@/lib/contract/durations';
import type { Database } from '../db/database';
import { feedback } from '../db/schema';

/** Time within which the privacy policy promises an answer. */
export const ANSWER_WITHIN_MS = 10 * DAY_MS;
/** Time after which an address for the answer is erased even if nobody has answered. */
const ADDRESS_LIFE_MS = 90 * DAY_MS;

/** Returns feedback that requests an answer and has none, oldest first. */
export const listUnanswered = (db: Database) =>
  db
    .select()
    .from(feedback)
    .where(and(isNotNull(feedback.replyTo), isNull(feedback.answeredAt)))
    .orderBy(asc(feedback.writtenAt));

/** Records the answer and erases the address. Returns false if there is no such feedback. */
export async function markAnswered(db: Database, id: string, nowMs: number): Promise<boolean> {
  const answer = { answeredAt: new Date(nowMs), replyTo: null };
  return (await db.update(feedback).set(answer).where(eq(feedback.id, id)).returning()).length > 0;
}

/** Erases addresses that are too old. */
export async function sweepFeedback(db: Database, nowMs: number): Promise<void> {
  const isOld = lte(feedback.writtenAt, new Date(nowMs - ADDRESS_LIFE_MS));
  await db
    .update(feedback)
    .set({ replyTo: null })
    .where(and(isNotNull(feedback.replyTo), isOld));
}
