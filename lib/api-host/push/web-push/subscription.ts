import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isPublicAddress } from './public-address';

const base64url = (bytes: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes);

function isOnCurve(point: string): boolean {
  try {
    ECDH.convertKey(point, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}

/** A browser's `PushSubscription` as `toJSON` gives it; what else is in it is dropped. */
const pushSubscription = z.object({
  endpoint: z.url().max(2_048),
  keys: z.object({ p256dh: base64url(65).refine(isOnCurve), auth: base64url(16) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

/** Where endpoints may be. */
export type EndpointRule = 'public' | 'anywhere';

const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/;

/** Push services are on the public internet, by https, on its port; a test's own may be on loopback. */
export function isAllowedEndpoint(endpoint: string, rule: EndpointRule): boolean {
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username || password) return false;
  const host = withoutBrackets(hostname);
  if (rule === 'anywhere') return protocol === 'https:' || (protocol === 'http:' && isLoopback(host));
  if (protocol !== 'https:' || port !== '') return false;
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !LOCAL_NAME.test(host);
}

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** A subscription from its JSON; null for anything else, and for an endpoint that is not allowed. */
export function parseSubscription(json: string, rule: EndpointRule): PushSubscription | null {
  try {
    const { data } = pushSubscription.safeParse(JSON.parse(json));
    return data && isAllowedEndpoint(data.endpoint, rule) ? data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
