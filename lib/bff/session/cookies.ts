import { env } from '@/lib/env';

/** next-auth's own cookie, which holds a session's id. */
export const SESSION_COOKIE = 'nalot.session';

/** A cookie of ours as a browser is to keep it; `maxAgeSeconds` 0 removes it. */
export interface SetCookie {
  name: string;
  value: string;
  maxAgeSeconds: number;
  sameSite: 'lax' | 'strict';
}

/** Whether the browser reached us over https, where a cookie can be bound to this host and to encryption. */
export function isHttps({ headers, url }: Pick<Request, 'headers' | 'url'>): boolean {
  const site = env().SITE_URL;
  if (site) return site.startsWith('https:');
  const forwarded = headers.get('x-forwarded-proto')?.split(',')[0]?.trim();
  return (forwarded ?? new URL(url).protocol.slice(0, -1)) === 'https';
}

/** The name on the wire: `__Host-` over https, so that neither a sister domain nor plain http can plant one. */
export const wireName = (name: string, https: boolean): string => (https ? `__Host-${name}` : name);

/** The value of a cookie that a request carries. */
export function readCookie(request: Pick<Request, 'headers' | 'url'>, name: string): string | undefined {
  const wanted = `${wireName(name, isHttps(request))}=`;
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  const found = pairs.map((pair) => pair.trim()).find((pair) => pair.startsWith(wanted));
  return found?.slice(wanted.length) || undefined;
}

/** Adds a cookie that no script can read to an answer's headers. */
export function writeCookie(headers: Headers, request: Pick<Request, 'headers' | 'url'>, cookie: SetCookie): void {
  const https = isHttps(request);
  const parts = [
    `${wireName(cookie.name, https)}=${cookie.value}`,
    'Path=/',
    `Max-Age=${cookie.maxAgeSeconds}`,
    'HttpOnly',
    `SameSite=${cookie.sameSite === 'lax' ? 'Lax' : 'Strict'}`,
    ...(https ? ['Secure'] : []),
  ];
  headers.append('set-cookie', parts.join('; '));
}
