// Checks PORT and HOST before anything is installed or built.
import { createServer } from 'node:net';

const DEFAULT_PORT = 3000;
const MAX_PORT = 65_535;
/** Ports after a taken one that may be suggested. */
const MAX_SUGGESTIONS = 50;

/** Returns the port. Throws if the text is none. */
function parsePort(text) {
  const port = text ? Number(text) : DEFAULT_PORT;
  if (Number.isInteger(port) && port >= 1 && port <= MAX_PORT) return port;
  throw new Error(`PORT must be a number from 1 to ${MAX_PORT}, not ${text}. Type: PORT=${DEFAULT_PORT} npm start`);
}

/** Resolves with the code of the error, or null if the port can be opened. */
const tryToListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer().once('error', ({ code }) => resolve(code));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });

async function suggestPort(taken, host) {
  for (let port = taken + 1; port <= Math.min(MAX_PORT, taken + MAX_SUGGESTIONS); port++)
    if ((await tryToListen(port, host)) === null) return port;
  return DEFAULT_PORT;
}

/** Throws an error with one sentence, which says what to type, if the server could not listen on PORT and HOST. */
export async function requireFreePort({ PORT, HOST }) {
  const host = HOST || undefined;
  const port = parsePort(PORT);
  const code = await tryToListen(port, host);
  if (code === null) return;
  if (code === 'EADDRINUSE')
    throw new Error(
      `Port ${port} is taken by another program. Stop that program, or type: PORT=${await suggestPort(port, host)} npm start`,
    );
  if (code === 'EACCES') throw new Error(`This user may not open port ${port}. Type: PORT=${DEFAULT_PORT} npm start`);
  throw new Error(`HOST=${HOST} is no address of this machine (${code}). Type: HOST=127.0.0.1 npm start`);
}
