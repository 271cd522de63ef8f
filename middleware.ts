import { NextResponse, type NextRequest } from 'next/server';
import {
  findRender,
  getRequestLanguage,
  getShownPlaceHeaders,
  hasSessionCookie,
  PAGE_LANGUAGE_HEADER,
  RENDER_TOKEN_HEADER,
  reportUnknownServer,
} from '@/lib/bff/for-middleware';
import { contentSecurityPolicy, createNonce, NONCE_HEADER, toNonceSources } from '@/lib/content-security-policy';
import { LANGUAGE_PARAMETER, parseLanguage } from '@/lib/domain/language';
import { findRenamedPath } from '@/lib/domain/search-pages/search-paths';
import {
  GUARDED_PATHS,
  HOME_PATH,
  isScreenPath,
  isSearchPath,
  LOGIN_PATH,
  MAX_SEARCH_PATH_CHARS,
  REQUESTED_PATH_HEADER,
} from '@/lib/routes';
import { createBadRequest, createNotFound, isForScreen } from '@/lib/unknown-path';

/** Screens, and all addresses below a screen with a parameter, which may contain a dot (`/my/notice/a.b`). */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|oauth/|dev/|_next/|mcp$|.*\\..*).*)',
    '/my/notice/:path*',
    '/my/policy/:path*',
    '/today/:path*',
    '/guide/:path*',
  ],
};

/** Redirects and sets the policy of pages. It protects no data: each call checks permissions itself. */
export default function middleware(request: NextRequest): Response {
  reportUnknownServer();
  const { pathname } = request.nextUrl;
  const isGuarded = GUARDED_PATHS.includes(pathname) && !hasSessionCookie(request);
  if (isGuarded && !isLinkFromElsewhere(request)) return redirect(request, getPreviousPath(request));
  const renderToken = request.headers.get(RENDER_TOKEN_HEADER);
  // The page cache has given up on this render, or a client has invented the token. Nobody waits for the page.
  if (renderToken !== null && !findRender(renderToken)) return createBadRequest('Unknown render token');
  const isSearch = isSearchPath(pathname);
  if (isSearch && pathname.length > MAX_SEARCH_PATH_CHARS) return createBadRequest('The address is too long');
  const renamedPath = isSearch ? findRenamedPath(pathname) : null;
  if (renamedPath) return redirect(request, renamedPath, 308);
  if (isSearch || isScreenPath(pathname)) return renderToken === null ? withPolicy(request) : passOn(request);
  return pathname === '/' || isForScreen(request) ? redirect(request, LOGIN_PATH) : createNotFound();
}

/** Redirects to a path, in the language of the query. */
function redirect(request: NextRequest, path: string, status = 307): NextResponse {
  const url = request.nextUrl.clone();
  const language = parseLanguage(url.searchParams.get(LANGUAGE_PARAMETER));
  [url.pathname, url.search] = [path, language ? `${LANGUAGE_PARAMETER}=${language}` : ''];
  return NextResponse.redirect(url, status);
}

/**
 * Returns true if the user follows a link of another site. Browsers then leave out the session cookies, which are strict, so
 * that a member looks like a visitor. The page contains nothing personal: its own calls send the cookies, and it asks
 * visitors to log in.
 */
const isLinkFromElsewhere = ({ method, headers }: NextRequest): boolean =>
  method === 'GET' &&
  headers.get('sec-fetch-mode') === 'navigate' &&
  headers.get('sec-fetch-dest') === 'document' &&
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');

/** Returns the path of this site that the user came from if visitors may open it, else home. */
function getPreviousPath(request: NextRequest): string {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return HOME_PATH;
  const { host, pathname } = new URL(referrer);
  const isOpen = host === request.headers.get('host') && isScreenPath(pathname) && !GUARDED_PATHS.includes(pathname);
  return isOpen ? pathname : HOME_PATH;
}

/** Passes a request to Next.js with additional headers. The HTML is not personal, so going back may show it again. */
function passOn(request: NextRequest, added: Record<string, string> = {}): NextResponse {
  const headers = new Headers(request.headers);
  const language = getRequestLanguage(request);
  const own = {
    ...getShownPlaceHeaders(request.nextUrl.searchParams),
    [REQUESTED_PATH_HEADER]: request.nextUrl.pathname,
    [PAGE_LANGUAGE_HEADER]: language,
  };
  for (const [name, value] of Object.entries({ ...own, ...added })) headers.set(name, value);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('cache-control', 'private, no-cache');
  response.headers.set('content-language', language);
  return response;
}

/** Renders a page for one response, whose policy has a nonce. The page cache hashes the pages that it renders instead. */
function withPolicy(request: NextRequest): NextResponse {
  const nonce = createNonce();
  const policy = contentSecurityPolicy(toNonceSources(nonce));
  const response = passOn(request, { [NONCE_HEADER]: nonce, 'content-security-policy': policy });
  response.headers.set('content-security-policy', policy);
  return response;
}
