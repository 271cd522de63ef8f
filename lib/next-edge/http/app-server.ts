import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { isAppServer } from '@/lib/bff/for-edge';
import { getSingleton } from '@/lib/singleton';

/**
 * Calls `begin` once with the server of Next.js, at its first request and before any listener handles that. Next.js exposes
 * its HTTP server only through its requests. `name` identifies the callback, so that a reloaded module does not add it again.
 */
export const onAppServer = (name: string, begin: (server: Server) => void): void =>
  getSingleton(name, () => {
    const begun = new WeakSet<Server>();
    subscribe('http.server.request.start', (message) => {
      const { server } = message as { server: Server };
      if (begun.has(server)) return;
      begun.add(server);
      if (isAppServer(server)) begin(server);
    });
  });

/** Puts `handle` in front of the request listeners of a server. `handle` calls `pass` to run them. */
export function interceptRequests(
  server: Server,
  handle: (request: IncomingMessage, response: ServerResponse, pass: () => void) => void,
): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    handle(request, response, () => listeners.forEach((listener) => listener.call(server, request, response))),
  );
}
