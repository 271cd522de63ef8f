import { env } from '@/lib/env';

/** Longest valid host name. */
const MAX_HOST_CHARS = 255;

/** Returns the public address of the site: SITE_URL if set, otherwise the address of the request. */
export function getSiteAddress(headers: Headers): string {
  const { SITE_URL } = env();
  if (SITE_URL) return SITE_URL;
  const host = headers.get('host') ?? '';
  const proto = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${proto}://${host === '' || host.length > MAX_HOST_CHARS ? 'localhost' : host}`;
}
