import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { closeServer } from '@/lib/close-server';
import { isLoopbackName } from '@/lib/ip/loopback';
import { env, EnvError, type Env } from '@/lib/env';
import { createLogger } from '@/lib/log';
import { serveMetrics } from '@/lib/metrics/serve-metrics';
import { getOperatorMessage } from '@/lib/operator-error';
import { startTracing, stopTracing } from '@/lib/tracing/tracing';
import { exitWhenStalled } from '@/lib/exit-when-stalled';
import { buildHost } from './build-host';

/** Prints an error and exits. An error that the operator can fix is printed as one sentence without a stack. */
function exitWith(error: unknown): never {
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
  const sentence = getOperatorMessage(error) ?? (isListenError(error) ? explainListenError(error) : stack);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const isListenError = (error: unknown): error is NodeJS.ErrnoException & { port?: number } =>
  (error as NodeJS.ErrnoException).syscall === 'listen';

const explainListenError = ({ code, message, port }: NodeJS.ErrnoException & { port?: number }): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} is taken by another program. Stop that program, or set API_PORT to another port.`
    : message;

/** Throws `EnvError` if the host is reachable from other machines without a secret shared with its BFFs. */
function requireSecret({ NODE_ENV, API_HOST, API_SECRET }: Env): void {
  if (NODE_ENV === 'production' && !isLoopbackName(API_HOST) && !API_SECRET)
    throw new EnvError('API_SECRET must be set in production if API_HOST is not a loopback address.');
}

/** Runs the host on its own port until the process receives a stop signal. */
function start(config: Env): void {
  requireSecret(config);
  const logger = createLogger(config.LOG_LEVEL, 'api-host');
  void startTracing(config.OTEL_EXPORTER_OTLP_ENDPOINT);
  const host = buildHost(config, logger);
  if (config.METRICS_PORT !== undefined) serveMetrics(config.METRICS_PORT, config.METRICS_HOST);
  const { API_HOST: hostname, API_PORT: port } = config;
  let isStopping = false;
  host.opened.then(
    ({ kind }) => kind === 'embedded' && exitWhenStalled(config.DATA_DIR),
    (error: unknown) => isStopping || exitWith(error),
  );
  void host.lost.then(exitWith);
  const server = serve({ fetch: host.fetch, hostname, port }, (bound) => {
    const address = `http://${hostname}:${bound.port}`;
    logger.info({ address }, 'listening');
    if (host.mailbox)
      logger.info(
        { address: `${address}${host.mailbox}` },
        'mails are stored instead of sent; read them at this address',
      );
  });
  server.on('error', exitWith);
  const stop = async () => {
    isStopping = true;
    setTimeout(() => process.exit(1), config.STOP_LIMIT_MS).unref();
    host.stop();
    await delay(config.DRAIN_MS);
    await closeServer(server as Server);
    await host.close();
    await stopTracing();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void stop());
}

try {
  // Next.js does this for the app. Node before 20.12 cannot, so there the shell must set the variables.
  if (existsSync('.env')) process.loadEnvFile?.();
  start(env());
} catch (error) {
  exitWith(error);
}
