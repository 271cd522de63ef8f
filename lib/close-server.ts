import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const CHECK_INTERVAL_MS = 100;

/** Stops accepting connections and closes idle ones. Resolves when all open requests have been answered. */
export async function closeServer(server: Pick<Server, 'close' | 'closeIdleConnections'>): Promise<void> {
  // If the event loop was blocked, connections may be waiting to be accepted. They are accepted between these two turns.
  await nextTurn();
  await nextTurn();
  const look = setInterval(() => server.closeIdleConnections(), CHECK_INTERVAL_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(look);
      resolve();
    });
  });
}
