import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '@/lib/ip/loopback';
import { parseIpAddress } from '@/lib/ip/ip-address';
import { env, EnvError, type Env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';

/** Where a request's peer is noted. No client can know the name, not even one that comes before anybody watches. */
export const getPeerHeader = (): string => getSingleton('peer-header', () => `x-nalot-peer-${crypto.randomUUID()}`);

/** Notes on each request where its connection comes from, which the framework's request no longer tells. */
export const recordPeers = (): void =>
  getSingleton('peers', () =>
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      request.headers[getPeerHeader()] = request.socket.remoteAddress;
    }),
  );

const UNKNOWN = 'unknown';

/** Some proxies write ports beside addresses; an entry that is no address stays in its place, as nobody's. */
const parseForwardedFor = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .filter((entry) => entry.trim() !== '')
    .map((entry) => parseIpAddress(entry) ?? UNKNOWN);

/**
 * Encryption ends before this app, so where browsers come by https a proxy of ours stands between, and without its word
 * all of them would be one visitor. Throws `EnvError`.
 */
export function requireKnownProxies({ NODE_ENV, SITE_URL, TRUSTED_PROXY_HOPS }: Env): void {
  if (NODE_ENV === 'production' && SITE_URL?.startsWith('https:') && TRUSTED_PROXY_HOPS === 0)
    throw new EnvError(
      'TRUSTED_PROXY_HOPS must be set with an https SITE_URL: how many proxies of yours stand before the app (usually 1).',
    );
}

/** The address that a request comes from; of what proxies say, only that of our own is believed. */
export function getClientAddress({ headers }: Pick<Request, 'headers'>): string | undefined {
  const peer = headers.get(getPeerHeader());
  // A request that came before anybody watched: whatever it says of itself, nothing stands behind it.
  if (!peer && env().NODE_ENV === 'production') return undefined;
  const way = [...parseForwardedFor(headers), ...(peer ? [peer] : [])];
  return way.at(-1 - env().TRUSTED_PROXY_HOPS) ?? way[0];
}

/** Whether a request was sent from this very machine to this very machine, through no proxy. */
export function isFromThisMachine({ headers }: Pick<Request, 'headers'>): boolean {
  const peer = headers.get(getPeerHeader());
  const isHere = peer !== null && [peer, ...parseForwardedFor(headers)].every(isLoopbackAddress);
  return isHere && isLoopbackName((headers.get('host') ?? '').replace(/:\d+$/, ''));
}
