import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import * as recovery from '@/lib/contract/recovery';
import { problem } from '@/lib/contract/problem';
import type { AccountDependencies } from '../accounts/account-dependencies';
import { completePasswordReset } from '../accounts/change-password';
import { clearHostCookie, readHostCookie } from '../shared/cookies';
import { resetLoginLimits } from '../accounts/log-in';
import { findKnownDevice, rememberDevice } from '../accounts/known-device';
import { RECOVERY_PER_NETWORK, RECOVERY_PER_NETWORK_AND_DAY } from '../shared/limit-rules';
import { confirmCode } from '../accounts/mail-codes';
import { toNetworkAttempts } from '../shared/limits';
import { getNetwork } from '../shared/network';
import { logSecurityEvent } from '../shared/security-events';
import { getChallengeCookie, sendCode } from '../accounts/send-code';
import { findByEmail, findById, findByUsername, findByUsernameAndEmail, type User } from '../accounts/users';
import { defineRoute, type Route } from '../http/define-route';

const FIND_ID = getChallengeCookie('find-id');
const RESET = getChallengeCookie('reset');

/**
 * Mails a code to the owner of an account. Throws `ApiError` NOT_FOUND if there is none. Unless the browser is a known
 * device of the account, it first charges the network, so that looking up accounts is limited even if no mail is sent.
 */
async function sendToOwner(
  context: Context,
  tools: AccountDependencies,
  purpose: 'find-id' | 'reset',
  user: User | undefined,
) {
  const device = user ? findKnownDevice(context, tools.keys.device, user.id) : null;
  const network = getNetwork(context);
  if (!device)
    await tools.limits.take(
      ...toNetworkAttempts(RECOVERY_PER_NETWORK, network),
      ...toNetworkAttempts(RECOVERY_PER_NETWORK_AND_DAY, network),
    );
  if (!user?.email) throw new ApiError('NOT_FOUND', { message: problem('accountUnknown') });
  const request = { email: user.email, language: user.language, purpose, userId: user.id, device };
  await sendCode(context, tools, request);
  return {};
}

export const recoveryRoutes: Route<AccountDependencies>[] = [
  defineRoute(recovery.sendFindIdCode, async ({ body: email }, host, context) => {
    return sendToOwner(context, host, 'find-id', await findByEmail(await host.database(), email));
  }),

  defineRoute(recovery.verifyFindIdCode, async ({ body: code }, host, context) => {
    const db = await host.database();
    const challenge = { secret: readHostCookie(context, FIND_ID), purpose: 'find-id', nowMs: host.clock() } as const;
    const { userId } = await confirmCode(db, { ...challenge, code });
    const user = userId ? await findById(db, userId) : undefined;
    if (!user?.username) throw new ApiError('NOT_FOUND', { message: problem('accountUnknown') });
    clearHostCookie(context, FIND_ID);
    rememberDevice(context, host.keys.device, user.id);
    return user.username;
  }),

  defineRoute(recovery.sendResetCode, async ({ body: { username, email } }, host, context) => {
    const owner = await findByUsernameAndEmail(await host.database(), username, email);
    return sendToOwner(context, host, 'reset', owner);
  }),

  defineRoute(recovery.verifyResetCode, async ({ body: { username, code } }, host, context) => {
    const db = await host.database();
    const owner = await findByUsername(db, username);
    const challenge = { secret: readHostCookie(context, RESET), purpose: 'reset', nowMs: host.clock() } as const;
    const { userId } = await confirmCode(db, { ...challenge, code, belongs: ({ userId }) => userId === owner?.id });
    // A mailed code proves identity, so the owner may log in here whatever strangers have tried, also without a reset.
    if (userId) rememberDevice(context, host.keys.device, userId);
    return {};
  }),

  defineRoute(recovery.resetPassword, async ({ body }, host, context) => {
    const owner = await completePasswordReset(host, body, readHostCookie(context, RESET));
    const device = findKnownDevice(context, host.keys.device, owner.id);
    rememberDevice(context, host.keys.device, owner.id);
    await resetLoginLimits(host, body.username, getNetwork(context), device);
    logSecurityEvent(host, context, 'password-reset', { who: owner.id });
    clearHostCookie(context, RESET);
    return {};
  }),
];
