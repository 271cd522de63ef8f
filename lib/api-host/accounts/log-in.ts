import { and, eq } from 'drizzle-orm';
import { problem } from '@/lib/contract/problem';
import type { Database } from '../db/database';
import { users } from '../db/schema';
import type { AccountDependencies } from './account-dependencies';
import { LOGIN_PER_DEVICE, LOGIN_PER_NAME, LOGIN_PER_NAME_AND_NETWORK, LOGIN_PER_NETWORK } from '../shared/limit-rules';
import { toNetworkAttempts } from '../shared/limits';
import type { Network } from '../shared/network';
import { SecurityError } from '../shared/security-events';
import type { Lane } from './passwords';
import { openSession, type Tokens } from './sessions';
import { findByUsername, type User } from './users';

interface LoginInput {
  username: string;
  password: string;
}

export interface Credentials extends LoginInput {
  network: Network;
  /** Returns the device id if this browser is known for the user; otherwise null. */
  findDevice: (userId: string) => string | null;
}

/** Lists the attempts that a login from an unknown browser counts as. */
const listAttempts = (username: string, network: Network) => ({
  fromHere: toNetworkAttempts(LOGIN_PER_NETWORK, network),
  here: { limit: LOGIN_PER_NAME_AND_NETWORK, subject: `${username.toLowerCase()} ${network[0]}` },
  anywhere: { limit: LOGIN_PER_NAME, subject: username.toLowerCase() },
});

const loginError = (who: string) =>
  new SecurityError('UNAUTHENTICATED', 'login-failed', {
    message: problem('loginFailed'),
    who,
  });

/** Opens a session unless the password has changed since it was compared, because that change ended all sessions. */
const openSessionIfUnchanged = (db: Database, { id, passwordHash }: User, nowMs: number): Promise<Tokens> =>
  db.transaction(async (tx) => {
    const isUnchanged = and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? ''));
    const [row] = await tx.select({ id: users.id }).from(users).where(isUnchanged).for('share');
    if (!row) throw loginError(id);
    return openSession(tx, id, nowMs, new Date(nowMs));
  });

/**
 * Throws `ApiError` UNAUTHENTICATED if username or password is wrong. Message and duration are the same in both cases.
 */
async function checkPassword(
  { passwords }: AccountDependencies,
  user: User | undefined,
  input: LoginInput,
  lane: Lane,
) {
  const isRight = await passwords.verify(user?.passwordHash, input.password, lane);
  if (!user || !isRight) throw loginError(user?.id ?? input.username.toLowerCase());
  return user;
}

/**
 * Opens a session for a username and its password. On a device that the owner has used before, only attempts from that
 * device count, so attempts of others cannot lock the owner out. Throws `ApiError` UNAUTHENTICATED, alike for a wrong
 * password and an unknown username, and TOO_MANY_REQUESTS.
 */
export async function logInWithPassword(
  tools: AccountDependencies,
  { username, password, network, findDevice }: Credentials,
): Promise<{ tokens: Tokens; userId: string }> {
  const { limits } = tools;
  const db = await tools.database();
  const user = await findByUsername(db, username);
  const device = user ? findDevice(user.id) : null;
  const { fromHere, here, anywhere } = listAttempts(username, network);
  const own = device ? { limit: LOGIN_PER_DEVICE, subject: device } : here;
  const shared = device ? [] : [...fromHere, anywhere];
  // Counted before the password is compared, so that concurrent guesses count as well.
  await limits.take(...(device ? [own] : [...fromHere, here, anywhere]));
  const owner = await checkPassword(tools, user, { username, password }, device ? 'known' : 'stranger');
  await limits.reset(own);
  await limits.refund(...shared);
  return { tokens: await openSessionIfUnchanged(db, owner, tools.clock()), userId: owner.id };
}

/** Resets the limits of a username and of a known device, so that the owner can log in after a password reset. */
export async function resetLoginLimits(
  { limits }: AccountDependencies,
  username: string,
  network: Network,
  device: string | null,
): Promise<void> {
  const { here, anywhere } = listAttempts(username, network);
  const own = device ? [{ limit: LOGIN_PER_DEVICE, subject: device }] : [];
  for (const counted of [here, anywhere, ...own]) await limits.reset(counted);
}
