import type { Context } from 'hono';
import { z } from 'zod';
import { finishSocialLogin, getSocialProviders, issueSocialTokens, startSocialLogin } from '@/lib/contract/auth';
import type { SocialProvider } from '@/lib/contract/account-fields';
import { ApiError } from '@/lib/contract/errors';
import { problem } from '@/lib/contract/problem';
import type { AccountDependencies, AccountServices } from '../accounts/account-dependencies';
import { clearHostCookie, readHostCookie, setHostCookie, REFRESH_COOKIE, SOCIAL_COOKIE } from '../shared/cookies';
import { SOCIAL_LOGIN } from '../shared/limit-rules';
import { findRequestingMember } from '../accounts/identify-member';
import { toNetworkAttempts } from '../shared/limits';
import { getNetwork } from '../shared/network';
import { refresh } from '../accounts/refresh';
import { endSession, openSession } from '../accounts/sessions';
import * as social from '../accounts/social-login';
import { findById } from '../accounts/users';
import { presentProfile } from './present-profile';
import { defineRoute, type Route } from '../http/define-route';
import { getRequestLanguage } from '../http/request-language';

/** Page for browsers without a login in progress. */
const CALLBACK_PAGE = '/login/oauth-callback';
const deviceId = z.uuid();

/** Opens a session for the path parameter: a stateId after a login, or the device id together with a refresh token. */
async function issue(context: Context, tools: AccountDependencies, provider: SocialProvider, parameter: string) {
  if (deviceId.safeParse(parameter).success) return refresh(context, tools);
  const claim = { secret: readHostCookie(context, SOCIAL_COOKIE), provider, stateId: parameter };
  const { userId, provedAt } = await social.claimSocialLogin(tools, claim);
  const db = await tools.database();
  await endSession(db, readHostCookie(context, REFRESH_COOKIE));
  const tokens = await openSession(db, userId, tools.clock(), provedAt);
  setHostCookie(context, REFRESH_COOKIE, tokens.refresh);
  clearHostCookie(context, SOCIAL_COOKIE);
  return { access: tokens.access, userId };
}

type Dependencies = AccountDependencies & Pick<AccountServices, 'isCallbackUrl'>;

export const oauthRoutes: Route<Dependencies>[] = [
  defineRoute(getSocialProviders, (_, { identityProviders }) => ({
    content: identityProviders.list.map(({ provider, development }) => ({ provider, development })),
  })),

  defineRoute(startSocialLogin, async ({ params, query: { callbackUrl, afresh } }, host, context) => {
    if (!host.isCallbackUrl(callbackUrl))
      throw new ApiError('INVALID_INPUT', { fields: { callbackUrl: problem('callbackRejected') } });
    const member = await findRequestingMember(context, host);
    const attempts = member
      ? [{ limit: SOCIAL_LOGIN, subject: `member ${member.userId}` }]
      : toNetworkAttempts(SOCIAL_LOGIN, getNetwork(context));
    await host.limits.take(...attempts);
    const start = { provider: params.provider, callbackUrl, afresh: afresh === 'true' };
    const { secret, address } = await social.beginSocialLogin(host, start);
    setHostCookie(context, SOCIAL_COOKIE, secret);
    return context.redirect(address);
  }),

  defineRoute(finishSocialLogin, async ({ params: { provider }, query }, host, context) => {
    const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
    const address = await social.finishSocialLogin(host, {
      secret: readHostCookie(context, SOCIAL_COOKIE),
      provider,
      query: new URLSearchParams(parameters),
      language: getRequestLanguage(context),
      network: getNetwork(context),
    });
    return context.redirect(address ?? social.formatOutcomeUrl(CALLBACK_PAGE, provider, { error: 'expired' }));
  }),

  defineRoute(issueSocialTokens, async ({ params, headers }, host, context) => {
    const provider = headers['device-id'];
    const { access, userId } = await issue(context, host, provider, params.deviceId);
    const db = await host.database();
    const user = await findById(db, userId);
    if (user?.socialType !== provider) throw new ApiError('UNAUTHENTICATED');
    return { access, profile: await presentProfile(db, user, host.clock()) };
  }),
];
