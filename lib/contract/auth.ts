import { z } from 'zod';
import { emptyResponse, existingPassword, profile, socialProvider } from './account-fields';
import { defineCall } from './call';

const access = z.object({ access: z.string() });

export const logIn = defineCall({
  id: 'logIn',
  method: 'POST',
  path: '/api/v1/auth/login',
  summary: 'Username and password for an access token; the refresh token comes as a cookie.',
  access: 'anyone',
  cache: 'never',
  returnsTokens: true,
  headers: z.object({ 'device-id': z.uuid() }),
  body: z.object({
    username: z.string({ error: '아이디를 입력해 주세요.' }).min(1, '아이디를 입력해 주세요.').max(64),
    password: existingPassword('비밀번호를 입력해 주세요.'),
  }),
  response: access,
});

export const getProfile = defineCall({
  id: 'getProfile',
  method: 'GET',
  path: '/api/v1/auth/profile',
  summary: 'The profile of the person who asks.',
  access: 'member',
  cache: 'never',
  response: profile,
});

export const reissue = defineCall({
  id: 'reissue',
  method: 'POST',
  path: '/api/v1/auth/reissue',
  summary: 'A new access token for the refresh cookie, which is rotated; a replayed one ends its whole family.',
  access: 'anyone',
  cache: 'never',
  returnsTokens: true,
  response: access,
});

export const startSocialLogin = defineCall({
  id: 'startSocialLogin',
  method: 'GET',
  path: '/oauth/oidc/{provider}',
  summary:
    'On to the provider; back at callbackUrl, which must be one of a configured list, with stateId and provider.',
  access: 'anyone',
  cache: 'never',
  params: z.object({ provider: socialProvider }),
  query: z.object({
    callbackUrl: z.url().max(2_000),
    /** For a login that is to prove once more who is there: the provider asks even whomever it still knows. */
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
  summary: 'The tokens for a stateId (the path value), once; the header device-id holds the provider.',
  access: 'anyone',
  cache: 'never',
  returnsTokens: true,
  params: z.object({ deviceId: z.string().regex(/^[A-Za-z0-9_-]{1,128}$/) }),
  headers: z.object({ 'device-id': socialProvider }),
  response: access.extend({ profile }),
});

/** An addition to the specification's calls. */
export const logOut = defineCall({
  id: 'logOut',
  method: 'POST',
  path: '/api/v1/auth/logout',
  summary: 'Ends the session of the refresh cookie; that there is none any more is no error.',
  access: 'anyone',
  cache: 'never',
  returnsTokens: true,
  response: emptyResponse,
});

/** An addition to the specification's calls. */
export const logOutElsewhere = defineCall({
  id: 'logOutElsewhere',
  method: 'POST',
  path: '/api/v1/auth/logout-elsewhere',
  summary: "Ends every session of the person who asks but the present one, and their devices' pushes with them.",
  access: 'member',
  cache: 'never',
  response: z.object({
    /** How many those were. */
    ended: z.int().min(0),
  }),
});

/** An addition to the specification's calls. */
export const getSocialProviders = defineCall({
  id: 'getSocialProviders',
  method: 'GET',
  path: '/api/v1/auth/providers',
  summary: 'The providers that one can log in with here.',
  access: 'anyone',
  cache: 'never',
  response: z.object({
    content: z
      .array(
        z.object({
          provider: socialProvider,
          /** The built-in login for development stands in for the provider. */
          development: z.boolean(),
        }),
      )
      .max(2),
  }),
});

/** An addition to the specification's calls: where a provider sends the browser back to. */
export const finishSocialLogin = defineCall({
  id: 'finishSocialLogin',
  method: 'GET',
  path: '/oauth/callback/{provider}',
  summary: 'Back to callbackUrl with provider and stateId, or with provider and error (denied, expired, failed).',
  access: 'anyone',
  cache: 'never',
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
