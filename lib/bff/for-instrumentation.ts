import 'server-only';
import { exitWhenStalled } from '@/lib/exit-when-stalled';
import { env, requireKnownProxies } from '@/lib/env';
import { serveMetrics } from '@/lib/metrics/serve-metrics';
import { getOperatorMessage } from '@/lib/operator-error';
import { startTracing } from '@/lib/tracing/tracing';
import { bffLog } from './bff-log';
import { recordPeers } from './upstream/client-address';
import { logMailboxAddress } from './gateway/mailbox';
import { addSecurityHeaders } from './server/security-headers';
import { isStopping, stopOnSignal } from './server/stop-server';
import { getSessionSecret } from './session/session-secret';
import { waitForHostLoss, warmHost } from './upstream/upstream';

function exitWith(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Checks the environment and starts to open the host without delaying the server. Errors that the operator can fix (a
 * variable, a data folder in use) end the process with one sentence.
 */
export function startServer(): void {
  try {
    requireKnownProxies(env());
    if (env().ROLE === 'dispatch') exitWith('ROLE=dispatch serves no pages: start it with `npm run api`.');
    getSessionSecret();
  } catch (error) {
    exitWith(getOperatorMessage(error) ?? String(error));
  }
  const { METRICS_PORT, METRICS_HOST, API_BASE_URL, DATABASE_URL, DATA_DIR, OTEL_EXPORTER_OTLP_ENDPOINT } = env();
  if (METRICS_PORT !== undefined) serveMetrics(METRICS_PORT, METRICS_HOST);
  void startTracing(OTEL_EXPORTER_OTLP_ENDPOINT);
  recordPeers();
  addSecurityHeaders();
  if (process.env.NODE_ENV === 'production') stopOnSignal();
  logMailboxAddress();
  warmHost()
    .then(() => {
      const isEmbedded = !API_BASE_URL && !DATABASE_URL;
      if (isEmbedded && process.env.NODE_ENV === 'production') exitWhenStalled(DATA_DIR);
      return waitForHostLoss();
    })
    .then(({ message }) => exitWith(message))
    .catch((error: unknown) => {
      const sentence = getOperatorMessage(error);
      if (sentence) exitWith(sentence);
      if (isStopping()) return;
      bffLog().error({ err: error }, 'server: opening the host failed');
    });
}
