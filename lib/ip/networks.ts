import { isIPv6 } from 'node:net';

/** Networks of an address as limits count them, narrowest first. Whoever controls one controls all addresses in it. */
export type Network = readonly [string, ...string[]];

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
export function listNetworks(address: string): Network {
  if (!isIPv6(address)) return [address];
  const [a = 0, b = 0, c = 0, d = 0] = parseGroups(address);
  const written = (groups: number[], bits: number) => `${groups.map((group) => group.toString(16)).join(':')}/${bits}`;
  return [written([a, b, c, d], 64), written([a, b, c, d & 0xff00], 56), written([a, b, c], 48)];
}
