import { randomUUID } from 'node:crypto';
import type { ParsedInput } from '@/lib/contract/call';
import { ApiError } from '@/lib/contract/errors';
import type { signUp } from '@/lib/contract/user';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { AccountDependencies } from './account-dependencies';
import { requireOldEnough } from './age';
import { rejectCommonPassword } from './common-passwords';
import { recordConsents } from './consents';
import { findConfirmedCode, consumeConfirmedCode, type MailCode } from './mail-codes';
import { findByEmail, findByUsername, type User } from './users';

type Signup = ParsedInput<typeof signUp>['body'];

const conflictError = (field: 'username' | 'email', message: string) =>
  new ApiError('CONFLICT', { message, fields: { [field]: message } });

export const emailTakenError = () =>
  conflictError('email', '이미 가입한 이메일이에요. 로그인하거나 아이디를 찾아보세요.');

/** Throws `ApiError` CONFLICT where a username or an address is somebody's already. */
async function requireFree(db: Database, { username, email }: Signup): Promise<void> {
  if (await findByUsername(db, username)) throw conflictError('username', '이미 사용 중인 아이디예요.');
  if (await findByEmail(db, email)) throw emailTakenError();
}

/** Throws `ApiError` INVALID_INPUT unless a browser's confirmed address is this very one. */
function requireConfirmed(code: MailCode | undefined, { email }: Signup): void {
  if (code?.email === email) return;
  const message = '이메일 인증이 끝나지 않았어요. 처음부터 다시 인증해 주세요.';
  throw new ApiError('INVALID_INPUT', { message, fields: { email: message } });
}

/**
 * Makes an account, whole or not at all. Of two that want one username, or one address, at the same moment one wins
 * and the other is told. Throws `ApiError` INVALID_INPUT and CONFLICT.
 */
export async function createAccount(tools: AccountDependencies, signup: Signup, secret: string): Promise<User> {
  const { password, username, email, nickname, gender, birthDate } = signup;
  const nowMs = tools.clock();
  const challenge = { secret, purpose: 'signup', nowMs } as const;
  requireOldEnough(birthDate, nowMs);
  const db = await tools.database();
  requireConfirmed(await findConfirmedCode(db, challenge), signup);
  await rejectCommonPassword('password', password, username);
  await requireFree(db, signup);
  const passwordHash = await tools.passwords.hash(password);
  const person = { id: randomUUID(), username, email, nickname, birthDate, gender: gender || null };
  // What is thrown in here also leaves the address confirmed, for another try.
  return db.transaction(async (tx) => {
    requireConfirmed(await consumeConfirmedCode(tx, challenge), signup);
    const row = { ...person, passwordHash, createdAt: new Date(nowMs) };
    const [made] = await tx.insert(users).values(row).onConflictDoNothing().returning();
    if (!made) await requireFree(tx, signup);
    if (!made) throw new ApiError('CONFLICT');
    await recordConsents(tx, made.id, signup, nowMs);
    return made;
  });
}
