import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request, type APIRequestContext, type APIResponse } from '@playwright/test';
import { LANGUAGES } from '@/lib/contract/language';
import { expect, test } from './fixtures';
import { createMember } from './member-steps';

/** Returns the hashes of the inline scripts and styles of a page, as in a policy. */
const hashInline = (html: string) =>
  Array.from(
    html.matchAll(/<(?:script|style)(?![^>]* src=)[^>]*>([^]*?)<\/(?:script|style)>/g),
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
const DOCUMENT = { accept: 'text/html', 'accept-encoding': 'gzip' };

const open = (asking: APIRequestContext, path: string) => asking.get(path, { headers: DOCUMENT });
const readPolicy = (answer: APIResponse) => answer.headers()['content-security-policy'] ?? '';
/** Returns the scripts that a page's last script inserts. */
const readInsertedScripts = (html: string) =>
  Array.from(html.matchAll(/<script src=\\"([^"\\]+)\\" async/g), ([, src = '']) => src);
const listServerScripts = () =>
  readdirSync('.next/server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `.next/server/${file}`);

test.describe('a shared page', () => {
  test('contains nothing personal: two members and a visitor receive the same bytes, and the policy allows its inline code', async ({
    baseURL,
  }) => {
    const contexts = await Promise.all([0, 1, 2].map(() => request.newContext({ baseURL })));
    const names: string[] = [];
    for (const person of contexts.slice(0, 2)) names.push(await createMember({ request: person }));
    for (const path of ['/home', '/weather', '/login'])
      // The page may be rendered again between two requests; then all of them are repeated.
      await expect(async () => {
        const responses = await Promise.all(contexts.map((context) => open(context, path)));
        const texts = await Promise.all(responses.map((response) => response.text()));
        for (const text of texts)
          for (const name of [...names, '봄바람', 'example.com']) expect(text).not.toContain(name);
        expect(texts[1], path).toBe(texts[0]);
        expect(texts[2], path).toBe(texts[0]);
        const [policy = ''] = responses.map(readPolicy);
        expect(policy).not.toContain('nonce');
        expect(hashInline(texts[0] ?? '').filter((hash) => !policy.includes(hash))).toEqual([]);
      }).toPass();
    await Promise.all(contexts.map((context) => context.dispose()));
  });

  test('names every script that its data needs, each with the compile hint', async ({ request: asking }) => {
    for (const path of ['/home', '/weather', '/login']) {
      const html = await (await open(asking, path)).text();
      const named = readInsertedScripts(html);
      const needed = Array.from(html.matchAll(/\\"(static\/chunks\/[^"\\]+)\\"/g), ([, name]) => `/_next/${name}`);
      expect(needed.length, path).toBeGreaterThan(3);
      expect(
        named.some((src) => src.includes('/chunks/frame-')),
        path,
      ).toBe(true);
      for (const src of new Set([...named, ...needed])) {
        const text = await (await asking.get(src)).text();
        expect([src, text.split('\n', 1)]).toEqual([src, ['//# allFunctionsCalledOnLoad']]);
        // Either named, or small enough to be inlined.
        expect(named.includes(src) || html.includes(text), `${path} ${src}`).toBe(true);
      }
    }
  });

  test('contains the weather, the outfit and its picture, differs by place and gender, and is the same page without gzip and for HEAD', async ({
    request: asking,
  }) => {
    const seoul = await open(asking, '/home');
    const jeju = await asking.get('/home', {
      headers: { cookie: `place=${encodeURIComponent('53.38.제주특별자치도.제주시')}; gender=MALE` },
    });
    const html = await seoul.text();
    for (const part of [
      '서울특별시',
      '강남구',
      /<img[^>]+fetchPriority="high"[^>]*>/i,
      /\/api\/v1\/outfit-picture\/[^"]+/,
    ])
      expect(html).toMatch(part);
    expect(await jeju.text()).toContain('제주시');
    const plain = await asking.get('/home', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers()['content-encoding']).toBeUndefined();
    expect(await plain.text()).toContain('강남구');
    const head = await asking.head('/home');
    expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
    expect(head.headers()['content-type']).toContain('text/html');
  });

  test('leaves router requests and other methods to the framework, and ignores queries', async ({
    request: asking,
  }) => {
    const part = await asking.get('/home', { headers: { rsc: '1' } });
    expect(part.headers()['content-type']).toContain('text/x-component');
    expect((await asking.get('/home?category=4')).status()).toBe(200);
    expect((await asking.get('/home/', { maxRedirects: 0 })).status()).toBe(308);
    // Only the edge layer knows a valid render token.
    expect((await asking.get('/home', { headers: { 'x-nalot-render-token': 'guessed' } })).status()).toBe(200);
  });
});

test("home's first load stays within its budget for page, scripts, core font and picture in each language", async ({
  request: asking,
}) => {
  for (const language of LANGUAGES)
    await test.step(language, async () => {
      const asked = { headers: { 'accept-encoding': 'gzip, deflate, br', cookie: `language=${language}` } };
      const page = await asking.get('/home', asked);
      const html = await page.text();
      expect(page.headers()).toMatchObject({ 'content-encoding': 'br', 'content-language': language });
      const scripts = readInsertedScripts(html);
      const fonts = [...html.matchAll(/url\((\/_next\/static\/media\/core[^)]+)\)/g)].map(
        ([, address = '']) => address,
      );
      const pictures = [...html.matchAll(/imageSrcSet="[^"]* ([^" ]+) 720w"/g)].map(([, address = '']) => address);
      expect([scripts.length > 4, fonts.length, pictures.length]).toEqual([true, 1, 1]);
      const weigh = async (address: string) =>
        Number((await asking.get(address.replaceAll('&amp;', '&'), asked)).headers()['content-length']) / 1_000;
      const sum = async (addresses: string[]) =>
        (await Promise.all(addresses.map(weigh))).reduce((all, each) => all + each, 0);
      const kb = {
        page: await weigh('/home'),
        scripts: await sum(scripts),
        fonts: await sum(fonts),
        picture: (await (await asking.get((pictures[0] ?? '').replaceAll('&amp;', '&'))).body()).length / 1_000,
      };
      // The page's size varies with the hour, by the texts of the day. 113 KB of the scripts are the framework's own, 3 to
      // 4 KB the messages of one language.
      expect(kb.page).toBeLessThan(35);
      expect(kb.scripts).toBeLessThan(167);
      expect(kb.fonts).toBeLessThan(46.5);
      expect(kb.picture).toBeLessThan(30);
    });
});

test('a page from the edge layer renders by itself: styles inlined after the splash, scripts at the end', async ({
  request: asking,
}) => {
  const page = await asking.get('/home', { headers: DOCUMENT });
  const html = await page.text();
  const [beforeSplash = '', splash = '', sheet = ''] = html.split('<style>');
  expect(beforeSplash).toContain('<body>');
  expect(splash).toMatch(/class="splash"[^]*<\/script>$/);
  expect(sheet).toContain('tailwindcss');
  expect(html).toMatch(/<link disabled="" rel="stylesheet"/);
  // The preload scanner must not find the scripts either.
  expect(html).not.toContain('<script src="');
  expect(html.indexOf(readInsertedScripts(html)[0] ?? '')).toBeGreaterThan(html.search('</main>'));
});

test("request listener: a shared call returns the gateway's response with length, ETag and 304", async ({
  request: asking,
}) => {
  const address = '/api/v1/weather/position?lat=37.498095&lon=127.02761';
  const first = await asking.get(address);
  const { etag = '', ...headers } = first.headers();
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'content-encoding': 'gzip' });
  // Next.js would not send a length (the hook of the request listener).
  expect(Number(headers['content-length'])).toBeGreaterThan(0);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers.vary).toContain('Accept-Encoding');
  expect((await first.json()).temperature).toEqual(expect.any(Number));
  const again = await asking.get(address, { headers: { 'if-none-match': etag } });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
  expect((await asking.get('/api/v1/weather/position?lat=x')).status()).toBe(400);
  expect((await asking.post(address)).status()).toBe(405);
});

/** These fail if an upgrade of Next.js changes a private part that a hook relies on (lib/next-edge/README.md). */
test.describe('the hooks into Next.js', () => {
  test('build: home loads the chunks of the first screens', async ({ request: asking }) => {
    const html = await (await open(asking, '/home')).text();
    const scripts = readInsertedScripts(html);
    for (const name of ['frame', 'place', 'home'])
      expect(scripts.filter((src) => src.includes(`/chunks/${name}-`))).toHaveLength(1);
  });

  test('build: the host is in one file alone', () => {
    const onlyOfHost = 'weather: renewal of a cell failed';
    const isWithin = (file: string) => readFileSync(file, 'utf8').includes(onlyOfHost);
    expect(isWithin('.next/host.mjs')).toBe(true);
    expect(listServerScripts().filter(isWithin)).toEqual([]);
  });

  test('build: no script of the server has a character beyond Latin-1, which would double its memory', () => {
    const isWide = (file: string) => /[\u0100-\uffff]/.test(readFileSync(file, 'utf8'));
    expect(['.next/host.mjs', ...listServerScripts()].filter(isWide)).toEqual([]);
  });

  test('static files: the edge layer serves the scripts of the build in Brotli', async ({ request: asking }) => {
    const [script = ''] = readInsertedScripts(await (await open(asking, '/home')).text());
    const response = await asking.get(script, { headers: { 'accept-encoding': 'br' } });
    expect(response.headers()).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('upgrade listener: a request for a web socket receives a response', async ({ request: asking }) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', accept: '*/*' };
    expect((await asking.get('/nothing', { headers })).status()).toBe(404);
  });
});
