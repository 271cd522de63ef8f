import { getProfile, logIn, logOut, logOutElsewhere, reissue } from '@/lib/contract/auth';
import { ApiError } from '@/lib/contract/errors';
import { clearCookie, cookieOf, giveCookie, REFRESH } from '../shared/cookies';
import { memberOf } from '../accounts/identify-member';
import { logInWith } from '../accounts/log-in';
import { knownDevice, rememberDevice } from '../accounts/known-device';
import { networkOf } from '../shared/network';
import { tellSecurity } from '../shared/security-events';
import { refresh } from '../accounts/refresh';
import { endOtherSessions, endSession } from '../accounts/sessions';
import { findById, profileOf } from '../accounts/users';
import { serve } from '../http/serve';

export const authRoutes = [
  serve(logIn, async ({ body }, host, context) => {
    const { device } = host.keys;
    const deviceOf = (userId: string) => knownDevice(context, device, userId);
    const { tokens, userId } = await logInWith(host, { ...body, network: networkOf(context), deviceOf });
    rememberDevice(context, device, userId);
    await endSession(await host.database(), cookieOf(context, REFRESH));
    giveCookie(context, REFRESH, tokens.refresh);
    return { access: tokens.access };
  }),

  serve(getProfile, async (_, { database, clock }, context) => {
    const db = await database();
    const user = await findById(db, memberOf(context).userId);
    if (!user) throw new ApiError('UNAUTHENTICATED');
    return profileOf(db, user, clock());
  }),

  serve(reissue, async (_, host, context) => {
    const { access } = await refresh(context, host);
    return { access };
  }),

  serve(logOut, async (_, { database }, context) => {
    await endSession(await database(), cookieOf(context, REFRESH));
    clearCookie(context, REFRESH);
    return {};
  }),

  serve(logOutElsewhere, async (_, host, context) => {
    const member = memberOf(context);
    const ended = await endOtherSessions(await host.database(), member);
    tellSecurity(host, context, 'sessions-ended', { who: member.userId });
    return { ended };
  }),
];
