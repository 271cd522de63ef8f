import { randomUUID } from 'node:crypto';
import { desc, eq, inArray } from 'drizzle-orm';
import type { Member } from '../accounts/sessions';
import { digest } from '../shared/secrets';
import type { Database } from '../db/database';
import { pushTokens } from '../db/schema';
import type { AcceptedToken, PushTransport } from './push-transport';

const MAX_TOKENS = 10;

interface SavedToken {
  member: Member;
  transport: PushTransport['kind'];
  accepted: AcceptedToken;
  nowMs: number;
}

/**
 * Saves the push token of a device. An address belongs to the user and the session that saved it last, and is deleted with
 * either. A user's oldest tokens are deleted if there are more than ten.
 */
export async function saveToken(
  db: Database,
  { member: { userId, sessionId }, transport, accepted: { token, address }, nowMs }: SavedToken,
): Promise<void> {
  const owned = { userId, sessionId, transport, token, savedAt: new Date(nowMs) };
  await db.transaction(async (tx) => {
    await tx
      .insert(pushTokens)
      .values({ id: randomUUID(), addressHash: digest(address), ...owned })
      .onConflictDoUpdate({ target: pushTokens.addressHash, set: owned });
    const tooMany = tx
      .select({ id: pushTokens.id })
      .from(pushTokens)
      .where(eq(pushTokens.userId, userId))
      .orderBy(desc(pushTokens.savedAt), pushTokens.id)
      .offset(MAX_TOKENS);
    await tx.delete(pushTokens).where(inArray(pushTokens.id, tooMany));
  });
}
