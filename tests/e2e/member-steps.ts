import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CANARY, mailedCode, newcomer } from './account-steps';

/** What a page of the site sends along with calls that change something. */
const PROOF = { 'x-nalot': '1', 'sec-fetch-site': 'same-origin' };

/** Mails are limited by network: each call comes through one of its own, as the server's trusted proxy would say. */
const aNetwork = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Whose cookies are sent along: a page, or a browser without one. */
type Asker = Pick<Page, 'request'>;

/** Changes something as the asker's person, past the screens. */
export async function send(
  asker: Asker,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<void> {
  const headers = {
    ...PROOF,
    'x-forwarded-for': aNetwork(),
    'content-type': typeof data === 'string' ? 'text/plain' : 'application/json',
  };
  const answer = await asker.request.fetch(path, { method, headers, data });
  expect(answer.status(), `${method} ${path}`).toBe(200);
}

/** Logs this browser in, past the screens: what they do is told by accounts.spec.ts. */
export async function logInQuietly(asker: Asker, username: string): Promise<void> {
  const { csrfToken } = await (await asker.request.get('/api/auth/csrf')).json();
  const given = { username, password: CANARY, deviceId: randomUUID(), csrfToken, json: 'true' };
  await send(asker, 'POST', '/api/auth/callback/email', given);
}

/** Somebody new with an account, logged in, before the first page is opened. Returns the username. */
export async function becomeMember(asker: Asker, { username, email } = newcomer()): Promise<string> {
  await send(asker, 'POST', '/api/v1/user/email/send-mail', email);
  await send(asker, 'POST', '/api/v1/user/email/verify', { email, code: await mailedCode(asker.request, email) });
  await send(asker, 'POST', '/api/v1/user', {
    username,
    password: CANARY,
    nickname: '봄바람',
    gender: 'FEMALE',
    birthDate: '1995-02-03',
    email,
    agreedToTerms: true,
    agreedToPrivacy: true,
    agreedToLocation: true,
    agreedToMarketing: false,
  });
  await logInQuietly(asker, username);
  return username;
}
