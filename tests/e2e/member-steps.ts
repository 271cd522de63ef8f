import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { CANARY, createNewcomer, mailedCode, RECONNECTING } from './account-steps';

/** Headers that the site's pages send with calls that change data. */
export const PROOF = { 'x-nalot': '1', 'sec-fetch-site': 'same-origin' };

/** Returns a different client network for each call, because mails are rate-limited by network. */
const nextNetwork = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** Source of cookies for a request: a page or a browser context. */
type Asker = Pick<Page, 'request'>;

/** Sends a call that changes data with the cookies of a page or context. */
export async function send(
  asker: Asker,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<void> {
  const headers = {
    ...PROOF,
    'x-forwarded-for': nextNetwork(),
    'content-type': typeof data === 'string' ? 'text/plain' : 'application/json',
  };
  const answer = await asker.request.fetch(path, { method, headers, data });
  expect(answer.status(), `${method} ${path}`).toBe(200);
}

/** Logs this browser in through the API; account-life.spec.ts tests the screens. */
export async function logInByApi(asker: Asker, username: string): Promise<void> {
  const { csrfToken } = await (await asker.request.get('/api/auth/csrf', RECONNECTING)).json();
  const given = { username, password: CANARY, deviceId: randomUUID(), csrfToken, json: 'true' };
  await send(asker, 'POST', '/api/auth/callback/email', given);
}

/** Creates a member and logs in before the first page is opened. Returns the username. */
export async function createMember(asker: Asker, { username, email } = createNewcomer()): Promise<string> {
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
  await logInByApi(asker, username);
  return username;
}
