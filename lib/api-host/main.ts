import { existsSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { env, EnvError, type Env } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { buildHost } from './build-host';
import { FolderInUseError } from './db/folder-lock';

/** Requests under way get this long to end. */
const STOP_LIMIT_MS = 10_000;

/** A fault that the operator can mend is told in one sentence; its stack would only hide it. */
function exitWith(error: unknown): never {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  const isOperators = error instanceof EnvError || error instanceof FolderInUseError || isListening(error);
  process.stderr.write(`${isOperators ? message : stack}\n`);
  process.exit(1);
}

const isListening = (error: unknown) => (error as NodeJS.ErrnoException).syscall === 'listen';

/** The host alone, on a port of its own, until it is told to stop. */
function start(config: Env): void {
  const logger = createLogger(config.LOG_LEVEL, 'api-host');
  const host = buildHost(config, logger);
  const { API_HOST: hostname, API_PORT: port } = config;
  let isStopping = false;
  host.opened.catch((error: unknown) => isStopping || exitWith(error));
  const server = serve({ fetch: host.fetch, hostname, port }, (address) => {
    logger.info({ address: `http://${hostname}:${address.port}` }, 'listening');
  });
  server.on('error', exitWith);
  const stop = () => {
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    server.close(() => void host.close().then(() => process.exit(0)));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  // As the framework does for the app. Where Node cannot yet (before 20.12), the shell has to.
  if (existsSync('.env')) process.loadEnvFile?.();
  start(env());
} catch (error) {
  exitWith(error);
}
