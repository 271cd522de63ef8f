import { z } from 'zod';
import { emptyResponse, existingPassword, profile, socialProvider } from './account-fields';
import { defineCall } from './call';
import { problem } from './problem';
import { toText } from './text-forms';

const access = z.object({ access: z.string() });

export const logIn = defineCall({
  id: 'logIn',
  method: 'POST',
  path: '/api/v1/auth/login',
  summary: 'Logs in with username and password. Returns an access token; the refresh token is set as a cookie.',
  access: 'anyone',
  cache: 'never',
  errors: ['UNAUTHENTICATED'],
  cookies: ['device', 'none'],
  returnsTokens: true,
  headers: z.object({ 'device-id': z.uuid() }),
  body: z.object({
    username: z
      .string({ error: problem('usernameMissing') })
      .min(1, problem('usernameMissing'))
      .max(64)
      .overwrite(toText),
    password: existingPassword(problem('passwordMissing')),
  }),
  response: access,
});

export const getProfile = defineCall({
  id: 'getProfile',
  method: 'GET',
  path: '/api/v1/auth/profile',
  summary: 'Returns the profile of the member.',
  access: 'member',
  cache: 'never',
  response: profile,
});

export const reissue = defineCall({
  id: 'reissue',
  method: 'POST',
  path: '/api/v1/auth/reissue',
  summary:
    'Returns a new access token and rotates the refresh cookie. Reusing an old refresh token ends all its successors.',
  access: 'anyone',
  cache: 'never',
  errors: ['UNAUTHENTICATED'],
  cookies: ['refresh'],
  returnsTokens: true,
  response: access,
});

export const startSocialLogin = defineCall({
  id: 'startSocialLogin',
  method: 'GET',
  path: '/oauth/oidc/{provider}',
  summary:
    'Redirects to the provider. The login ends at callbackUrl, which must be configured, with stateId and provider.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ provider: socialProvider }),
  query: z.object({
    callbackUrl: z.url().max(2_000),
    /** Set for reauthentication: the provider asks for the login again even if it has a session of the user. */
    afresh: z.literal('true').optional(),
  }),
  startsLogin: true,
  responseKind: 'redirect',
  response: emptyResponse,
});

export const issueSocialTokens = defineCall({
  id: 'issueSocialTokens',
  method: 'POST',
  path: '/oauth/issue/{deviceId}',
  summary: 'Exchanges a stateId (the path value) for tokens, once. The header device-id contains the provider.',
  access: 'anyone',
  cache: 'never',
  errors: ['UNAUTHENTICATED'],
  cookies: ['social', 'refresh'],
  returnsTokens: true,
  params: z.object({ deviceId: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) }),
  headers: z.object({ 'device-id': socialProvider }),
  response: access.extend({ profile }),
});

export const logOut = defineCall({
  id: 'logOut',
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary: 'Ends the session of the refresh cookie. Succeeds if there is none.',
  access: 'anyone',
  cache: 'never',
  cookies: ['refresh', 'none'],
  returnsTokens: true,
  response: emptyResponse,
});

export const logOutElsewhere = defineCall({
  id: 'logOutElsewhere',
  method: 'POST',
  path: '/api/v1/auth/logout-elsewhere',
  summary: "Ends all other sessions of the member and the pushes to those sessions' devices.",
  access: 'member',
  cache: 'never',
  response: z.object({
    /** Number of ended sessions. */
    ended: z.int().min(0),
  }),
});

export const getSocialProviders = defineCall({
  id: 'getSocialProviders',
  method: 'GET',
  path: '/api/v1/auth/providers',
  summary: 'Returns the available social login providers.',
  access: 'anyone',
  cache: 'never',
  response: z.object({
    content: z
      .array(
        z.object({
          provider: socialProvider,
          /** True if the development login replaces the provider. */
          development: z.boolean(),
        }),
      )
      .max(2),
  }),
});

export const finishSocialLogin = defineCall({
  id: 'finishSocialLogin',
  method: 'GET',
  path: '/oauth/callback/{provider}',
  summary:
    'Redirects to callbackUrl with provider and stateId, or with provider and error (denied, expired or failed).',
  access: 'anyone',
  cache: 'never',
  cookies: ['social', 'none'],
  params: z.object({ provider: socialProvider }),
  query: z.object({
    code: z.string().max(4_096).optional(),
    state: z.string().max(512).optional(),
    iss: z.string().max(512).optional(),
    error: z.string().max(128).optional(),
  }),
  responseKind: 'redirect',
  response: emptyResponse,
});
