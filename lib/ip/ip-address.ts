import { isIP } from 'node:net';

/** `1.2.3.4:5678` and `[2001:db8::1]:5678`, as some proxies write whom they speak for. */
const ADDRESS_WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/;

/**
 * The IP address that a peer or an entry of `X-Forwarded-For` names: without its port, without the name of an interface
 * (`%eth0`), and IPv4 out of IPv6's clothes. Null for anything that is no address.
 */
export function parseIpAddress(text: string): string | null {
  const [, inBrackets, beforePort] = ADDRESS_WITH_PORT.exec(text.trim()) ?? [];
  const address = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}
