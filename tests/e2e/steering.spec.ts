import { observatoryScore } from '../support/observatory';
import { expect, test } from './fixtures';

test.describe('steering', () => {
  test('redirects navigations to unknown paths to the login screen', async ({ request, baseURL }) => {
    for (const headers of [{ accept: 'text/html' }, { accept: '*/*' }])
      for (const path of ['/', '/nowhere', '/my/nothing', '/home/extra', '/%E3%85%8B', '/dev/x', '/foo.html'])
        expect([path, (await request.get(path, { headers })).url()]).toEqual([path, `${baseURL}/login`]);
  });

  test('serves the files of the site, and 404 as plain text for others and to requests that are no navigations', async ({
    request,
  }) => {
    for (const [path, type] of [
      ['/offline.html', 'text/html'],
      ['/weather/1.svg', 'image/svg+xml'],
      ['/manifest.webmanifest', 'application/manifest+json'],
      ['/firebase-messaging-sw.js', 'application/javascript'],
      ['/robots.txt', 'text/plain'],
      ['/sitemap.xml', 'application/xml'],
      ['/favicon.ico', 'image/'],
      ['/apple-touch-icon.png', 'image/png'],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
      expect(response.headers()['content-type']).toContain(type);
    }
    for (const [path, accept] of [
      ['/.well-known/assetlinks.json', 'text/html'],
      ['/.well-known/nothing', 'text/html'],
      ['/figures/none.webp', 'image/*'],
      ['/nowhere', 'image/*'],
      ['/dev/x', 'application/json'],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0, headers: { accept } });
      expect([path, response.status(), response.headers()['content-type']]).toEqual([
        path,
        404,
        'text/plain; charset=utf-8',
      ]);
    }
  });

  test("redirects a visitor from the bookmarks to home, or back to this site's screen that links to them", async ({
    request,
    baseURL,
  }) => {
    for (const [referer, path] of [
      [undefined, '/home'],
      ['https://evil.example/weather', '/home'],
      [`${baseURL}/weather`, '/weather'],
    ] as const) {
      const headers = referer === undefined ? undefined : { referer };
      const answer = await request.get('/my/bookmark', { maxRedirects: 0, headers });
      expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(baseURL + path);
    }
  });

  test('sends a strict policy with a new nonce for every page that is rendered for one response', async ({
    request,
  }) => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await request.get('/signup')).headers()['content-security-policy']),
    );
    expect(policies[0]).toMatch(/'nonce-[\w+/=-]{24}'/);
    expect(policies[0]).not.toBe(policies[1]);
  });

  // ASVS 3.4.3, 3.4.6
  test('sends security headers with pages, calls, files and errors', async ({ request }) => {
    for (const path of [
      '/home',
      '/nowhere',
      '/foo.html',
      '/%',
      '/api/health',
      '/api/v1/nothing',
      '/api/auth/session',
      '/oauth/nothing',
      '/dev/mailbox',
      '/_next/nothing',
      '/_next/static/nothing.js',
      '/_next/image?url=%2Ficons%2Ficon-192.png&w=64&q=75',
      '/icons/nothing.svg',
      '/offline.html',
      '/manifest.webmanifest',
      '/firebase-messaging-sw.js',
    ]) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();
      expect(headers['content-security-policy'], path).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
      expect(headers['content-security-policy'], path).not.toContain(', ');
      expect(headers, path).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  test('returns typed errors for other methods and undecodable paths, and has no image optimiser', async ({
    request,
  }) => {
    for (const [method, path, status] of [
      ['PUT', '/api/health', 405],
      ['DELETE', '/oauth/oidc/kakao', 405],
      ['POST', '/home', 405],
      ['POST', '/icons/icon.svg', 405],
      ['PATCH', '/api/auth/session', 404],
      ['GET', '/api/v1/%', 400],
      ['GET', '/api/%E0%A4%A', 400],
    ] as const) {
      const answer = await request.fetch(path, { method, maxRedirects: 0 });
      const { error } = (await answer.json()) as { error: { code: string } };
      expect([method, path, answer.status(), error.code]).toEqual([
        method,
        path,
        status,
        expect.stringMatching(/^[A-Z_]+$/),
      ]);
    }
    const image = await request.get('/_next/image?url=%2Ficons%2Ficon-192.png&w=64&q=75');
    expect(image.status()).toBe(404);
  });

  test('reaches every MDN Observatory point that is possible without https', async ({ request }) => {
    const answer = await request.get('/login');
    const { points } = observatoryScore({ headers: new Headers(answer.headers()), html: await answer.text() });
    const all = Object.entries(points);
    expect(all.filter(([, one]) => one < 0)).toEqual([['strict-transport-security', -20]]);
    expect(all.reduce((sum, [, one]) => sum + Math.max(0, one), 0)).toBeGreaterThanOrEqual(40);
  });
});
