import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '@/lib/ip/loopback';
import { parseIpAddress } from '@/lib/ip/ip-address';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';

/** Returns the header that contains the peer's address. Its name is random, so that no client can set it. */
export const getPeerHeader = (): string => getSingleton('peer-header', () => `x-nalot-peer-${crypto.randomUUID()}`);

/** Adds the peer's address to each request, because a `Request` of Next.js does not contain it. */
export const recordPeers = (): void =>
  getSingleton('peers', () =>
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      request.headers[getPeerHeader()] = request.socket.remoteAddress;
    }),
  );

const UNKNOWN = 'unknown';

/** Parses the addresses of proxies, with or without ports. Invalid entries keep their position as `UNKNOWN`. */
const parseForwardedFor = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => parseIpAddress(entry) ?? UNKNOWN);

/** Returns the address that a request comes from. Only entries of trusted proxies are believed. */
export function getClientAddress({ headers }: Pick<Request, 'headers'>): string | undefined {
  const peer = headers.get(getPeerHeader());
  // Received before `recordPeers`: nothing confirms the addresses in its headers.
  if (!peer && env().NODE_ENV === 'production') return undefined;
  const path = [...parseForwardedFor(headers), ...(peer ? [peer] : [])];
  return path.at(-1 - env().TRUSTED_PROXY_HOPS) ?? path[0];
}

/** Returns true if a request was sent from this machine to a loopback name, through no other machine. */
export function isFromThisMachine({ headers }: Pick<Request, 'headers'>): boolean {
  const peer = headers.get(getPeerHeader());
  const isHere = peer !== null && [peer, ...parseForwardedFor(headers)].every(isLoopbackAddress);
  return isHere && isLoopbackName((headers.get('host') ?? '').replace(/:\d+$/, ''));
}
