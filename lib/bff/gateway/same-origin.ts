import { ApiError } from '@/lib/contract/errors';
import { CSRF_HEADER_VALUE, CSRF_HEADER } from '@/lib/contract/csrf-header';
import { isLoopbackName } from '@/lib/ip/loopback';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import { bffLog } from '../bff-log';

const parseHostname = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

const warnOnce = (): void =>
  getSingleton('site-url-hint', () =>
    bffLog().warn(
      'gateway: SITE_URL is not set, so only this machine can log in; set it to the address that browsers see',
    ),
  );

/**
 * Returns true if the request used a host name of this site. Without SITE_URL any name that points here would pass, so in
 * production only loopback names do.
 */
function hasKnownHost(host: string | null): boolean {
  const { SITE_URL, NODE_ENV } = env();
  if (SITE_URL || NODE_ENV !== 'production' || isLoopbackName(parseHostname(host ?? ''))) return true;
  warnOnce();
  return false;
}

const isOwnOrigin = (origin: string, host: string | null): boolean => {
  const { SITE_URL } = env();
  return SITE_URL ? origin === new URL(SITE_URL).origin : URL.canParse(origin) && new URL(origin).host === host;
};

/** Returns true if a page of this site sent the request, at a host name that no other site can point here. */
export const isFromOwnPage = (origin: string, host: string | null): boolean =>
  isOwnOrigin(origin, host) && hasKnownHost(host);

/** Throws `ApiError` FORBIDDEN unless a page of this site sent the request. */
export function requireSameOrigin({ headers }: Request): void {
  const [origin, fetchSite, host] = [headers.get('origin'), headers.get('sec-fetch-site'), headers.get('host')];
  const isOurs =
    headers.get(CSRF_HEADER) === CSRF_HEADER_VALUE &&
    (origin !== null || fetchSite !== null) &&
    (origin === null || isOwnOrigin(origin, host)) &&
    (fetchSite === null || fetchSite === 'same-origin') &&
    hasKnownHost(host);
  if (!isOurs) throw new ApiError('FORBIDDEN');
}

/**
 * Throws `ApiError` FORBIDDEN if another site started the navigation or if it is not a navigation: an image on any page
 * could otherwise start logins. Browsers without Sec-Fetch headers (before 2020) pass.
 */
export function requireOwnNavigation({ headers }: Request): void {
  const [site, destination] = [headers.get('sec-fetch-site'), headers.get('sec-fetch-dest')];
  const isOurs = site === null || site === 'same-origin' || site === 'none';
  if (!isOurs || (destination !== null && destination !== 'document')) throw new ApiError('FORBIDDEN');
}
