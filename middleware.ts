import { NextResponse, type NextRequest } from 'next/server';
import { getShownPlaceHeaders, hasSessionCookie } from '@/lib/bff/for-middleware';
import { contentSecurityPolicy, createNonce, NONCE_HEADER } from '@/lib/content-security-policy';
import { GUARDED_PATHS, HOME_PATH, isScreenPath, LOGIN_PATH } from '@/lib/routes';
import { createNotFound, isNavigation } from '@/lib/unknown-path';

export const config = { runtime: 'nodejs', matcher: ['/((?!api/|oauth/|dev/|_next/|.*\\..*).*)'] };

/** Redirects and sets the policy of pages. It protects no data: each call checks permissions itself. */
export default function middleware(request: NextRequest): Response {
  const { pathname } = request.nextUrl;
  if (GUARDED_PATHS.includes(pathname) && !hasSessionCookie(request))
    return redirect(request, getPreviousPath(request));
  if (isScreenPath(pathname)) return withPolicy(request);
  return pathname === '/' || isNavigation(request) ? redirect(request, LOGIN_PATH) : createNotFound();
}

function redirect(request: NextRequest, path: string): NextResponse {
  const url = request.nextUrl.clone();
  [url.pathname, url.search] = [path, ''];
  return NextResponse.redirect(url);
}

/** Returns the path of this site that the user came from if visitors may open it, else home. */
function getPreviousPath(request: NextRequest): string {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return HOME_PATH;
  const { host, pathname } = new URL(referrer);
  const isOpen = host === request.headers.get('host') && isScreenPath(pathname) && !GUARDED_PATHS.includes(pathname);
  return isOpen ? pathname : HOME_PATH;
}

function withPolicy(request: NextRequest): NextResponse {
  const nonce = createNonce();
  const policy = contentSecurityPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set(NONCE_HEADER, nonce);
  headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(getShownPlaceHeaders(request.nextUrl.searchParams)))
    headers.set(name, value);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  // The HTML contains no personal data: going back may show it as it was left; a new visit revalidates it.
  response.headers.set('cache-control', 'private, no-cache');
  return response;
}
