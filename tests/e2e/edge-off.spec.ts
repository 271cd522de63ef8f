import { request as httpRequest, type APIRequestContext } from '@playwright/test';
import { PORTS } from '../../playwright.config';
import { START_LIMIT_MS, startOwnServer, type OwnServer } from '../support/own-server';
import { expect, test } from './fixtures';
import { follow } from './language-steps';
import { createMember } from './member-steps';

const SHARED_CALL = '/api/v1/weather/position?lat=37.498095&lon=127.02761';

/** Requests a page and returns its response after checking that its scripts carry the nonce of its policy. */
async function requestPage(request: APIRequestContext, path: string) {
  const response = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
  const html = await response.text();
  const nonce = /'nonce-([^']+)'/.exec(response.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
  expect(html, path).toContain(`nonce="${nonce}"`);
  const [, script = ''] = /<script src="(\/_next\/static\/chunks\/[^"]+)"/.exec(html) ?? [];
  return { response, html, script };
}

test.describe('plain `next start` with EDGE=off', () => {
  test.use({ baseURL: `http://127.0.0.1:${PORTS.edgeOff}` });

  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(2 * START_LIMIT_MS);
    const env = { EDGE: 'off', TRUSTED_PROXY_HOPS: '1' };
    server = await startOwnServer({ program: 'next-start', port: PORTS.edgeOff, env });
  });
  test.afterAll(() => server?.stop());

  test('sends pages, shared calls and files itself, with compression and security headers, logs once that the edge layer is off, and serves a member', async ({
    page,
    request,
    baseURL,
  }) => {
    expect(server.written().match(/EDGE=off/g)).toHaveLength(1);
    await test.step('pages with their own nonce', async () => {
      for (const path of ['/home', '/weather', '/login', '/signup']) {
        const { response, html } = await requestPage(request, path);
        expect([path, response.status(), response.headers()['content-encoding']]).toEqual([path, 200, 'gzip']);
        // The edge layer writes the styles into the page and moves the scripts to its end.
        expect(html).toMatch(/<link rel="stylesheet" href="\/_next\/static\/css/);
        expect(html).toContain('<script src="');
        expect(response.headers()).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
      }
    });
    await test.step('shared calls through the route handlers, with ETag and 304', async () => {
      const client = await httpRequest.newContext({ baseURL, extraHTTPHeaders: { 'accept-encoding': 'gzip' } });
      const first = await client.get(SHARED_CALL);
      const { etag = '', ...headers } = first.headers();
      expect(headers).toMatchObject({ 'content-type': 'application/json', 'content-encoding': 'gzip' });
      const second = await client.get(SHARED_CALL);
      expect(second.headers()['cache-status']).toBe('nalot; hit');
      expect((await client.get(SHARED_CALL, { headers: { 'if-none-match': etag } })).status()).toBe(304);
      expect((await client.get('/api/v1/weather/position?lat=x')).status()).toBe(400);
      expect((await client.post(SHARED_CALL)).status()).toBe(405);
      await client.dispose();
    });
    await test.step('a redirect from unknown screens', async () => {
      const headers = { 'sec-fetch-mode': 'navigate' };
      const response = await request.get('/nowhere', { headers, maxRedirects: 0 });
      expect([response.status(), response.headers().location]).toEqual([307, '/login']);
    });
    await test.step('files of the build and every other response', async () => {
      const { script } = await requestPage(request, '/login');
      for (const path of [script, '/robots.txt', '/api/health', '/nowhere.txt']) {
        const response = await request.get(path);
        expect([path, response.status()]).toEqual([path, path === '/nowhere.txt' ? 404 : 200]);
        expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
        expect(response.headers()['x-content-type-options'], path).toBe('nosniff');
      }
    });
    await test.step('an outfit that a member saves is among the bookmarks', async () => {
      await createMember(page);
      await page.goto('/home');
      await page.getByRole('button', { name: /저장$/ }).first().click();
      await page.getByRole('link', { name: '마이' }).click();
      await page.getByRole('link', { name: '내 북마크' }).click();
      await expect(page.getByRole('heading', { name: '1벌' })).toBeVisible();
      await follow(page, '/weather');
      await expect(page.getByRole('heading', { name: '열흘 동안' })).toBeVisible();
    });
  });
});

test.describe('a custom server', () => {
  test.use({ baseURL: `http://127.0.0.1:${PORTS.custom}` });

  let server: OwnServer;
  test.beforeAll(async () => {
    test.setTimeout(2 * START_LIMIT_MS);
    server = await startOwnServer({ program: 'custom', port: PORTS.custom });
  });
  test.afterAll(() => server?.stop());

  test('sends the security headers with pages, calls, files and errors, except for those that a response has of its own', async ({
    request,
  }) => {
    const { script } = await requestPage(request, '/login');
    const paths = ['/home', '/login', '/api/health', '/api/v1/weather/position?lat=x', '/robots.txt', '/nowhere.txt'];
    for (const path of [...paths, script]) {
      const headers = (await request.get(path)).headers();
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none';[^,]*$/);
      expect(headers, path).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
      if (path === script) continue;
      expect(headers, path).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
    }
    const worker = (await request.get('/firebase-messaging-sw.js')).headers();
    expect(worker['content-security-policy']).toContain("connect-src 'self'");
    const query = 'nx=61&ny=125&sidonm=서울특별시&sggnm=서초구&shape=wide';
    const card = (await request.get(`/api/v1/outfit-card?${query}`)).headers();
    expect(card['cross-origin-resource-policy']).toBe('cross-origin');
    const guide = (await request.get('/api/v1/guide-card?temperature=12')).headers();
    expect(guide['cross-origin-resource-policy']).toBe('cross-origin');

    await test.step('home arrives whole, and the log says once that the edge layer is off', async () => {
      expect((await requestPage(request, '/home')).html).toContain('추천 코디');
      expect(server.written().match(/so the edge layer is off/g)).toHaveLength(1);
    });
  });
});
