import { NextResponse, type NextRequest } from 'next/server';
import { hasSessionCookie, getShownPlaceHeaders } from '@/lib/bff/for-middleware';
import { contentSecurityPolicy, createNonce, NONCE_HEADER } from '@/lib/content-security-policy';
import { GUARDED_PATHS, HOME_PATH, isScreenPath, LOGIN_PATH } from '@/lib/routes';

export const config = { runtime: 'nodejs', matcher: ['/((?!api/|oauth/|dev/|_next/|.*\\..*).*)'] };

/** Steering only: what is allowed is decided where the data is. */
export default function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (GUARDED_PATHS.includes(pathname) && !hasSessionCookie(request)) return redirect(request, previousPath(request));
  if (!isScreenPath(pathname)) return redirect(request, LOGIN_PATH);
  return withPolicy(request);
}

const redirect = (request: NextRequest, path: string) => {
  const url = request.nextUrl.clone();
  [url.pathname, url.search] = [path, ''];
  return NextResponse.redirect(url);
};

/** The path of this site that the person came from, if it is a screen that anyone may open. */
function previousPath(request: NextRequest): string {
  const referrer = request.headers.get('referer');
  if (!referrer || !URL.canParse(referrer)) return HOME_PATH;
  const { host, pathname } = new URL(referrer);
  const ours = host === request.headers.get('host') && isScreenPath(pathname) && !GUARDED_PATHS.includes(pathname);
  return ours ? pathname : HOME_PATH;
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
  // The HTML holds nothing of a person: whoever goes back sees it as they left it, whoever comes anew asks again.
  response.headers.set('cache-control', 'private, no-cache');
  return response;
}
