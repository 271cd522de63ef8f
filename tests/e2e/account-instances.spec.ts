import { request, type APIRequestContext } from '@playwright/test';
import { decode } from 'next-auth/jwt';
import { PORTS } from '../../playwright.config';
import { MAILBOX_ADDRESS } from '../support/mailbox-address';
import { START_LIMIT_MS, startOwnServer, type OwnServer } from '../support/own-server';
import { CANARY, createNewcomer } from './account-steps';
import { expect, test } from './fixtures';

const SESSION_SECRET = 'a secret of the tests, and of nobody else';
const AT_ONCE = 5;
/** Longer than the ten minutes for which an access token is valid. */
const TOKEN_LIFE_MS = 11 * 60_000;
const PROOF = { 'x-nalot': '1', 'sec-fetch-site': 'same-origin' };

test.describe.configure({ mode: 'serial' });

// Two instances of the app share one API host, as they would share one database.
let host: OwnServer;
let apps: OwnServer[] = [];
test.beforeAll(async () => {
  test.setTimeout(2 * START_LIMIT_MS);
  host = await startOwnServer({ program: 'host', port: PORTS.host });
  const env = { API_BASE_URL: host.url, SESSION_SECRET };
  apps = await Promise.all(PORTS.instances.map((port) => startOwnServer({ program: 'app', port, env })));
});
test.afterAll(() => Promise.all([...apps, host].map((server) => server?.stop())));

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>['cookies'];

/** Sends requests with cookies like a browser, which shares cookies between ports of one host. */
const createBrowser = (cookies: Cookies = []): Promise<APIRequestContext> =>
  request.newContext({ extraHTTPHeaders: PROOF, storageState: { cookies, origins: [] } });

const readCookies = async (browser: APIRequestContext): Promise<Cookies> => (await browser.storageState()).cookies;

async function readRefreshToken(browser: APIRequestContext): Promise<string> {
  const sealed = (await readCookies(browser)).find(({ name }) => name === 'nalot.tokens')?.value;
  return String((await decode({ token: sealed, secret: SESSION_SECRET, salt: 'nalot.tokens' }))?.refresh);
}

async function logIn(browser: APIRequestContext, at: OwnServer, username: string): Promise<void> {
  const { csrfToken } = (await (await browser.get(`${at.url}/api/auth/csrf`)).json()) as { csrfToken: string };
  const deviceId = crypto.randomUUID();
  const data = { username, password: CANARY, deviceId, csrfToken, json: 'true' };
  expect((await browser.post(`${at.url}/api/auth/callback/email`, { data })).status()).toBe(200);
}

/** Creates a member with a session through plain calls. */
async function member(at: OwnServer): Promise<{ browser: APIRequestContext; username: string }> {
  const [browser, { username, email }] = [await createBrowser(), createNewcomer()];
  const call = async (path: string, data: unknown, type = 'application/json') =>
    expect((await browser.post(`${at.url}/api/v1/${path}`, { data, headers: { 'content-type': type } })).status()).toBe(
      200,
    );
  await call('user/email/send-mail', email, 'text/plain');
  const mailbox = await (await fetch(`${host.url}${MAILBOX_ADDRESS}`)).text();
  const code = /\b\d{6}\b/.exec(mailbox.split('<article>').find((mail) => mail.includes(email)) ?? '')?.[0];
  await call('user/email/verify', { email, code });
  const consents = { agreedToTerms: true, agreedToPrivacy: true, agreedToLocation: true, agreedToMarketing: false };
  const person = { username, email, password: CANARY, nickname: '봄바람', gender: '', birthDate: '1995-02-03' };
  await call('user', { ...person, ...consents });
  await logIn(browser, at, username);
  return { browser, username };
}

/** Returns the user whom an instance reports as logged in. */
async function fetchUsername(at: OwnServer, browser: APIRequestContext): Promise<string | null> {
  const { user } = (await (await browser.get(`${at.url}/api/auth/session`)).json()) as {
    user: { username: string } | null;
  };
  return user?.username ?? null;
}

test('two instances re-issue the same refresh token at once without logging anybody out', async () => {
  const [one, two] = apps as [OwnServer, OwnServer];
  const { browser, username } = await member(one);
  const before = await readRefreshToken(browser);
  await host.passTime(TOKEN_LIFE_MS);

  const carried = await readCookies(browser);
  const tabs = await Promise.all(Array.from({ length: 2 * AT_ONCE }, () => createBrowser(carried)));
  const names = await Promise.all(tabs.map((tab, number) => fetchUsername(number % 2 === 0 ? one : two, tab)));
  expect(new Set(names)).toEqual(new Set([username]));

  const after = await Promise.all(tabs.map(readRefreshToken));
  expect(new Set(after).size).toBe(1);
  expect(after[0]).not.toBe(before);
  const reissues = host.written().match(/"call":"reissue"/g)?.length ?? 0;
  expect(reissues).toBe(apps.length);

  await host.passTime(TOKEN_LIFE_MS);
  const [first, second] = tabs as [APIRequestContext, APIRequestContext];
  expect(await fetchUsername(two, first)).toBe(username);
  expect(await fetchUsername(one, second)).toBe(username);
});

test('a login ends the previous session, a logout takes effect on every instance, and none logs a password', async () => {
  const [one, two] = apps as [OwnServer, OwnServer];
  const { browser, username } = await member(one);
  const stolen = await createBrowser(await readCookies(browser));
  expect(await fetchUsername(two, stolen)).toBe(username);

  await logIn(browser, two, username);
  expect(await fetchUsername(one, stolen)).toBeNull();
  expect(await fetchUsername(one, browser)).toBe(username);

  const copy = await createBrowser(await readCookies(browser));
  const { csrfToken } = (await (await browser.get(`${one.url}/api/auth/csrf`)).json()) as { csrfToken: string };
  await browser.post(`${one.url}/api/auth/signout`, { data: { csrfToken, json: 'true' } });
  expect(await fetchUsername(two, copy)).toBeNull();
  for (const { written } of [host, ...apps]) expect(written()).not.toContain(CANARY);
});
