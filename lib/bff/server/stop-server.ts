import { setTimeout as delay } from 'node:timers/promises';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import { stopTracing } from '@/lib/tracing/tracing';
import { bffLog } from '../bff-log';
import { closeHost, stopHost } from '../upstream/upstream';
import { startDraining, closeServers, trackServers } from './drain';

/** Time for running requests to finish. */
const REQUEST_TIMEOUT_MS = 6_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const stopping = () => getSingleton('stopping', () => ({ isOn: false }));

/** Returns true if this process has received a stop signal. */
export const isStopping = (): boolean => stopping().isOn;

/** Reports unready while still serving, then closes the servers, background work, and the database last. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), env().STOP_LIMIT_MS).unref();
  const limit = delay(env().DRAIN_MS + REQUEST_TIMEOUT_MS, undefined, { ref: false });
  startDraining();
  await stopHost();
  await delay(env().DRAIN_MS);
  await Promise.race([closeServers(), limit]);
  await closeHost();
  await stopTracing();
  bffLog().info('stopped');
  process.exit(0);
}

/**
 * Shuts the process down in order on a stop signal. Replaces the handlers of Next.js, which would exit after the last
 * response without closing the database.
 */
export function stopOnSignal(): void {
  trackServers();
  for (const signal of SIGNALS) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isStopping()) return;
      stopping().isOn = true;
      void stop();
    });
  }
}
