import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { brandError } from '@/lib/brand-error';

/** Addresses that are not on the public internet (IANA special-purpose registries). */
const PRIVATE_SUBNETS = {
  ipv4: [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/3',
  ],
  // Everything outside 2000::/3 (not global unicast); within it, documentation and tunnels into IPv4.
  ipv6: ['::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
} as const;

type Family = keyof typeof PRIVATE_SUBNETS;

/** Creates the list of one family. They are separate because Node.js also matches IPv4 addresses as ::ffff:0:0/96. */
function createBlockList(family: Family): BlockList {
  const list = new BlockList();
  for (const subnet of PRIVATE_SUBNETS[family]) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}

const blocked = { ipv4: createBlockList('ipv4'), ipv6: createBlockList('ipv6') };

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0) return false;
  const family = version === 6 ? 'ipv6' : 'ipv4';
  return !blocked[family].check(address, family);
}

/** Thrown if a host name resolves to an address outside the public internet. */
export class PrivateAddressError extends Error {
  static {
    brandError(this, 'PrivateAddressError');
  }
}

/** Resolves a name like `dns.lookup`, but fails if any of its addresses is not public. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error ? [] : addresses;
    const failure =
      error ?? (found.every(({ address }) => isPublicAddress(address)) ? null : new PrivateAddressError());
    const [first] = found;
    if (options.all) callback(failure, found);
    else callback(failure, first?.address ?? '', first?.family);
  });
