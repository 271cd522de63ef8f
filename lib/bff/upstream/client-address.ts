import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackName } from '@/lib/domain/loopback';
import { env } from '@/lib/env';
import { onGlobal } from '@/lib/on-global';

/** Ours alone: whatever a client sends by this name is overwritten. */
const PEER_HEADER = 'x-nalot-peer';

/** Notes on each request where its connection comes from, which the framework's request no longer tells. */
export const watchPeers = (): void =>
  onGlobal('peers', () =>
    subscribe('http.server.request.start', (message) => {
      const { request } = message as { request: IncomingMessage };
      request.headers[PEER_HEADER] = request.socket.remoteAddress;
    }),
  );

const forwardedFor = (headers: Headers): string[] =>
  (headers.get('x-forwarded-for') ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The address that a request comes from; of what proxies say, only that of our own is believed. */
export function clientAddress({ headers }: Pick<Request, 'headers'>): string | undefined {
  const peer = headers.get(PEER_HEADER);
  const way = [...forwardedFor(headers), ...(peer ? [peer] : [])];
  return way.at(-1 - env().TRUSTED_PROXY_HOPS) ?? way[0];
}

/** Whether a request was sent from this very machine to this very machine, through no proxy. */
export function isFromThisMachine({ headers }: Pick<Request, 'headers'>): boolean {
  const peer = headers.get(PEER_HEADER);
  const isHere = peer !== null && [peer, ...forwardedFor(headers)].every(isLoopbackAddress);
  return isHere && isLoopbackName((headers.get('host') ?? '').replace(/:\d+$/, ''));
}
