import { metrics } from '@/lib/metrics/metrics';
import type { OpenDatabase } from './database';

/** Registers metrics of the connection pools, which are read at every scrape. */
export function registerDatabaseMetrics({ pools }: OpenDatabase, closing: AbortSignal): void {
  const { collectors, connections } = metrics();

  function collect(): void {
    for (const { name, total, idle, waiting } of pools())
      for (const [state, count] of Object.entries({ total, idle, waiting }))
        connections.set({ pool: name, state }, count);
  }

  collectors.add(collect);
  closing.addEventListener('abort', () => collectors.delete(collect));
}
