import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { isLoopbackAddress } from '@/lib/domain/loopback';

/** Where a BFF, or a proxy of ours, may be, beside this machine: private networks. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8);
PRIVATE.addSubnet('172.16.0.0', 12);
PRIVATE.addSubnet('192.168.0.0', 16);
PRIVATE.addSubnet('fc00::', 7, 'ipv6');

const UNKNOWN = 'unknown';

/** IPv4 in IPv6's clothes, and the name of an interface, are stripped off. */
const plain = (address: string): string => address.replace(/^::ffff:/, '').replace(/%.*$/, '');

/** The address at the other end of the connection; null for a call within the process. */
function peerAddress(context: Context): string | null {
  if (!(context.env as { incoming?: unknown } | undefined)?.incoming) return null;
  return plain(getConnInfo(context).remote.address ?? UNKNOWN);
}

const isOurs = (address: string): boolean =>
  isIP(address) !== 0 && (isLoopbackAddress(address) || PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'));

/** Whether a request comes from this machine (or this process): nobody else may read what is for developers. */
export function isFromThisMachine(context: Context): boolean {
  const peer = peerAddress(context);
  return peer === null || isLoopbackAddress(peer);
}

const GROUPS = 8;

/** An IPv6 customer has a whole /64: its first four groups, with the zeros that `::` leaves out. */
function firstHalf(address: string): string {
  const groupsOf = (part = '') => part.split(':').filter(Boolean);
  const [left, right] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::').map(groupsOf);
  const zeros = Array<string>(GROUPS - (left?.length ?? 0) - (right?.length ?? 0)).fill('0');
  return [...(left ?? []), ...zeros, ...(right ?? [])].slice(0, GROUPS / 2).join(':');
}

/**
 * The network that a request comes from, as limits count it: an IPv4 address or an IPv6 /64. What a request says of
 * itself (`x-forwarded-for`) is believed only from this process or from a network of ours.
 */
export function networkOf(context: Context): string {
  const peer = peerAddress(context);
  const said = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  const address = plain((peer === null || isOurs(peer)) && said ? said : (peer ?? UNKNOWN));
  if (isIP(address) === 0) return UNKNOWN;
  return isIPv6(address) ? firstHalf(address) : address;
}
