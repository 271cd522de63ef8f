import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { isIPv6 } from 'node:net';
import { BFF_HEADER } from '@/lib/api-keys';
import { parseIpAddress } from '@/lib/ip/ip-address';
import { isLoopbackAddress } from '@/lib/ip/loopback';
import { digest, isSameHash } from './secrets';

/** Networks of a request as limits count them, narrowest first. Whoever controls one controls all addresses in it. */
export type Network = readonly [string, ...string[]];

const UNKNOWN: Network = ['unknown'];

/** Returns the address of the connection's peer; null for a call in this process. */
function getPeerAddress(context: Context): string | null {
  if (!(context.env as { incoming?: unknown } | undefined)?.incoming) return null;
  return getConnInfo(context).remote.address ?? '';
}

/** Returns whether a request comes from this machine or process. Only those may read developer pages. */
export function isFromThisMachine(context: Context): boolean {
  const peer = getPeerAddress(context);
  return peer === null || isLoopbackAddress(peer);
}

const GROUPS = 8;

/** Returns all eight groups of an IPv6 address, including the zeros that `::` omits. */
function parseGroups(address: string): number[] {
  const numbers = (part = '') =>
    part
      .split(':')
      .filter(Boolean)
      .map((group) => parseInt(group, 16));
  const [left, right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::').map(numbers);
  const zeros = Array<number>(GROUPS - (left?.length ?? 0) - (right?.length ?? 0)).fill(0);
  return [...(left ?? []), ...zeros, ...(right ?? [])];
}

/** Customers of IPv6 have a whole /64 or /56, and renters of servers easily get a /48. */
function listNetworks(address: string): Network {
  if (!isIPv6(address)) return [address];
  const [a = 0, b = 0, c = 0, d = 0] = parseGroups(address);
  const written = (groups: number[], bits: number) => `${groups.map((group) => group.toString(16)).join(':')}/${bits}`;
  return [written([a, b, c, d], 64), written([a, b, c, d & 0xff00], 56), written([a, b, c], 48)];
}

/**
 * Records the network of a request. `x-forwarded-for` is trusted in this process and from a BFF that sends the key.
 * Otherwise the peer's address counts.
 */
export const recordNetwork = (bffKey: string): MiddlewareHandler => {
  const expected = digest(bffKey);
  return async (context, next) => {
    const peer = getPeerAddress(context);
    const isBff = peer === null || isSameHash(digest(context.req.header(BFF_HEADER) ?? ''), expected);
    context.set('isFromBff', isBff);
    const forwardedFor = isBff ? context.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
    const address = parseIpAddress(forwardedFor ?? peer ?? '');
    context.set('network', address ? listNetworks(address) : UNKNOWN);
    await next();
  };
};

/** Returns whether a request comes from this process or from a BFF with the key. */
export const isFromBff = (context: Context): boolean => context.get('isFromBff') as boolean;

export const getNetwork = (context: Context): Network => context.get('network') as Network;
