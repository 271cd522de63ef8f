import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import {
  resetPassword,
  sendFindIdCode,
  sendResetCode,
  verifyFindIdCode,
  verifyResetCode,
} from '@/lib/contract/recovery';
import type { AccountDependencies } from '../accounts/account-dependencies';
import { completePasswordReset } from '../accounts/change-password';
import { clearHostCookie, readHostCookie } from '../shared/cookies';
import { resetLoginLimits } from '../accounts/log-in';
import { rememberDevice } from '../accounts/known-device';
import { MAIL_PER_NETWORK, MAIL_PER_NETWORK_AND_DAY } from '../shared/limit-rules';
import { confirmCode } from '../accounts/mail-codes';
import { toNetworkAttempts } from '../shared/limits';
import { getNetwork } from '../shared/network';
import { logSecurityEvent } from '../shared/security-events';
import { getChallengeCookie, sendCode } from '../accounts/send-code';
import { findByEmail, findById, findByUsername, findByUsernameAndEmail, type User } from '../accounts/users';
import { defineRoute, type Route } from '../http/define-route';

const FIND_ID = getChallengeCookie('find-id');
const RESET = getChallengeCookie('reset');

/** Mails a code to the owner of an account. Throws `ApiError` NOT_FOUND if there is none. */
async function sendToOwner(
  context: Context,
  tools: AccountDependencies,
  purpose: 'find-id' | 'reset',
  user: User | undefined,
) {
  if (!user?.email) throw new ApiError('NOT_FOUND', { message: '등록되지 않은 계정입니다.' });
  await sendCode(context, tools, { email: user.email, purpose, userId: user.id });
  return {};
}

/**
 * Charges the mail limits of the network and returns the database, so that looking up accounts is limited even if no
 * mail is sent.
 */
async function openForLookup(context: Context, { database, limits }: AccountDependencies) {
  const network = getNetwork(context);
  await limits.take(
    ...toNetworkAttempts(MAIL_PER_NETWORK, network),
    ...toNetworkAttempts(MAIL_PER_NETWORK_AND_DAY, network),
  );
  return database();
}

export const recoveryRoutes: Route<AccountDependencies>[] = [
  defineRoute(sendFindIdCode, async ({ body: email }, host, context) => {
    const db = await openForLookup(context, host);
    return sendToOwner(context, host, 'find-id', await findByEmail(db, email));
  }),

  defineRoute(verifyFindIdCode, async ({ body: code }, host, context) => {
    const db = await host.database();
    const challenge = { secret: readHostCookie(context, FIND_ID), purpose: 'find-id', nowMs: host.clock() } as const;
    const { userId } = await confirmCode(db, { ...challenge, code });
    const user = userId ? await findById(db, userId) : undefined;
    if (!user?.username) throw new ApiError('NOT_FOUND', { message: '등록되지 않은 계정입니다.' });
    clearHostCookie(context, FIND_ID);
    return user.username;
  }),

  defineRoute(sendResetCode, async ({ body: { username, email } }, host, context) => {
    const db = await openForLookup(context, host);
    return sendToOwner(context, host, 'reset', await findByUsernameAndEmail(db, username, email));
  }),

  defineRoute(verifyResetCode, async ({ body: { username, code } }, host, context) => {
    const db = await host.database();
    const owner = await findByUsername(db, username);
    const challenge = { secret: readHostCookie(context, RESET), purpose: 'reset', nowMs: host.clock() } as const;
    await confirmCode(db, { ...challenge, code, belongs: ({ userId }) => userId === owner?.id });
    return {};
  }),

  defineRoute(resetPassword, async ({ body }, host, context) => {
    const owner = await completePasswordReset(host, body, readHostCookie(context, RESET));
    // A mailed code proves identity, so the login that follows is exempt from limits that others have used up.
    rememberDevice(context, host.keys.device, owner.id);
    await resetLoginLimits(host, body.username, getNetwork(context));
    logSecurityEvent(host, context, 'password-reset', { who: owner.id });
    clearHostCookie(context, RESET);
    return {};
  }),
];
