import { eq } from 'drizzle-orm';
import type { UserComfort } from '@/lib/contract/comfort';
import { ApiError } from '@/lib/contract/errors';
import type { KstDate } from '@/lib/domain/kst';
import {
  createLearnedComfort,
  applyFeedback,
  undoLastFeedback,
  toOwnComfort,
  type Feedback,
  type FeltDay,
  type LearnedComfort,
} from '@/lib/domain/recommendation/learned-comfort';
import type { Database } from '../db/database';
import { learntComforts, users } from '../db/schema';

/** All that is learnt of a person. */
export async function readLearntComfort(db: Database, userId: string, today: KstDate): Promise<LearnedComfort> {
  const [row] = await db.select().from(learntComforts).where(eq(learntComforts.userId, userId));
  return row?.learnt ?? createLearnedComfort(today);
}

/** What a person's answers have taught, as it stands today. */
export const getOwnComfort = async (db: Database, userId: string, today: KstDate): Promise<UserComfort> =>
  toOwnComfort(await readLearntComfort(db, userId, today), today);

/** Changes what is learnt of a person, one change after the other. Throws `ApiError` UNAUTHENTICATED for who has left. */
async function updateComfort(
  db: Database,
  userId: string,
  today: KstDate,
  changed: (learnt: LearnedComfort) => LearnedComfort,
): Promise<UserComfort> {
  return db.transaction(async (tx) => {
    // The person's row is there before the first answer is: answers at the same time wait for one another at it.
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    const learnt = changed(await readLearntComfort(tx, userId, today));
    await tx
      .insert(learntComforts)
      .values({ userId, learnt })
      .onConflictDoUpdate({ target: learntComforts.userId, set: { learnt } });
    return toOwnComfort(learnt, today);
  });
}

/**
 * Learns from an answer; of several about a date the last one counts. Throws `ApiError` INVALID_INPUT for a date before
 * that of the last answer, UNAUTHENTICATED for who has left meanwhile.
 */
export const learnFromFeeling = (
  db: Database,
  userId: string,
  today: KstDate,
  { answer, day }: { answer: Feedback; day: FeltDay },
): Promise<UserComfort> =>
  updateComfort(db, userId, today, (learnt) => {
    if (learnt.last && answer.date < learnt.last.told.date)
      throw new ApiError('INVALID_INPUT', { fields: { date: '그 뒤의 날에 이미 답하셨어요.' } });
    return applyFeedback(learnt, answer, day);
  });

/** As if a person's last answer had not been given. Throws `ApiError` UNAUTHENTICATED for who has left meanwhile. */
export const undoLastFeeling = (db: Database, userId: string, today: KstDate): Promise<UserComfort> =>
  updateComfort(db, userId, today, undoLastFeedback);

/** Forgets all that a person's answers have taught. */
export async function resetComfort(db: Database, userId: string, today: KstDate): Promise<UserComfort> {
  await db.delete(learntComforts).where(eq(learntComforts.userId, userId));
  return toOwnComfort(createLearnedComfort(today), today);
}
