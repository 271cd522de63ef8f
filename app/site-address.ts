import { env } from '@/lib/env';

/** No name of a host is longer. */
const MAX_HOST_CHARS = 255;

/** The address that browsers see: configured, else what this one asked for, as far as that can be one. */
export function getSiteAddress(headers: Headers): string {
  const { SITE_URL } = env();
  if (SITE_URL) return SITE_URL;
  const host = headers.get('host') ?? '';
  const proto = headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  return `${proto}://${host === '' || host.length > MAX_HOST_CHARS ? 'localhost' : host}`;
}
