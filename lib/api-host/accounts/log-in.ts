import { ApiError } from '@/lib/contract/errors';
import type { AccountTools } from './account-tools';
import { LOGIN_OF_NAME, LOGIN_OF_NAME_HERE, LOGIN_OF_NETWORK } from './limit-rules';
import { forget, take } from './limits';
import { openSession, type Tokens } from './sessions';
import { findByUsername } from './users';

export interface Credentials {
  username: string;
  password: string;
  network: string;
}

/**
 * A session for a username and its password. Throws `ApiError` UNAUTHENTICATED, with the same words after the same
 * work, for a wrong password and for a username that nobody has; TOO_MANY_REQUESTS.
 */
export async function logInWith(tools: AccountTools, { username, password, network }: Credentials): Promise<Tokens> {
  const db = await tools.database();
  const store = { db, nowMs: tools.clock() };
  const name = username.toLowerCase();
  const here = { limit: LOGIN_OF_NAME_HERE, subject: `${name} ${network}` };
  const anywhere = { limit: LOGIN_OF_NAME, subject: name };
  await take(store, { limit: LOGIN_OF_NETWORK, subject: network });
  await take(store, here);
  await take(store, anywhere);
  const user = await findByUsername(db, username);
  const isRight = await tools.passwords.verify(user?.passwordHash, password);
  if (!user || !isRight)
    throw new ApiError('UNAUTHENTICATED', { message: '등록되지 않은 계정이거나 비밀번호가 맞지 않아요.' });
  await forget(store, here);
  return openSession(db, user.id, tools.clock());
}
