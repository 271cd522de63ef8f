import type { Server } from 'node:http';

const known = new WeakMap<Server, boolean>();

function hasAppPort(server: Server): boolean {
  const address = server.address();
  return typeof address === 'object' && address !== null && String(address.port) === process.env.PORT;
}

/**
 * Returns true if a server that has received a request is the one of Next.js, which writes its port to `PORT`. The process
 * has other servers: for metrics and for the development login.
 */
export function isAppServer(server: Server): boolean {
  const isOurs = known.get(server) ?? hasAppPort(server);
  known.set(server, isOurs);
  return isOurs;
}
