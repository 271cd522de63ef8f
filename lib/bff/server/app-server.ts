import type { Server } from 'node:http';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import { bffLog } from '../bff-log';

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
  if (isOurs) getServerState().isKnown = true;
  else getServerState().hasOther = true;
  return isOurs;
}

const getServerState = () => getSingleton('app-server', () => ({ isKnown: false, hasOther: false, isReported: false }));

/**
 * Logs once that a page is rendered although requests have only reached servers that do not listen on `PORT`: the app runs
 * in a custom server, without the edge layer. A page that is requested before the edge layer has started is not reported.
 */
export function reportUnknownServer(): void {
  const state = getServerState();
  if (state.isKnown || !state.hasOther || state.isReported || env().NODE_ENV !== 'production') return;
  state.isReported = true;
  bffLog().warn(
    'server: the app does not run in `next start`, or not on PORT, so the edge layer is off; docs/operations names what is lost',
  );
}
