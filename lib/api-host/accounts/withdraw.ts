import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { MINUTE_MS } from '@/lib/contract/durations';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import { isYoungerThan } from '@/lib/domain/age';
import { kstDate } from '@/lib/domain/kst';
import { deleteReasons, mailCodes, outboxMails, users, withdrawals, withdrawnAccounts } from '../db/schema';
import type { AccountDependencies } from './account-dependencies';
import type { Member } from './sessions';

/** Maximum age of the last proof of identity, in ms. An unattended phone or a hijacked click must not be enough. */
const RECENT_MS = 15 * MINUTE_MS;

/**
 * Deletes a user and all their data in one transaction and counts the reason without the user. Throws `ApiError`
 * REAUTHENTICATION_REQUIRED if the proof of identity is too old, INVALID_INPUT if the reason is unknown.
 */
export async function withdrawMember(tools: AccountDependencies, member: Member, reasonId: number): Promise<void> {
  const nowMs = tools.clock();
  if (member.provedMs === null || !isYoungerThan(member.provedMs, RECENT_MS, nowMs))
    throw new ApiError('REAUTHENTICATION_REQUIRED');
  const db = await tools.database();
  await db.transaction(async (tx) => {
    const [reason] = await tx.select().from(deleteReasons).where(eq(deleteReasons.id, reasonId));
    if (!reason) throw new ApiError('INVALID_INPUT', { fields: { reasonId: problem('reasonMissing') } });
    const [deleted] = await tx.delete(users).where(eq(users.id, member.userId)).returning();
    if (!deleted) return;
    if (deleted.email) {
      await tx.delete(mailCodes).where(eq(mailCodes.email, deleted.email.toLowerCase()));
      await tx.delete(outboxMails).where(sql`lower(${outboxMails.recipient}) = ${deleted.email.toLowerCase()}`);
    }
    await tx.insert(withdrawnAccounts).values({ userId: deleted.id, withdrawnAt: new Date(nowMs) });
    await tx.insert(withdrawals).values({ id: randomUUID(), reasonId, withdrawnOn: kstDate(nowMs) });
  });
}
