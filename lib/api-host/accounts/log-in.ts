import { and, eq } from 'drizzle-orm';
import { ApiError } from '@/lib/contract/errors';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { AccountTools } from './account-tools';
import { LOGIN_OF_NAME, LOGIN_OF_NAME_HERE, LOGIN_OF_NETWORK } from '../shared/limit-rules';
import { openSession, type Tokens } from './sessions';
import { findByUsername, type User } from './users';

export interface Credentials {
  username: string;
  password: string;
  network: string;
}

const limitsOf = (username: string, network: string) => ({
  here: { limit: LOGIN_OF_NAME_HERE, subject: `${username.toLowerCase()} ${network}` },
  anywhere: { limit: LOGIN_OF_NAME, subject: username.toLowerCase() },
  fromHere: { limit: LOGIN_OF_NETWORK, subject: network },
});

const refused = () => new ApiError('UNAUTHENTICATED', { message: '등록되지 않은 계정이거나 비밀번호가 맞지 않아요.' });

/** Opens a session, unless the password was changed while it was being compared: that has ended every session. */
const openFor = (db: Database, { id, passwordHash }: User, nowMs: number): Promise<Tokens> =>
  db.transaction(async (tx) => {
    const isUnchanged = and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? ''));
    const [unchanged] = await tx.select({ id: users.id }).from(users).where(isUnchanged).for('share');
    if (!unchanged) throw refused();
    return openSession(tx, id, nowMs);
  });

/**
 * A session for a username and its password. Throws `ApiError` UNAUTHENTICATED, with the same words after the same
 * work, for a wrong password and for a username that nobody has; TOO_MANY_REQUESTS.
 */
export async function logInWith(tools: AccountTools, { username, password, network }: Credentials): Promise<Tokens> {
  const db = await tools.database();
  const { limits } = tools;
  const { here, anywhere, fromHere } = limitsOf(username, network);
  // Counted before the password is compared, so that guesses at the same moment count as well.
  for (const counted of [fromHere, here, anywhere]) await limits.take(counted);
  const user = await findByUsername(db, username);
  const isRight = await tools.passwords.verify(user?.passwordHash, password);
  if (!user || !isRight) throw refused();
  await limits.forget(here);
  for (const counted of [fromHere, anywhere]) await limits.giveBack(counted);
  return openFor(db, user, tools.clock());
}

/** Someone who has just set a new password may try it, however often they had tried the old one. */
export async function forgetFailures({ limits }: AccountTools, username: string, network: string): Promise<void> {
  const { here, anywhere } = limitsOf(username, network);
  for (const counted of [here, anywhere]) await limits.forget(counted);
}
