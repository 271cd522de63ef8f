import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import type { Language } from '@/lib/contract/language';
import type { signUp } from '@/lib/contract/user';
import { problem } from '@/lib/contract/problem';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { AccountDependencies } from './account-dependencies';
import { requireOldEnough } from './age';
import { rejectCommonPassword } from './common-passwords';
import { SIGNUP } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import type { Network } from '../shared/network';
import { recordConsents } from './consents';
import { findConfirmedCode, consumeConfirmedCode, type MailCode } from './mail-codes';
import { findByEmail, findByUsername, type User } from './users';

type Signup = ParsedInput<typeof signUp>['body'];

const conflictError = (field: 'username' | 'email', message: string) =>
  new ApiError('CONFLICT', { message, fields: { [field]: message } });

export const emailTakenError = () => conflictError('email', problem('emailTaken'));

/** Throws `ApiError` CONFLICT if the username or the address is taken. */
async function requireFree(db: Database, { username, email }: Signup): Promise<void> {
  if (await findByUsername(db, username)) throw conflictError('username', problem('usernameTaken'));
  if (await findByEmail(db, email)) throw emailTakenError();
}

/** Throws `ApiError` INVALID_INPUT unless the browser has confirmed this address. */
function requireConfirmed(code: MailCode | undefined, { email }: Signup): void {
  if (code?.email === email) return;
  const message = problem('emailNotConfirmed');
  throw new ApiError('INVALID_INPUT', { message, fields: { email: message } });
}

/** The browser that signs up. */
interface SignupOrigin {
  secret: string;
  network: Network;
  language: Language;
}

/**
 * Creates an account in one transaction. If two users want the same username or address at the same time, one gets it.
 * Throws `ApiError` INVALID_INPUT, CONFLICT and TOO_MANY_REQUESTS.
 */
export async function createAccount(
  tools: AccountDependencies,
  signup: Signup,
  { secret, network, language }: SignupOrigin,
): Promise<User> {
  const { password, username, email, nickname, gender, birthDate } = signup;
  const nowMs = tools.clock();
  const challenge = { secret, purpose: 'signup', nowMs } as const;
  requireOldEnough(birthDate, nowMs);
  const db = await tools.database();
  requireConfirmed(await findConfirmedCode(db, challenge), signup);
  await rejectCommonPassword('password', password, username);
  await requireFree(db, signup);
  // Charged after the proof, so that requests without a confirmed address do not block the sign-ups of a network.
  await tools.limits.take(...toNetworkAttempts(SIGNUP, network));
  const passwordHash = await tools.passwords.hash(password);
  const person = { id: randomUUID(), username, email, nickname, birthDate, gender: gender || null, language };
  // An error rolls back the consumed code too, so that the user can try again.
  return db.transaction(async (tx) => {
    requireConfirmed(await consumeConfirmedCode(tx, challenge), signup);
    const row = { ...person, passwordHash, createdAt: new Date(nowMs) };
    const [created] = await tx.insert(users).values(row).onConflictDoNothing().returning();
    if (!created) await requireFree(tx, signup);
    if (!created) throw new ApiError('CONFLICT');
    await recordConsents(tx, created.id, signup, nowMs);
    return created;
  });
}
