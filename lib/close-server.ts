import type { Server } from 'node:http';
import { setImmediate as endOfTurn } from 'node:timers/promises';

/** Connections that are kept for another request are looked for so often. */
const LOOK_MS = 100;

/** Lets no one else in, and resolves when everyone was answered; nobody's idle connection holds it up. */
export async function closeServer(server: Pick<Server, 'close' | 'closeIdleConnections'>): Promise<void> {
  // Who waits at the door of a process that was held up would be turned away: they are let in between these two.
  await endOfTurn();
  await endOfTurn();
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(look);
      resolve();
    });
  });
}
