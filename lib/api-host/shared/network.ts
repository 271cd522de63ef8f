import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import { BFF_HEADER } from '@/lib/api-keys';
import { parseIpAddress } from '@/lib/ip/ip-address';
import { isLoopbackAddress } from '@/lib/ip/loopback';
import { listNetworks, type Network } from '@/lib/ip/networks';
import { digest, isSameHash } from './secrets';

export type { Network };

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
