import {
  changePassword,
  checkUsername,
  sendSignupCode,
  signUp,
  updateUser,
  verifySignupCode,
  withdraw,
} from '@/lib/contract/user';
import { changePasswordOf } from '../accounts/change-password';
import { DEVICE } from '../accounts/known-device';
import { clearCookie, cookieOf, REFRESH } from '../shared/cookies';
import { memberOf, ownId } from '../accounts/identify-member';
import { MAIL_OF_NETWORK, MAIL_OF_NETWORK_DAILY, SIGNUP, USERNAME_LOOKUP } from '../shared/limit-rules';
import { confirmCode } from '../accounts/mail-codes';
import { inNetwork } from '../shared/limits';
import { networkOf } from '../shared/network';
import { tellSecurity } from '../shared/security-events';
import { challengeCookie, sendCode } from '../accounts/send-code';
import { createAccount, emailTaken } from '../accounts/sign-up';
import { updateProfile } from '../accounts/update-profile';
import { findByEmail, findByUsername, profileOf } from '../accounts/users';
import { withdrawMember } from '../accounts/withdraw';
import { serve } from '../http/serve';

const SIGNUP_CODE = challengeCookie('signup');
const RESET_CODE = challengeCookie('reset');

export const userRoutes = [
  serve(signUp, async ({ body }, host, context) => {
    const db = await host.database();
    await host.limits.take(...inNetwork(SIGNUP, networkOf(context)));
    const user = await createAccount(host, body, cookieOf(context, SIGNUP_CODE));
    clearCookie(context, SIGNUP_CODE);
    return profileOf(db, user, host.clock());
  }),

  serve(checkUsername, async ({ params: { username } }, host, context) => {
    const db = await host.database();
    await host.limits.take(...inNetwork(USERNAME_LOOKUP, networkOf(context)));
    return { available: (await findByUsername(db, username)) === undefined };
  }),

  serve(sendSignupCode, async ({ body: email }, host, context) => {
    const db = await host.database();
    const network = networkOf(context);
    await host.limits.take(...inNetwork(MAIL_OF_NETWORK, network), ...inNetwork(MAIL_OF_NETWORK_DAILY, network));
    if (await findByEmail(db, email)) throw emailTaken();
    await sendCode(context, host, { email, purpose: 'signup' });
    return {};
  }),

  serve(verifySignupCode, async ({ body: { email, code } }, host, context) => {
    const challenge = { secret: cookieOf(context, SIGNUP_CODE), purpose: 'signup', nowMs: host.clock() } as const;
    const belongs = (found: { email: string }) => found.email === email;
    await confirmCode(await host.database(), { ...challenge, code, belongs });
    return {};
  }),

  serve(updateUser, async ({ params, body }, host, context) => {
    const user = await updateProfile(host, ownId(context, params.id), body);
    return profileOf(await host.database(), user, host.clock());
  }),

  serve(changePassword, async ({ params, body }, host, context) => {
    const id = ownId(context, params.id);
    await changePasswordOf(host, id, body, cookieOf(context, RESET_CODE));
    clearCookie(context, REFRESH);
    tellSecurity(host, context, 'password-changed', { who: id });
    return {};
  }),

  serve(withdraw, async ({ params }, host, context) => {
    const id = ownId(context, params.id);
    await withdrawMember(host, memberOf(context), params.reasonId);
    for (const cookie of [REFRESH, DEVICE]) clearCookie(context, cookie);
    tellSecurity(host, context, 'withdrawn', { who: id });
    return {};
  }),
];
