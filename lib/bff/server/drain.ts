import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { closeServer } from '@/lib/close-server';
import { getSingleton } from '@/lib/singleton';

interface RequestStart {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** The servers of this process; the framework keeps its own to itself, but each request tells where it arrived. */
const servers = () => getSingleton('servers', () => new Set<Server>());

const draining = () => getSingleton('draining', () => ({ isOn: false }));

/** Begins to notice where requests arrive. */
export const trackServers = (): void =>
  getSingleton('servers-watch', () =>
    subscribe('http.server.request.start', (message) => {
      const { response, server } = message as RequestStart;
      servers().add(server);
      // Whoever asks next over this connection is to ask another instance.
      if (draining().isOn) response.shouldKeepAlive = false;
    }),
  );

/** From now on each answer ends its connection. */
export const startDraining = (): void => void (draining().isOn = true);

/** Lets no one else in, and waits until everyone was answered. A server that was never asked has nobody to wait for. */
export const closeServers = async (): Promise<void> => void (await Promise.all([...servers()].map(closeServer)));
