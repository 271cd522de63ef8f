import { NextRequest } from 'next/server';
import { GET } from '@/app/[...unknown]/route';
import middleware, { config } from '@/middleware';
import { listFiles } from '../support/list-files';

const NAVIGATION = { 'sec-fetch-mode': 'navigate' };
const OLD_BROWSER = { accept: 'text/html,application/xhtml+xml' };
const FETCH = { 'sec-fetch-mode': 'cors', accept: 'text/html' };
const CRAWLER = { accept: '*/*' };

/** Routes a request as Next.js does: through the middleware if its matcher covers the path. */
function open(path: string, headers: Record<string, string>): Response {
  const request = new NextRequest(`http://localhost${path}`, { headers });
  return isMatched(path) ? middleware(request) : GET(request);
}

const isMatched = (path: string) =>
  config.matcher.some((matcher) => new RegExp(`^${matcher.replace('/:path*', '(/.*)?')}$`).test(path));

it('the middleware sets the policy of every screen with a parameter, also if that contains a dot', () => {
  const pages = listFiles(['app'], /\[[^\]]+\]\/page\.tsx$/).map((file) =>
    file.replace(/^app|\/\([^)]+\)|\/page\.tsx$/g, '').replace(/\[[^\]]+\]/g, 'a.b'),
  );
  expect(pages).toEqual(expect.arrayContaining(['/my/notice/a.b', '/my/policy/a.b']));
  for (const page of pages) expect([page, isMatched(page)]).toEqual([page, true]);
});

const describeResponse = ({ status, headers }: Response) =>
  status === 307
    ? new URL(headers.get('location') ?? '', 'http://localhost').pathname
    : `${status} ${headers.get('content-type')}`;

it.each(['/nowhere', '/my/nothing', '/home/extra', '/dev/x'])(
  'a navigation to %s leads to the login screen',
  (path) => {
    for (const headers of [NAVIGATION, OLD_BROWSER]) expect(describeResponse(open(path, headers))).toBe('/login');
  },
);

it.each(['/nowhere', '/my/nothing', '/home/extra', '/dev/x'])('other requests for %s are answered with 404', (path) => {
  for (const headers of [FETCH, CRAWLER, {}])
    expect(describeResponse(open(path, headers))).toBe('404 text/plain; charset=utf-8');
});

it.each([
  '/ads.txt',
  '/foo.html',
  '/icons/none.png',
  '/my/none.svg',
  '/.well-known/security.txt',
  '/.well-known/nothing',
  '/.env',
  '/wp-login.php',
])('%s does not exist, whoever requests it', (path) => {
  for (const headers of [NAVIGATION, OLD_BROWSER, FETCH, CRAWLER])
    expect(describeResponse(open(path, headers))).toBe('404 text/plain; charset=utf-8');
});

it('the root leads to the login screen for every client: link previews request it without Sec-Fetch headers', () => {
  for (const headers of [NAVIGATION, CRAWLER, {}]) expect(describeResponse(open('/', headers))).toBe('/login');
});
