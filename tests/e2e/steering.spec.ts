import { expect, test } from './fixtures';

test.describe('steering', () => {
  for (const path of [
    '/',
    '/nowhere',
    '/my/nothing',
    '/home/extra',
    '/%E3%85%8B',
    '/foo.html',
    '/figures/none.webp',
    '/dev/x',
  ])
    test(`leads ${path} to the landing`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/login');
    });

  test('leaves the files of the site where they are', async ({ request }) => {
    for (const path of ['/offline.html', '/weather/1.svg', '/manifest.webmanifest', '/firebase-messaging-sw.js'])
      expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(200);
  });

  test('leads a visitor who types the bookmarks address to home', async ({ page }) => {
    await page.goto('/my/bookmark');
    await expect(page).toHaveURL('/home');
  });

  test('leads a visitor who came from a screen of ours back to it', async ({ page }) => {
    await page.goto('/weather');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/my/bookmark' });
      document.body.append(link);
      link.click();
    });
    await page.waitForLoadState();
    await expect(page).toHaveURL('/weather');
  });

  test('does not follow a referrer of another site', async ({ request, baseURL }) => {
    const answer = await request.get('/my/bookmark', {
      maxRedirects: 0,
      headers: { referer: 'https://evil.example/weather' },
    });
    expect(new URL(answer.headers().location ?? '', baseURL).href).toBe(`${baseURL}/home`);
  });

  test('sends a strict policy with every page, and a new nonce each time', async ({ request }) => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await request.get('/home')).headers()['content-security-policy']),
    );
    expect(policies[0]).toContain("frame-ancestors 'none'");
    expect(policies[0]).toContain("object-src 'none'");
    expect(policies[0]).not.toBe(policies[1]);
  });
});
