import { NextRequest } from 'next/server';
import { GET } from '@/app/[...unknown]/route';
import middleware, { config } from '@/middleware';
import { listFiles } from '../support/list-files';

const NAVIGATION = { 'sec-fetch-mode': 'navigate' };
const OLD_BROWSER = { accept: 'text/html,application/xhtml+xml' };
const FETCH = { 'sec-fetch-mode': 'cors', accept: 'text/html' };
/** curl, link checkers and old browsers. */
const ANY_CLIENT = { accept: '*/*' };
const PICTURE = { accept: 'image/avif,image/*,*/*;q=0.8', 'sec-fetch-mode': 'no-cors' };

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

const SCREENS = ['/nowhere', '/my/nothing', '/home/extra', '/dev/x', '/foo.html', '/my/index.htm', '/v1.0', '/가.나'];

it.each(SCREENS)('a navigation to %s leads to the login screen', (path) => {
  for (const headers of [NAVIGATION, OLD_BROWSER, ANY_CLIENT])
    expect(describeResponse(open(path, headers))).toBe('/login');
});

it.each(SCREENS)('other requests for %s are answered with 404', (path) => {
  const socket = { ...ANY_CLIENT, upgrade: 'websocket' };
  const others: Record<string, string>[] = [FETCH, PICTURE, { accept: 'image/*' }, socket, {}];
  for (const headers of others) expect(describeResponse(open(path, headers))).toBe('404 text/plain; charset=utf-8');
});

it.each([
  '/ads.txt',
  '/icons/none.png',
  '/my/none.svg',
  '/.well-known/assetlinks.json',
  '/.well-known/nothing',
  '/.env',
  '/wp-login.php',
  '/.git/config',
  '/backup.7z',
  '/_next/nothing',
])('%s does not exist, whoever requests it', (path) => {
  for (const headers of [NAVIGATION, OLD_BROWSER, FETCH, ANY_CLIENT])
    expect(describeResponse(open(path, headers))).toBe('404 text/plain; charset=utf-8');
});

it('the root leads to the login screen for every client: link previews request it without Sec-Fetch headers', () => {
  for (const headers of [NAVIGATION, ANY_CLIENT, {}]) expect(describeResponse(open('/', headers))).toBe('/login');
});

const LINK = { ...NAVIGATION, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'cross-site' };

it('the bookmarks open for a link of another site, whose request has no session cookie', () => {
  const response = open('/my/bookmark', LINK);
  expect([response.status, response.headers.get('x-middleware-next')]).toEqual([200, '1']);
});

it.each<[string, Record<string, string>]>([
  ['a visitor types their address', { ...LINK, 'sec-fetch-site': 'none' }],
  ['a link of this site leads there', { ...LINK, 'sec-fetch-site': 'same-origin' }],
  ['another site shows them in a frame', { ...LINK, 'sec-fetch-dest': 'iframe' }],
  ['another site fetches them', { ...LINK, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }],
])('the bookmarks stay closed if %s', (_, headers) =>
  expect(describeResponse(open('/my/bookmark', headers))).toBe('/home'),
);

it('the bookmarks stay closed if another site sends a form there', () => {
  const request = new NextRequest('http://localhost/my/bookmark', { method: 'POST', headers: LINK });
  expect(describeResponse(middleware(request))).toBe('/home');
});
