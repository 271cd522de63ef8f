import { eq } from 'drizzle-orm';
import type { Sensitivity, UserComfort } from '@/lib/contract/comfort';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import type { KstDate } from '@/lib/domain/kst';
import {
  createLearnedComfort,
  applyFeedback,
  getSensitivity,
  setSensitivity,
  undoLastFeedback,
  toOwnComfort,
  type Feedback,
  type FeltDay,
  type LearnedComfort,
} from '@/lib/domain/recommendation/learned-comfort';
import type { Database } from '../db/database';
import { learnedComforts, users } from '../db/schema';

/** Reads the learned comfort of a user. */
export async function readLearnedComfort(db: Database, userId: string, today: KstDate): Promise<LearnedComfort> {
  const [row] = await db.select().from(learnedComforts).where(eq(learnedComforts.userId, userId));
  return row?.learnt ?? createLearnedComfort(today);
}

/** Returns the comfort offsets learned from a user's feedback, as of today. */
export const getOwnComfort = async (db: Database, userId: string, today: KstDate): Promise<UserComfort> =>
  toOwnComfort(await readLearnedComfort(db, userId, today), today);

/**
 * Updates the learned comfort of a user. Updates of one user run one after the other. Throws `ApiError` UNAUTHENTICATED
 * if the user has been deleted.
 */
async function updateComfort(
  db: Database,
  userId: string,
  today: KstDate,
  changed: (learnt: LearnedComfort) => LearnedComfort,
): Promise<UserComfort> {
  return db.transaction(async (tx) => {
    // Locks the user's row, which exists before the first feedback, so that concurrent updates wait for each other.
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    const learnt = changed(await readLearnedComfort(tx, userId, today));
    await tx
      .insert(learnedComforts)
      .values({ userId, learnt })
      .onConflictDoUpdate({ target: learnedComforts.userId, set: { learnt } });
    return toOwnComfort(learnt, today);
  });
}

/**
 * Learns from feedback. New feedback about the same date replaces the old. Throws `ApiError` INVALID_INPUT for a date
 * before that of the last feedback, UNAUTHENTICATED if the user has been deleted.
 */
export const learnFromFeeling = (
  db: Database,
  userId: string,
  today: KstDate,
  { feedback, day }: { feedback: Feedback; day: FeltDay },
): Promise<UserComfort> =>
  updateComfort(db, userId, today, (learnt) => {
    if (learnt.last && feedback.date < learnt.last.told.date)
      throw new ApiError('INVALID_INPUT', { fields: { date: problem('feedbackOutdated') } });
    return applyFeedback(learnt, feedback, day);
  });

/** Undoes the user's last feedback. Throws `ApiError` UNAUTHENTICATED if the user has been deleted. */
export const undoLastFeeling = (db: Database, userId: string, today: KstDate): Promise<UserComfort> =>
  updateComfort(db, userId, today, undoLastFeedback);

/** Stores what a user says about feeling cold or hot easily. Throws `ApiError` UNAUTHENTICATED if they have been deleted. */
export const saveOwnSensitivity = (
  db: Database,
  userId: string,
  today: KstDate,
  sensitivity: Sensitivity,
): Promise<UserComfort> => updateComfort(db, userId, today, (learnt) => setSensitivity(learnt, sensitivity));

/** Deletes what was learned from a user's feedback. What they said about feeling cold or hot easily stays. */
export async function resetComfort(db: Database, userId: string, today: KstDate): Promise<UserComfort> {
  const sensitivity = getSensitivity(await readLearnedComfort(db, userId, today));
  if (sensitivity) return updateComfort(db, userId, today, () => createLearnedComfort(today, sensitivity));
  await db.delete(learnedComforts).where(eq(learnedComforts.userId, userId));
  return toOwnComfort(createLearnedComfort(today), today);
}
