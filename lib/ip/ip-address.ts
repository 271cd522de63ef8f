import { isIP } from 'node:net';

/** Address with a port, as some proxies write it: `1.2.3.4:5678`, `[2001:db8::1]:5678`. */
const ADDRESS_WITH_PORT = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d{1,5})?$/;

/**
 * Parses the IP address of a peer or of an entry of `X-Forwarded-For`. Removes port and interface (`%eth0`) and converts
 * IPv4-mapped IPv6 addresses to IPv4. Returns null if the text is not an address.
 */
export function parseIpAddress(text: string): string | null {
  const [, inBrackets, beforePort] = ADDRESS_WITH_PORT.exec(text.trim()) ?? [];
  const address = (inBrackets ?? beforePort ?? text.trim()).replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) === 0 ? null : address;
}
