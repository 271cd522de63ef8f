import { z } from 'zod';
import { done, givenPassword, profile, socialProvider } from './account-fields';
import { defineCall } from './call';

const access = z.object({ access: z.string() });

export const logIn = defineCall({
  id: 'logIn',
  method: 'POST',
  path: '/api/v1/auth/login',
  summary: 'Username and password for an access token; the refresh token comes as a cookie.',
  access: 'anyone',
  cache: 'never',
  holdsTokens: true,
  headers: z.object({ 'device-id': z.uuid() }),
  body: z.object({
    username: z.string({ error: '아이디를 입력해 주세요.' }).min(1, '아이디를 입력해 주세요.').max(64),
    password: givenPassword('비밀번호를 입력해 주세요.'),
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
  summary:
    'A new access token for the refresh cookie, which is rotated; a replayed one ends its whole family.',
  access: 'anyone',
  cache: 'never',
  holdsTokens: true,
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
  query: z.object({ callbackUrl: z.url().max(2_000) }),
  responseKind: 'redirect',
  response: done,
});

export const issueSocialTokens = defineCall({
  id: 'issueSocialTokens',
  method: 'POST',
  path: '/oauth/issue/{deviceId}',
  summary: 'The tokens for a stateId (the path value), once; the header device-id holds the provider.',
  access: 'anyone',
  cache: 'never',
  holdsTokens: true,
  params: z.object({ deviceId: z.string().min(1).max(128) }),
  headers: z.object({ 'device-id': socialProvider }),
  response: access.extend({ profile }),
});
