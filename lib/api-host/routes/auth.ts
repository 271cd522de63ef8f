import { getProfile, logIn, logOut, logOutElsewhere, reissue } from '@/lib/contract/auth';
import { ApiError } from '@/lib/contract/errors';
import { clearHostCookie, readHostCookie, setHostCookie, REFRESH_COOKIE } from '../shared/cookies';
import { getMember } from '../accounts/identify-member';
import { logInWithPassword } from '../accounts/log-in';
import { findKnownDevice, rememberDevice } from '../accounts/known-device';
import { getNetwork } from '../shared/network';
import { logSecurityEvent } from '../shared/security-events';
import { refresh } from '../accounts/refresh';
import { endOtherSessions, endSession } from '../accounts/sessions';
import { findById } from '../accounts/users';
import { presentProfile } from './present-profile';
import { defineRoute, type Route } from '../http/define-route';
import type { AccountDependencies } from '../accounts/account-dependencies';

export const authRoutes: Route<AccountDependencies>[] = [
  defineRoute(logIn, async ({ body }, host, context) => {
    const { device } = host.keys;
    const deviceOf = (userId: string) => findKnownDevice(context, device, userId);
    const { tokens, userId } = await logInWithPassword(host, {
      ...body,
      network: getNetwork(context),
      findDevice: deviceOf,
    });
    rememberDevice(context, device, userId);
    await endSession(await host.database(), readHostCookie(context, REFRESH_COOKIE));
    setHostCookie(context, REFRESH_COOKIE, tokens.refresh);
    return { access: tokens.access };
  }),

  defineRoute(getProfile, async (_, { database, clock }, context) => {
    const db = await database();
    const user = await findById(db, getMember(context).userId);
    if (!user) throw new ApiError('UNAUTHENTICATED');
    return presentProfile(db, user, clock());
  }),

  defineRoute(reissue, async (_, host, context) => {
    const { access } = await refresh(context, host);
    return { access };
  }),

  defineRoute(logOut, async (_, { database }, context) => {
    await endSession(await database(), readHostCookie(context, REFRESH_COOKIE));
    clearHostCookie(context, REFRESH_COOKIE);
    return {};
  }),

  defineRoute(logOutElsewhere, async (_, host, context) => {
    const member = getMember(context);
    const ended = await endOtherSessions(await host.database(), member);
    logSecurityEvent(host, context, 'sessions-ended', { who: member.userId });
    return { ended };
  }),
];
