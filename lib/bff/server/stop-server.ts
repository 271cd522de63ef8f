import { setTimeout as delay } from 'node:timers/promises';
import { env } from '@/lib/env';
import { getSingleton } from '@/lib/singleton';
import { stopTracing } from '@/lib/tracing/tracing';
import { bffLog } from '../bff-log';
import { closeHost, stopHost } from '../upstream/upstream';
import { startDraining, closeServers, trackServers } from './drain';

/** A stop takes no longer than 10 s; what has not ended by then is cut off. */
const STOP_TIMEOUT_MS = 9_500;
/** Requests under way get this long of it. */
const REQUEST_TIMEOUT_MS = 6_000;
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

const stopping = () => getSingleton('stopping', () => ({ isOn: false }));

/** Whether this process was told to stop. */
export const isStopping = (): boolean => stopping().isOn;

/** Unready first, while it still answers; then nobody new; then what goes on beside requests, the database last. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
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
 * Ends the process in order when it is told to. The framework's own handlers, which would end it as soon as the last
 * request is answered, give way: a database has to be closed as well.
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
