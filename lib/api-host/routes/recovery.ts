import type { Context } from 'hono';
import { ApiError } from '@/lib/contract/errors';
import {
  resetPassword,
  sendFindIdCode,
  sendResetCode,
  verifyFindIdCode,
  verifyResetCode,
} from '@/lib/contract/recovery';
import type { AccountTools } from '../accounts/account-tools';
import { resetPasswordOf } from '../accounts/change-password';
import { clearCookie, cookieOf } from '../shared/cookies';
import { forgetFailures } from '../accounts/log-in';
import { rememberDevice } from '../accounts/known-device';
import { MAIL_OF_NETWORK, MAIL_OF_NETWORK_DAILY } from '../shared/limit-rules';
import { confirmCode } from '../accounts/mail-codes';
import { inNetwork } from '../shared/limits';
import { networkOf } from '../shared/network';
import { tellSecurity } from '../shared/security-events';
import { challengeCookie, sendCode } from '../accounts/send-code';
import { findByEmail, findById, findByUsername, findByUsernameAndEmail, type User } from '../accounts/users';
import { serve } from '../http/serve';

const FIND_ID = challengeCookie('find-id');
const RESET = challengeCookie('reset');

/** Mails a code to the owner of an account. Throws `ApiError` NOT_FOUND where there is none. */
async function sendToOwner(
  context: Context,
  tools: AccountTools,
  purpose: 'find-id' | 'reset',
  user: User | undefined,
) {
  if (!user?.email) throw new ApiError('NOT_FOUND', { message: '등록되지 않은 계정입니다.' });
  await sendCode(context, tools, { email: user.email, purpose, userId: user.id });
  return {};
}

/** The database, for looking up who is registered: bounded by network, mail or not. */
async function openForLookup(context: Context, { database, limits }: AccountTools) {
  const network = networkOf(context);
  await limits.take(...inNetwork(MAIL_OF_NETWORK, network), ...inNetwork(MAIL_OF_NETWORK_DAILY, network));
  return database();
}

export const recoveryRoutes = [
  serve(sendFindIdCode, async ({ body: email }, host, context) => {
    const db = await openForLookup(context, host);
    return sendToOwner(context, host, 'find-id', await findByEmail(db, email));
  }),

  serve(verifyFindIdCode, async ({ body: code }, host, context) => {
    const db = await host.database();
    const challenge = { secret: cookieOf(context, FIND_ID), purpose: 'find-id', nowMs: host.clock() } as const;
    const { userId } = await confirmCode(db, { ...challenge, code });
    const user = userId ? await findById(db, userId) : undefined;
    if (!user?.username) throw new ApiError('NOT_FOUND', { message: '등록되지 않은 계정입니다.' });
    clearCookie(context, FIND_ID);
    return user.username;
  }),

  serve(sendResetCode, async ({ body: { username, email } }, host, context) => {
    const db = await openForLookup(context, host);
    return sendToOwner(context, host, 'reset', await findByUsernameAndEmail(db, username, email));
  }),

  serve(verifyResetCode, async ({ body: { username, code } }, host, context) => {
    const db = await host.database();
    const owner = await findByUsername(db, username);
    const challenge = { secret: cookieOf(context, RESET), purpose: 'reset', nowMs: host.clock() } as const;
    await confirmCode(db, { ...challenge, code, belongs: ({ userId }) => userId === owner?.id });
    return {};
  }),

  serve(resetPassword, async ({ body }, host, context) => {
    const owner = await resetPasswordOf(host, body, cookieOf(context, RESET));
    // A code by mail is a proof too: guesses of others do not keep the owner from the login that comes next.
    rememberDevice(context, host.keys.device, owner.id);
    await forgetFailures(host, body.username, networkOf(context));
    tellSecurity(host, context, 'password-reset', { who: owner.id });
    clearCookie(context, RESET);
    return {};
  }),
];
