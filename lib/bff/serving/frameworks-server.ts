import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { onGlobal } from '@/lib/on-global';

const known = new WeakMap<Server, boolean>();

function listensAtItsPort(server: Server): boolean {
  const address = server.address();
  return typeof address === 'object' && address !== null && String(address.port) === process.env.PORT;
}

/**
 * Whether a server that has been asked something is the framework's: that says here which port is its own. A process has
 * others, for numbers and for the login of development.
 */
export function isFrameworks(server: Server): boolean {
  const found = known.get(server) ?? listensAtItsPort(server);
  known.set(server, found);
  return found;
}

/** Begins something with the framework's server, once and by `name`: at its first request, before anyone answers that. */
export const withFrameworksServer = (name: string, begin: (server: Server) => void): void =>
  onGlobal(name, () => {
    const begun = new WeakSet<Server>();
    subscribe('http.server.request.start', (message) => {
      const { server } = message as { server: Server };
      if (begun.has(server)) return;
      begun.add(server);
      if (isFrameworks(server)) begin(server);
    });
  });

/** Has `answer` stand before whoever listens on a server; what is not for it, it passes on. */
export function standBefore(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse, pass: () => void) => void,
): void {
  const behind = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    answer(request, response, () => behind.forEach((listener) => listener.call(server, request, response))),
  );
}
