import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { isIPv6 } from 'node:net';
import { BFF_HEADER } from '@/lib/api-keys';
import { parseIpAddress } from '@/lib/ip/ip-address';
import { isLoopbackAddress } from '@/lib/ip/loopback';
import { digest, isSameHash } from './secrets';

/** The networks that a request comes from as limits count them, the narrowest first: whoever owns one owns what is in it. */
export type Network = readonly [string, ...string[]];

const UNKNOWN: Network = ['unknown'];

/** The address at the other end of the connection; null for a call within the process. */
function getPeerAddress(context: Context): string | null {
  if (!(context.env as { incoming?: unknown } | undefined)?.incoming) return null;
  return getConnInfo(context).remote.address ?? '';
}

/** Whether a request comes from this machine (or this process): nobody else may read what is for developers. */
export function isFromThisMachine(context: Context): boolean {
  const peer = getPeerAddress(context);
  return peer === null || isLoopbackAddress(peer);
}

const GROUPS = 8;

/** All eight groups of an IPv6 address, with the zeros that `::` leaves out. */
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

/** A customer of IPv6 has a whole /64, many have a /56, and who rents servers has a /48 for the asking. */
function listNetworks(address: string): Network {
  if (!isIPv6(address)) return [address];
  const [a = 0, b = 0, c = 0, d = 0] = parseGroups(address);
  const written = (groups: number[], bits: number) => `${groups.map((group) => group.toString(16)).join(':')}/${bits}`;
  return [written([a, b, c, d], 64), written([a, b, c, d & 0xff00], 56), written([a, b, c], 48)];
}

/**
 * Notes which network a request comes from. What it says of itself (`x-forwarded-for`) is believed in this process and
 * from a BFF that proves itself; anyone else is where the connection comes from.
 */
export const recordNetwork = (bffKey: string): MiddlewareHandler => {
  const expected = digest(bffKey);
  return async (context, next) => {
    const peer = getPeerAddress(context);
    const isBff = peer === null || isSameHash(digest(context.req.header(BFF_HEADER) ?? ''), expected);
    context.set('isFromBff', isBff);
    const said = isBff ? context.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
    const address = parseIpAddress(said ?? peer ?? '');
    context.set('network', address ? listNetworks(address) : UNKNOWN);
    await next();
  };
};

/** Whether a request comes from this process, or from a BFF that has proved itself. */
export const isFromBff = (context: Context): boolean => context.get('isFromBff') as boolean;

/** The network that a request comes from. */
export const getNetwork = (context: Context): Network => context.get('network') as Network;
