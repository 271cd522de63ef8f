import type { Server } from 'node:http';

const known = new WeakMap<Server, boolean>();

function hasAppPort(server: Server): boolean {
  const address = server.address();
  return typeof address === 'object' && address !== null && String(address.port) === process.env.PORT;
}

/**
 * Whether a server that has been asked something is the framework's: that says here which port is its own. A process has
 * others, for numbers and for the login of development.
 */
export function isAppServer(server: Server): boolean {
  const found = known.get(server) ?? hasAppPort(server);
  known.set(server, found);
  return found;
}
