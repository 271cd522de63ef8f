/**
 * Host names of this machine in URLs. The list is closed, so that a name which only resembles one (`127.evil.example`)
 * is not accepted.
 */
export const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Returns true if a host name as in `URL.hostname` (IPv6 in brackets, no port) denotes this machine. */
export const isLoopbackName = (hostname: string): boolean => LOOPBACK_NAMES.includes(hostname);

const LOOPBACK_ADDRESS = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/;

/** Returns true for loopback addresses: 127.0.0.0/8, also IPv4-mapped, and ::1. */
export const isLoopbackAddress = (address: string): boolean => LOOPBACK_ADDRESS.test(address);
