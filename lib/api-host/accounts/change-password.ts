import { and, eq, isNull, or } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import type { Database } from '../db/database';
import { mailCodes, users, widgets } from '../db/schema';
import { createRevocation } from '../db/widget-revocation';
import { composePasswordChangedMail } from '../mail/compose-mails';
import type { AccountDependencies } from './account-dependencies';
import { rejectCommonPassword } from './common-passwords';
import { PASSWORD_CHECK } from '../shared/limit-rules';
import { findConfirmedCode, consumeConfirmedCode, type MailCode } from './mail-codes';
import { isSameHash, mac } from '../shared/secrets';
import { SecurityError } from '../shared/security-events';
import { endAllSessions } from './sessions';
import { findById, findByUsername, type User } from './users';

/** Mails the owner in the background: a mail that cannot be sent does not undo the change. */
function notifyOwner({ mailer, logger }: AccountDependencies, { email, language }: User): void {
  if (!email) return;
  mailer
    .send(composePasswordChangedMail({ address: email, language }))
    .catch((err: unknown) => logger.error({ err }, 'accounts: could not send the mail about a changed password'));
}

/**
 * Sets the password and ends everything that gave access with the old one: sessions, mailed codes, confirmed resets and
 * the secret addresses of widgets.
 */
async function setPassword(db: Database, { id, email }: User, passwordHash: string, nowMs: number): Promise<void> {
  await db.update(users).set({ passwordHash }).where(eq(users.id, id));
  await db.delete(mailCodes).where(or(eq(mailCodes.userId, id), eq(mailCodes.email, email ?? '')));
  await db
    .update(widgets)
    .set(createRevocation(nowMs))
    .where(and(eq(widgets.userId, id), isNull(widgets.revokedAt)));
  await endAllSessions(db, id);
}

const notConfirmedError = () => new ApiError('INVALID_INPUT', { message: problem('notConfirmed') });

/** Throws `ApiError` INVALID_INPUT unless the browser's confirmed code belongs to this account. */
function requireConfirmed(code: MailCode | undefined, userId: string | undefined): asserts code {
  if (!code || !code.userId || code.userId !== userId) throw notConfirmedError();
}

export interface PasswordReset {
  username: string;
  newPassword: string;
  verificationCode: string;
}

/** Sets a new password for a confirmed reset and consumes the reset. Ends all sessions and mails the owner. */
export async function completePasswordReset(
  tools: AccountDependencies,
  reset: PasswordReset,
  secret: string,
): Promise<User> {
  const db = await tools.database();
  const challenge = { secret, purpose: 'reset', nowMs: tools.clock() } as const;
  const owner = await findByUsername(db, reset.username);
  const confirmed = await findConfirmedCode(db, challenge);
  requireConfirmed(confirmed, owner?.id);
  if (!owner || !isSameHash(confirmed.codeMac, mac(secret, reset.verificationCode))) throw notConfirmedError();
  await rejectCommonPassword('newPassword', reset.newPassword, owner.username);
  const passwordHash = await tools.passwords.hash(reset.newPassword);
  await db.transaction(async (tx) => {
    requireConfirmed(await consumeConfirmedCode(tx, challenge), owner.id);
    await setPassword(tx, owner, passwordHash, challenge.nowMs);
  });
  notifyOwner(tools, owner);
  return owner;
}

async function requireCurrentPassword(tools: AccountDependencies, user: User, currentPassword: string): Promise<void> {
  const tries = { limit: PASSWORD_CHECK, subject: user.id };
  await tools.limits.take(tries);
  if (await tools.passwords.verify(user.passwordHash, currentPassword, 'known')) return tools.limits.reset(tries);
  const message = problem('currentPasswordWrong');
  const fields = { currentPassword: message };
  throw new SecurityError('INVALID_INPUT', 'login-failed', { message, fields, who: user.id });
}

export interface PasswordChange {
  currentPassword?: string;
  newPassword: string;
}

/**
 * Changes a member's password. Requires the current password or a confirmed reset of the same account. Ends all
 * sessions. Throws `ApiError` FORBIDDEN for a social account, INVALID_INPUT, TOO_MANY_REQUESTS.
 */
export async function changeMemberPassword(
  tools: AccountDependencies,
  userId: string,
  change: PasswordChange,
  secret: string,
) {
  const { currentPassword, newPassword } = change;
  const db = await tools.database();
  const user = await findById(db, userId);
  if (!user?.passwordHash) throw new ApiError('FORBIDDEN', { message: problem('noPassword') });
  const challenge = { secret, purpose: 'reset', nowMs: tools.clock() } as const;
  if (currentPassword !== undefined) await requireCurrentPassword(tools, user, currentPassword);
  else requireConfirmed(await findConfirmedCode(db, challenge), userId);
  await rejectCommonPassword('newPassword', newPassword, user.username);
  const passwordHash = await tools.passwords.hash(newPassword);
  await db.transaction(async (tx) => {
    if (currentPassword === undefined) requireConfirmed(await consumeConfirmedCode(tx, challenge), userId);
    await setPassword(tx, user, passwordHash, challenge.nowMs);
  });
  notifyOwner(tools, user);
}
