import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { closeServer } from '@/lib/close-server';
import { getSingleton } from '@/lib/singleton';

interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** The servers of this process. Next.js does not expose its server, so each request reports the one that received it. */
const servers = () => getSingleton('servers', () => new Set<Server>());

const draining = () => getSingleton('draining', () => ({ isOn: false }));

/** Starts to record the servers that receive requests. */
export const trackServers = (): void =>
  getSingleton('servers-watch', () =>
    subscribe('http.server.request.start', (message) => {
      const { response, server } = message as RequestStart;
      servers().add(server);
      // The client's next request should go to another instance.
      if (draining().isOn) response.shouldKeepAlive = false;
    }),
  );

/** Makes each response close its connection from now on. */
export const startDraining = (): void => void (draining().isOn = true);

/** Stops accepting connections, and waits until all responses have been sent. */
export const closeServers = async (): Promise<void> => void (await Promise.all([...servers()].map(closeServer)));
