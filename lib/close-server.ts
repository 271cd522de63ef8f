import type { Server } from 'node:http';

/** Connections that are kept for another request are looked for so often. */
const LOOK_MS = 100;

/** Lets no one else in, and resolves when everyone was answered; nobody's idle connection holds it up. */
export function closeServer(server: Pick<Server, 'close' | 'closeIdleConnections'>): Promise<void> {
  const look = setInterval(() => server.closeIdleConnections(), LOOK_MS);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(look);
      resolve();
    });
  });
}
