import type { Context } from 'hono';
import {
  changePassword,
  checkPassword,
  checkUsername,
  sendSignupCode,
  signUp,
  updateUser,
  verifySignupCode,
  withdraw,
} from '@/lib/contract/user';
import { describeProblem } from '@/lib/contract/problem';
import { getMessages } from '@/lib/messages/get-messages';
import { changeMemberPassword } from '../accounts/change-password';
import { DEVICE_COOKIE, rememberDevice } from '../accounts/known-device';
import { clearHostCookie, readHostCookie, REFRESH_COOKIE } from '../shared/cookies';
import { findPasswordProblem } from '../accounts/common-passwords';
import { getMember, findRequestingMember, requireOwnId } from '../accounts/identify-member';
import {
  MAIL_PER_NETWORK,
  MAIL_PER_NETWORK_AND_DAY,
  NEW_PASSWORD_CHECK,
  USERNAME_LOOKUP,
  USERNAME_LOOKUP_PER_NETWORK,
} from '../shared/limit-rules';
import { confirmCode, findConfirmedCode } from '../accounts/mail-codes';
import { toNetworkAttempts, type Attempt, type Limit } from '../shared/limits';
import { getNetwork } from '../shared/network';
import { logSecurityEvent } from '../shared/security-events';
import { getChallengeCookie, sendCode } from '../accounts/send-code';
import { createAccount, emailTakenError } from '../accounts/sign-up';
import { updateProfile } from '../accounts/update-profile';
import { findByEmail, findByUsername } from '../accounts/users';
import { presentProfile } from './present-profile';
import { withdrawMember } from '../accounts/withdraw';
import type { AccountDependencies } from '../accounts/account-dependencies';
import { defineRoute, type Route } from '../http/define-route';
import { getRequestLanguage } from '../http/request-language';

const SIGNUP_CODE = getChallengeCookie('signup');
const RESET_CODE = getChallengeCookie('reset');

/** Returns the browser's confirmed address or the member as the subject of a limit, or null if there is neither. */
async function findProvenSubject(context: Context, host: AccountDependencies): Promise<string | null> {
  const db = await host.database();
  for (const [purpose, cookie] of [
    ['signup', SIGNUP_CODE],
    ['reset', RESET_CODE],
  ] as const) {
    const secret = readHostCookie(context, cookie);
    const confirmed = secret && (await findConfirmedCode(db, { secret, purpose, nowMs: host.clock() }));
    if (confirmed) return `code ${confirmed.id}`;
  }
  const member = await findRequestingMember(context, host);
  return member && `member ${member.userId}`;
}

/** Returns an attempt of who has proved something, if anybody has; otherwise of the network. */
async function toProvenAttempts(limit: Limit, context: Context, host: AccountDependencies): Promise<Attempt[]> {
  const subject = await findProvenSubject(context, host);
  return subject ? [{ limit, subject }] : toNetworkAttempts(limit, getNetwork(context));
}

export const userRoutes: Route<AccountDependencies>[] = [
  defineRoute(signUp, async ({ body }, host, context) => {
    const origin = {
      secret: readHostCookie(context, SIGNUP_CODE),
      network: getNetwork(context),
      language: getRequestLanguage(context),
    };
    const user = await createAccount(host, body, origin);
    clearHostCookie(context, SIGNUP_CODE);
    // The mailed code proves identity, so the login that follows is exempt from limits that others have used up.
    rememberDevice(context, host.keys.device, user.id);
    return presentProfile(await host.database(), user, host.clock());
  }),

  defineRoute(checkUsername, async ({ params: { username } }, host, context) => {
    const subject = await findProvenSubject(context, host);
    const network = getNetwork(context);
    // Strangers in the network use up nothing of those with a confirmed address, who are limited together as well.
    await host.limits.take(
      ...(subject
        ? [{ limit: USERNAME_LOOKUP, subject }, ...toNetworkAttempts(USERNAME_LOOKUP_PER_NETWORK, network)]
        : toNetworkAttempts(USERNAME_LOOKUP, network)),
    );
    return { available: (await findByUsername(await host.database(), username)) === undefined };
  }),

  defineRoute(checkPassword, async ({ body: { password, username = null } }, host, context) => {
    await host.limits.take(...(await toProvenAttempts(NEW_PASSWORD_CHECK, context, host)));
    const problem = await findPasswordProblem(password, username);
    return { problem: problem && describeProblem(problem, getMessages(getRequestLanguage(context)).problems) };
  }),

  defineRoute(sendSignupCode, async ({ body: email }, host, context) => {
    const db = await host.database();
    const network = getNetwork(context);
    await host.limits.take(
      ...toNetworkAttempts(MAIL_PER_NETWORK, network),
      ...toNetworkAttempts(MAIL_PER_NETWORK_AND_DAY, network),
    );
    if (await findByEmail(db, email)) throw emailTakenError();
    const language = getRequestLanguage(context);
    await sendCode(context, host, { email, language, purpose: 'signup', device: null });
    return {};
  }),

  defineRoute(verifySignupCode, async ({ body: { email, code } }, host, context) => {
    const challenge = { secret: readHostCookie(context, SIGNUP_CODE), purpose: 'signup', nowMs: host.clock() } as const;
    const belongs = (row: { email: string }) => row.email === email;
    await confirmCode(await host.database(), { ...challenge, code, belongs });
    return {};
  }),

  defineRoute(updateUser, async ({ params, body }, host, context) => {
    const user = await updateProfile(host, requireOwnId(context, params.id), body);
    return presentProfile(await host.database(), user, host.clock());
  }),

  defineRoute(changePassword, async ({ params, body }, host, context) => {
    const id = requireOwnId(context, params.id);
    await changeMemberPassword(host, id, body, readHostCookie(context, RESET_CODE));
    clearHostCookie(context, REFRESH_COOKIE);
    logSecurityEvent(host, context, 'password-changed', { who: id });
    return {};
  }),

  defineRoute(withdraw, async ({ params }, host, context) => {
    const id = requireOwnId(context, params.id);
    await withdrawMember(host, getMember(context), params.reasonId);
    for (const cookie of [REFRESH_COOKIE, DEVICE_COOKIE]) clearHostCookie(context, cookie);
    logSecurityEvent(host, context, 'withdrawn', { who: id });
    return {};
  }),
];
