import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** Connections that are kept for another request are looked for so often. */
const CHECK_INTERVAL_MS = 100;

/** Lets no one else in, and resolves when everyone was answered; nobody's idle connection holds it up. */
export async function closeServer(server: Pick<Server, 'close' | 'closeIdleConnections'>): Promise<void> {
  // Who waits at the door of a process that was held up would be turned away: they are let in between these two.
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
