import { ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { isLoopbackName } from '@/lib/ip/loopback';
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

/** A browser's `PushSubscription` in its JSON form, without unknown fields. */
const pushSubscription = z.object({
  endpoint: z.url().max(2_048),
  keys: z.object({ p256dh: base64url(65).refine(isOnCurve), auth: base64url(16) }),
});
export type PushSubscription = z.infer<typeof pushSubscription>;

export type EndpointRule = 'public' | 'anywhere';

const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');
/**
 * Names outside the public DNS (IANA's special-use domain names, and internal). They may refer to a machine of the local
 * network; Chrome's endpoint of a removed subscription is under invalid.
 */
const RESERVED_NAME = /(^|\.)(localhost|local|internal|home\.arpa|invalid|test|example|alt|onion)\.?$/;

/** Whether an endpoint is allowed: public push services use https on port 443; the services of tests use loopback. */
export function isAllowedEndpoint(endpoint: URL, rule: EndpointRule): boolean {
  const { protocol, hostname, port, username, password } = endpoint;
  if (username || password) return false;
  if (rule === 'anywhere') return protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname));
  if (protocol !== 'https:' || port !== '') return false;
  const host = withoutBrackets(hostname);
  return isIP(host) ? isPublicAddress(host) : host.includes('.') && !RESERVED_NAME.test(host);
}

/** Parses a subscription. Returns null if it is invalid or its endpoint is not allowed. */
export function parseSubscription(json: string, rule: EndpointRule): PushSubscription | null {
  try {
    const { data } = pushSubscription.safeParse(JSON.parse(json));
    return data && isAllowedEndpoint(new URL(data.endpoint), rule) ? data : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
