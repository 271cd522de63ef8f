import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { isAppServer } from '@/lib/bff/for-edge';
import { getSingleton } from '@/lib/singleton';

/** Begins something with the framework's server, once and by `name`: at its first request, before anyone answers that. */
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

/** Has `answer` stand before whoever listens on a server; what is not for it, it passes on. */
export function interceptRequests(
  server: Server,
  answer: (request: IncomingMessage, response: ServerResponse, pass: () => void) => void,
): void {
  const behind = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) =>
    answer(request, response, () => behind.forEach((listener) => listener.call(server, request, response))),
  );
}
