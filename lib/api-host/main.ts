import { serve } from '@hono/node-server';
import { env, EnvError, type Env } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { buildHost } from './build-host';
import { FolderInUseError } from './db/folder-lock';

/** Requests under way get this long to end. */
const STOP_LIMIT_MS = 10_000;

/** A fault that the operator can mend is told in one sentence; its stack would only hide it. */
function exitWith(error: unknown): never {
  const isOperators = error instanceof EnvError || error instanceof FolderInUseError;
  process.stderr.write(`${isOperators ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
}

/** The host alone, on a port of its own, until it is told to stop. */
function start({ API_HOST: hostname, API_PORT: port, ...rest }: Env): void {
  const logger = createLogger(rest.LOG_LEVEL, 'api-host');
  const host = buildHost({ API_HOST: hostname, API_PORT: port, ...rest }, logger);
  host.opened.catch(exitWith);
  const server = serve({ fetch: host.fetch, hostname, port }, (address) => {
    logger.info({ address: `http://${hostname}:${address.port}` }, 'listening');
  });
  server.on('error', exitWith);
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server.close(() => void host.close().then(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  start(env());
} catch (error) {
  exitWith(error);
}
