import { eq } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { toOffsetStep } from '@/lib/contract/outfit';
import type { KstDate } from '@/lib/domain/kst';
import {
  learnOffset,
  UNKNOWN_OFFSET,
  type Feeling,
  type PersonalOffset,
} from '@/lib/domain/recommendation/personal-offset';
import type { Database } from '../db/database';
import { comfortOffsets, users } from '../db/schema';

type ComfortOffsetRow = typeof comfortOffsets.$inferSelect;

/** How a person felt on a date. */
export interface Vote {
  feeling: Feeling;
  date: KstDate;
}

const findRow = async (db: Database, userId: string): Promise<ComfortOffsetRow | undefined> =>
  (await db.select().from(comfortOffsets).where(eq(comfortOffsets.userId, userId)))[0];

/** What was known before today's vote: a second vote of a date takes the place of the first. */
function stateBefore(row: ComfortOffsetRow | undefined, date: KstDate): PersonalOffset {
  if (!row) return UNKNOWN_OFFSET;
  return row.votedOn === date
    ? { offsetClo: row.previousOffsetClo, uncertainty: row.previousVariance }
    : { offsetClo: row.offsetClo, uncertainty: row.variance };
}

/** A person's own offset as answers are made for it: in steps of .1 clo; 0 as long as nothing is known. */
export async function comfortOffsetOf(db: Database, userId: string): Promise<number> {
  return toOffsetStep((await findRow(db, userId))?.offsetClo ?? UNKNOWN_OFFSET.offsetClo);
}

/**
 * Learns from a vote, and gives the offset in steps of .1 clo. One vote counts for each date, the
 * last one. Throws `ApiError` UNAUTHENTICATED where the person has left meanwhile.
 */
export async function learnComfortOffset(db: Database, userId: string, { feeling, date }: Vote): Promise<number> {
  return db.transaction(async (tx) => {
    // The person's row is there before the first vote is: votes at the same time wait for one another at it.
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (!person) throw new ApiError('UNAUTHENTICATED');
    const before = stateBefore(await findRow(tx, userId), date);
    const after = learnOffset(before, feeling);
    const state = {
      offsetClo: after.offsetClo,
      variance: after.uncertainty,
      previousOffsetClo: before.offsetClo,
      previousVariance: before.uncertainty,
      votedOn: date,
    };
    await tx
      .insert(comfortOffsets)
      .values({ userId, ...state })
      .onConflictDoUpdate({ target: comfortOffsets.userId, set: state });
    return toOffsetStep(after.offsetClo);
  });
}

/** Forgets what a person's votes have taught. */
export async function forgetComfortOffset(db: Database, userId: string): Promise<void> {
  await db.delete(comfortOffsets).where(eq(comfortOffsets.userId, userId));
}
