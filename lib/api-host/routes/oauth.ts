import type { Context } from 'hono';
import { z } from 'zod';
import { finishSocialLogin, getSocialProviders, issueSocialTokens, startSocialLogin } from '@/lib/contract/auth';
import type { SocialProvider } from '@/lib/contract/account-fields';
import { ApiError } from '@/lib/contract/errors';
import type { AccountTools } from '../accounts/account-tools';
import { clearCookie, cookieOf, giveCookie, REFRESH, SOCIAL } from '../shared/cookies';
import { SOCIAL_LOGIN } from '../shared/limit-rules';
import { inNetwork } from '../shared/limits';
import { networkOf } from '../shared/network';
import { refresh } from '../accounts/refresh';
import { endSession, openSession } from '../accounts/sessions';
import * as social from '../accounts/social-login';
import { findById, profileOf } from '../accounts/users';
import { serve } from '../http/serve';

/** The site's own page, for a browser of which nothing else is known. */
const CALLBACK_PAGE = '/login/oauth-callback';
const deviceId = z.uuid();

/** A session for what the path names: a stateId the first time, afterwards the device, with its refresh token. */
async function issue(context: Context, tools: AccountTools, provider: SocialProvider, named: string) {
  if (deviceId.safeParse(named).success) return refresh(context, tools);
  const claim = { secret: cookieOf(context, SOCIAL), provider, stateId: named };
  const { userId, provedAt } = await social.claimSocialLogin(tools, claim);
  const db = await tools.database();
  await endSession(db, cookieOf(context, REFRESH));
  const tokens = await openSession(db, userId, tools.clock(), provedAt);
  giveCookie(context, REFRESH, tokens.refresh);
  clearCookie(context, SOCIAL);
  return { access: tokens.access, userId };
}

export const oauthRoutes = [
  serve(getSocialProviders, (_, { identityProviders }) => ({
    content: identityProviders.list.map(({ provider, development }) => ({ provider, development })),
  })),

  serve(startSocialLogin, async ({ params, query: { callbackUrl, afresh } }, host, context) => {
    if (!host.isCallbackUrl(callbackUrl))
      throw new ApiError('INVALID_INPUT', { fields: { callbackUrl: '허용되지 않은 주소예요.' } });
    await host.limits.take(...inNetwork(SOCIAL_LOGIN, networkOf(context)));
    const start = { provider: params.provider, callbackUrl, afresh: afresh === 'true' };
    const { secret, address } = await social.beginSocialLogin(host, start);
    giveCookie(context, SOCIAL, secret);
    return context.redirect(address);
  }),

  serve(finishSocialLogin, async ({ params: { provider }, query }, host, context) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const address = await social.finishSocialLogin(host, {
      secret: cookieOf(context, SOCIAL),
      provider,
      query: new URLSearchParams(given),
      network: networkOf(context),
    });
    return context.redirect(address ?? social.outcomeUrl(CALLBACK_PAGE, provider, { error: 'expired' }));
  }),

  serve(issueSocialTokens, async ({ params, headers }, host, context) => {
    const provider = headers['device-id'];
    const { access, userId } = await issue(context, host, provider, params.deviceId);
    const db = await host.database();
    const user = await findById(db, userId);
    if (user?.socialType !== provider) throw new ApiError('UNAUTHENTICATED');
    return { access, profile: await profileOf(db, user, host.clock()) };
  }),
];
