/**
 * What is this very machine: the one definition. An address is where a connection comes from; a name is what stands in
 * a URL. Of names the list is closed, so that nothing which only looks like one (`127.evil.example`) is ever taken for
 * this machine.
 */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a URL's host name (as in `URL.hostname`: IPv6 in brackets, no port) stands for this machine. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAMES.includes(hostname);

const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Whether an IP address is this machine's own: 127.0.0.0/8, also in IPv6's clothes, or ::1. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);
